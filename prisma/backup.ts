import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform, Writable, type Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { withClient } from '../lib/platform/database-connection';
import { openBackupKey, WrongPassphrase, type BackupKey } from './backup-key';
import { migrate, migrationNames } from './migrate';

interface Table {
  name: string;
  columns: string[];
}

interface TableFacts extends Table {
  rows: number;
  /** Of the rows in COPY's text format. */
  sha256: string;
}

const TABLES = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
    and not a.attisdropped and a.attgenerated = '' and c.relname <> '_prisma_migrations'
  group by c.relname order by c.relname`;

const REFERENCES = `
  select distinct c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent
  from pg_constraint c
  where c.contype = 'f' and c.conrelid <> c.confrelid and c.connamespace = 'public'::regnamespace`;

/** The site's tables, referenced ones before those that refer to them. */
async function listTables(client: pg.Client): Promise<Table[]> {
  let waiting = (await client.query<Table>(TABLES)).rows;
  const { rows } = await client.query<{ child: string; parent: string }>(REFERENCES);
  const references = rows.map(({ child, parent }) => ({
    child: unquote(child),
    parent: unquote(parent),
  }));
  const ordered: Table[] = [];
  while (waiting.length > 0) {
    const blocked = (table: Table) =>
      references.some(
        ({ child, parent }) => child === table.name && waiting.some(({ name }) => name === parent),
      );
    const free = waiting.filter((table) => !blocked(table));
    if (free.length === 0) throw new Error('Tables refer to each other in a circle.');
    ordered.push(...free);
    waiting = waiting.filter(blocked);
  }
  return ordered;
}

const unquote = (name: string) => name.replace(/^"|"$/g, '');

function copyTarget({ name, columns }: Table): string {
  const quoted = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  return `public.${pg.escapeIdentifier(name)} (${quoted})`;
}

/** Copies a table's rows to `sinks`, counting and hashing them. */
async function copyOut(
  client: pg.Client,
  table: Table,
  ...sinks: NodeJS.ReadWriteStream[] | [...NodeJS.ReadWriteStream[], NodeJS.WritableStream]
): Promise<TableFacts> {
  const source = client.query(copyTo(`copy ${copyTarget(table)} to stdout`));
  const hash = createHash('sha256');
  const hashing = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
  });
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  await pipeline([source, hashing, ...(sinks.length > 0 ? sinks : [nowhere])]);
  return { ...table, rows: source.rowCount, sha256: hash.digest('hex') };
}

/**
 * The `manifest.json.age` of a backup folder, beside one `<table>.copy.gz.age` for each table, and
 * `key.age`. In old backups they are not encrypted, and end without `.age`.
 */
interface Manifest {
  takenAt: string;
  /** Name of the newest migration in the database. */
  migration: string;
  tables: TableFacts[];
  sequences: { name: string; value: string }[];
}

const SEQUENCES = `
  select sequencename as name, last_value::text as value
  from pg_sequences where schemaname = 'public' and last_value is not null`;

/**
 * Writes a consistent snapshot of every table to `folder`, which must not exist yet.
 * @param key encrypts every file, and is written beside them
 */
export async function backup(url: string, folder: string, key: BackupKey): Promise<Manifest> {
  const { encrypted } = key;
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  await writeFile(path.join(unfinished, key.name), key.file, { mode: 0o600 });
  const manifest = await withClient(url, async (client) => {
    await client.query('begin transaction isolation level repeatable read, read only');
    // The first statement takes the snapshot.
    const { rows } = await client.query<{ now: Date }>('select now()');
    const tables: TableFacts[] = [];
    for (const table of await listTables(client)) {
      const file = createWriteStream(path.join(unfinished, `${table.name}.copy.gz.age`), {
        mode: 0o600,
      });
      tables.push(await copyOut(client, table, createGzip(), encrypted(), file));
    }
    const newest = await client.query<{ name: string }>(
      'select migration_name as name from _prisma_migrations where finished_at is not null order by 1 desc limit 1',
    );
    return {
      takenAt: rows[0]?.now.toISOString() ?? '',
      migration: newest.rows[0]?.name ?? '',
      tables,
      sequences: (await client.query<{ name: string; value: string }>(SEQUENCES)).rows,
    };
  });
  const file = createWriteStream(path.join(unfinished, 'manifest.json.age'), { mode: 0o600 });
  await pipeline([Buffer.from(JSON.stringify(manifest, null, 2))], encrypted(), file);
  await rename(unfinished, folder);
  return manifest;
}

/** How to read the files of a backup. */
interface Source {
  folder: string;
  /** A decrypting stream; null for an old backup, which is not encrypted. */
  decrypted: (() => Duplex) | null;
}

/** @throws Error when there is no finished backup, or no passphrase, or a wrong one, for an encrypted one */
async function openBackup(folder: string, passphrase: string | undefined): Promise<Source> {
  const exists = (name: string) =>
    access(path.join(folder, name)).then(
      () => true,
      () => false,
    );
  if (await exists('manifest.json.age')) {
    if (!passphrase) {
      throw new Error('This backup is encrypted: set BACKUP_PASSPHRASE to its passphrase.');
    }
    return { folder, decrypted: await openKey(folder, passphrase) };
  }
  if (await exists('manifest.json')) return { folder, decrypted: null };
  throw new Error(`${folder} is not a finished backup: it has no manifest.`);
}

async function openKey(folder: string, passphrase: string): Promise<() => Duplex> {
  try {
    return await openBackupKey(folder, passphrase);
  } catch (error) {
    throw new Error(
      error instanceof WrongPassphrase
        ? 'BACKUP_PASSPHRASE is not the passphrase of this backup.'
        : 'The backup is damaged: its key is not what was written.',
    );
  }
}

/** The streams that read a file, for `pipeline`. */
function reading({ folder, decrypted }: Source, name: string): NodeJS.ReadWriteStream[] {
  const file = createReadStream(path.join(folder, decrypted ? `${name}.age` : name));
  // A pipeline of one type: the first stream is never written to.
  const first = file as unknown as NodeJS.ReadWriteStream;
  return decrypted ? [first, decrypted()] : [first];
}

/**
 * Restores a backup into an empty database in one transaction: rows are read back and compared with
 * the backup's checksums before it is committed.
 * @param passphrase of an encrypted backup
 * @throws Error when the backup is damaged, the database is not empty, or the backup comes from a
 * newer version of the site
 */
export async function restore(
  url: string,
  folder: string,
  migrations: string,
  passphrase: string | undefined,
): Promise<Manifest> {
  // First, because opening an encrypted backup takes a second.
  await withClient(url, refuseUnlessEmpty);
  const source = await openBackup(folder, passphrase);
  const manifest = await readManifest(source);
  await checkFiles(source, manifest);
  if (!(await migrationNames(migrations)).includes(manifest.migration)) {
    throw new Error(
      `This backup needs migration ${manifest.migration}, which this version of the site lacks.`,
    );
  }
  await migrate(url, migrations, manifest.migration);
  await withClient(url, async (client) => {
    await client.query('begin');
    for (const table of manifest.tables) await copyIn(client, source, table);
    for (const { name, value } of manifest.sequences) {
      await client.query('select setval($1::regclass, $2)', [pg.escapeIdentifier(name), value]);
    }
    await client.query('commit');
  });
  await migrate(url, migrations);
  return manifest;
}

async function readManifest(source: Source): Promise<Manifest> {
  const chunks: Buffer[] = [];
  const whole = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
  });
  await pipeline([...reading(source, 'manifest.json'), whole]).catch(() => {
    throw new Error('The backup is damaged: its manifest is not what was written.');
  });
  return JSON.parse(Buffer.concat(chunks).toString('utf8')) as Manifest;
}

async function checkFiles(source: Source, manifest: Manifest): Promise<void> {
  for (const { name, sha256 } of manifest.tables) {
    const hash = createHash('sha256');
    const damaged = () =>
      new Error(`The backup is damaged: ${name}.copy.gz is not what was written.`);
    const streams = [...reading(source, `${name}.copy.gz`), createGunzip(), hash];
    await pipeline(streams).catch(() => {
      throw damaged();
    });
    if (hash.digest('hex') !== sha256) throw damaged();
  }
}

async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query(
      `select 1 from public.${pg.escapeIdentifier(name)} limit 1`,
    );
    if (rows.length > 0) {
      throw new Error(
        `The database already holds rows (table ${name}), and a restore never writes over anything. ` +
          'Stop the site and move .data/postgres aside, or give an empty database in DATABASE_URL, then restore again.',
      );
    }
  }
}

async function copyIn(client: pg.Client, source: Source, table: TableFacts): Promise<void> {
  const sink = client.query(copyFrom(`copy ${copyTarget(table)} from stdin`));
  await pipeline([...reading(source, `${table.name}.copy.gz`), createGunzip(), sink]);
  const found = await copyOut(client, table);
  if (found.rows !== table.rows || found.sha256 !== table.sha256) {
    throw new Error(`Table ${table.name} came back different from the backup. Nothing was kept.`);
  }
}
