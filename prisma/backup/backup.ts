import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform, Writable, type Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { withClient } from '../../lib/platform/database-connection';
import { openBackupKey, WrongPassphrase, type BackupKey } from './backup-key';
import { compareMigrations, migrate, migrationNames } from '../migrate';

/** The server's secret, encrypted like every file. */
const SECRET = 'session-secret';

/** The backup itself is faulty: it was changed, is incomplete, or cannot be restored as written. */
export class UnsoundBackup extends Error {}

interface Table {
  name: string;
  columns: string[];
}

interface TableFacts extends Table {
  rows: number;
  /** Hash of the rows in COPY's text format. */
  sha256: string;
}

const TABLES = `
  select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
  from pg_class c join pg_attribute a on a.attrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and a.attnum > 0
    and not a.attisdropped and a.attgenerated = '' and c.relname <> '_prisma_migrations'
  group by c.relname order by c.relname`;

/** How many rows each table has. */
export function countRows(url: string): Promise<{ name: string; rows: number }[]> {
  return withClient(url, async (client) => {
    const counts = [];
    for (const { name } of (await client.query<Table>(TABLES)).rows) {
      const counted = await client.query<{ rows: number }>(
        `select count(*)::int as rows from ${pg.escapeIdentifier(name)}`,
      );
      counts.push({ name, rows: counted.rows[0]?.rows ?? 0 });
    }
    return counts;
  });
}

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
 * The `manifest.json.age` of a backup folder, beside one `<table>.copy.gz.age` for each table,
 * `key.age`, and `session-secret.age` where the server's secret was known. In old backups they are not
 * encrypted, and end without `.age`.
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
 * Writes a consistent snapshot of every table to `folder`, which must not exist yet. An unfinished backup is
 * deleted.
 * @param key encrypts every file, and is written beside them
 * @param secret of the server that the snapshot belongs to; null where it is not known
 */
export async function backup(
  url: string,
  folder: string,
  key: BackupKey,
  secret: string | null = null,
): Promise<Manifest> {
  await mkdir(path.dirname(folder), { recursive: true, mode: 0o700 });
  await mkdir(folder, { mode: 0o700 });
  const write = (name: string, text: string) =>
    pipeline([Buffer.from(text)], key.encrypted(), newFile(path.join(folder, `${name}.age`)));
  try {
    await writeFile(path.join(folder, key.name), key.file, { mode: 0o600 });
    const manifest = await withClient(url, (client) => copyTables(client, folder, key));
    if (secret) await write(SECRET, secret);
    // Last, because it marks the backup as finished.
    await write('manifest.json', JSON.stringify(manifest, null, 2));
    return manifest;
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

const newFile = (file: string) => createWriteStream(file, { mode: 0o600 });

async function copyTables(
  client: pg.Client,
  folder: string,
  { encrypted }: BackupKey,
): Promise<Manifest> {
  await client.query('begin transaction isolation level repeatable read, read only');
  // The first statement takes the snapshot.
  const { rows } = await client.query<{ now: Date }>('select now()');
  const tables: TableFacts[] = [];
  for (const table of await listTables(client)) {
    const file = newFile(path.join(folder, `${table.name}.copy.gz.age`));
    tables.push(await copyOut(client, table, createGzip(), encrypted(), file));
  }
  const newest = await client.query<{ name: string }>(
    'select migration_name as name from _prisma_migrations where finished_at is not null or applied_steps_count > 0 order by 1 desc limit 1',
  );
  return {
    takenAt: rows[0]?.now.toISOString() ?? '',
    migration: newest.rows[0]?.name ?? '',
    tables,
    sequences: (await client.query<{ name: string; value: string }>(SEQUENCES)).rows,
  };
}

/** Access to the files of a backup. */
interface Source {
  folder: string;
  /** A decrypting stream; null for an old backup, which is not encrypted. */
  decrypted: (() => Duplex) | null;
}

/**
 * @param passphrases possible ones
 * @throws Error when there is no finished backup, or no passphrase, or only wrong ones, for an encrypted one
 */
async function openBackup(folder: string, passphrases: readonly string[]): Promise<Source> {
  if (await exists(path.join(folder, 'manifest.json.age'))) {
    if (passphrases.length === 0) {
      throw new Error('This backup is encrypted: set BACKUP_PASSPHRASE to its passphrase.');
    }
    return { folder, decrypted: await openKey(folder, passphrases) };
  }
  if (await exists(path.join(folder, 'manifest.json'))) return { folder, decrypted: null };
  throw new Error(`${folder} is not a finished backup: it has no manifest.`);
}

const exists = (file: string) =>
  access(file).then(
    () => true,
    () => false,
  );

/** Whether the folder holds a finished backup. */
export const isBackup = async (folder: string) =>
  (await exists(path.join(folder, 'manifest.json.age'))) ||
  exists(path.join(folder, 'manifest.json'));

async function openKey(folder: string, passphrases: readonly string[]): Promise<() => Duplex> {
  for (const passphrase of passphrases) {
    try {
      return await openBackupKey(folder, passphrase);
    } catch (error) {
      if (error instanceof WrongPassphrase) continue;
      rethrowIfOfMachine(error);
      throw new UnsoundBackup('The backup is damaged: its key is not what was written.');
    }
  }
  throw new Error('BACKUP_PASSPHRASE is not the passphrase of this backup.');
}

/** A full disk or an unreadable file is no fault of the backup. */
function rethrowIfOfMachine(error: unknown): void {
  const { code } = error as NodeJS.ErrnoException;
  if (/^(EACCES|EPERM|EMFILE|ENFILE|ENOMEM|ENOSPC|EROFS)$/.test(code ?? '')) throw error;
}

/** The streams that read a file, for `pipeline`. */
function reading({ folder, decrypted }: Source, name: string): NodeJS.ReadWriteStream[] {
  const file = createReadStream(path.join(folder, decrypted ? `${name}.age` : name));
  // A pipeline of one type: the first stream is never written to.
  const first = file as unknown as NodeJS.ReadWriteStream;
  return decrypted ? [first, decrypted()] : [first];
}

/** Contents of a backup besides its rows. */
interface Restored extends Manifest {
  /** The server's secret; null in a backup without it. */
  secret: string | null;
}

/**
 * Restores a backup into an empty database in one transaction: rows are read back and compared with
 * the backup's checksums before it is committed.
 * @param passphrases those that may be an encrypted backup's
 * @throws UnsoundBackup when the backup is damaged; Error when the database is not empty or has later tables, or the
 * backup comes from a newer version of the site
 */
export async function restore(
  url: string,
  folder: string,
  migrations: string,
  passphrases: readonly string[],
): Promise<Restored> {
  // First, because opening an encrypted backup takes a second.
  await withClient(url, refuseUnlessEmpty);
  const source = await openBackup(folder, passphrases);
  const manifest = await readManifest(source);
  await checkFiles(source, manifest);
  if (!(await migrationNames(migrations)).includes(manifest.migration)) {
    throw new Error(
      `This backup is of a newer version of the program: it needs migration ${manifest.migration}. ` +
        'Install that version (git pull && npm install), then restore again.',
    );
  }
  await refuseNewerTables(url, migrations, manifest.migration);
  await migrate(url, migrations, { upTo: manifest.migration });
  await withClient(url, async (client) => {
    await client.query('begin');
    for (const table of manifest.tables) await copyIn(client, source, table);
    for (const { name, value } of manifest.sequences) {
      await client.query('select setval($1::regclass, $2)', [pg.escapeIdentifier(name), value]);
    }
    await client.query('commit');
  });
  await migrate(url, migrations);
  return { ...manifest, secret: await readSecret(source) };
}

/**
 * The server's secret in a backup, null where it holds none.
 * @throws UnsoundBackup, Error as `restore` does
 */
export async function secretInBackup(
  folder: string,
  passphrases: readonly string[],
): Promise<string | null> {
  return readSecret(await openBackup(folder, passphrases));
}

async function readSecret(source: Source): Promise<string | null> {
  // Unencrypted backups are older than the first ones with a secret.
  const isThere = source.decrypted && (await exists(path.join(source.folder, `${SECRET}.age`)));
  return isThere ? readText(source, SECRET, 'the secret of the server') : null;
}

async function readManifest(source: Source): Promise<Manifest> {
  return JSON.parse(await readText(source, 'manifest.json', 'its manifest')) as Manifest;
}

/** @throws UnsoundBackup that names the file */
async function readText(source: Source, file: string, name: string): Promise<string> {
  const chunks: Buffer[] = [];
  const whole = new Writable({
    write: (chunk: Buffer, _encoding, done) => {
      chunks.push(chunk);
      done();
    },
  });
  await pipeline([...reading(source, file), whole]).catch((error: unknown) => {
    rethrowIfOfMachine(error);
    throw new UnsoundBackup(`The backup is damaged: ${name} is not what was written.`);
  });
  return Buffer.concat(chunks).toString('utf8');
}

async function checkFiles(source: Source, manifest: Manifest): Promise<void> {
  for (const { name, sha256 } of manifest.tables) {
    const hash = createHash('sha256');
    const damaged = () =>
      new UnsoundBackup(`The backup is damaged: ${name}.copy.gz is not what was written.`);
    const streams = [...reading(source, `${name}.copy.gz`), createGunzip(), hash];
    await pipeline(streams).catch((error: unknown) => {
      rethrowIfOfMachine(error);
      throw damaged();
    });
    if (hash.digest('hex') !== sha256) throw damaged();
  }
}

/** A table of the site that has rows; null in an empty database. */
export async function filledTable(client: pg.Client): Promise<string | null> {
  for (const { name } of await listTables(client)) {
    const { rows } = await client.query(
      `select 1 from public.${pg.escapeIdentifier(name)} limit 1`,
    );
    if (rows.length > 0) return name;
  }
  return null;
}

async function refuseUnlessEmpty(client: pg.Client): Promise<void> {
  const name = await filledTable(client);
  if (name === null) return;
  throw new Error(
    `The database already holds rows (table ${name}), and a restore never writes over anything. ` +
      'Stop the site and move .data/postgres aside, or give an empty database in DATABASE_URL, then restore again.',
  );
}

/** Later migrations move what is in the rows, so they must not have run before. */
async function refuseNewerTables(url: string, migrations: string, newest: string): Promise<void> {
  const { pending } = await compareMigrations(url, migrations);
  const later = (await migrationNames(migrations)).filter((name) => name > newest);
  if (later.every((name) => pending.includes(name))) return;
  throw new Error(
    'The tables of this database are newer than the backup, although they are empty. ' +
      'Stop the site and move .data/postgres aside, or give a database without tables in DATABASE_URL, then restore again.',
  );
}

async function copyIn(client: pg.Client, source: Source, table: TableFacts): Promise<void> {
  const sink = client.query(copyFrom(`copy ${copyTarget(table)} from stdin`));
  await pipeline([...reading(source, `${table.name}.copy.gz`), createGunzip(), sink]).catch(
    (error: unknown) => {
      // Values that PostgreSQL refuses, and rows that violate a constraint.
      if (!/^(22|23)\w{3}$/.test((error as { code?: string }).code ?? '')) throw error;
      throw new UnsoundBackup(`Table ${table.name} cannot be restored. Nothing was kept.`);
    },
  );
  const found = await copyOut(client, table);
  if (found.rows !== table.rows || found.sha256 !== table.sha256) {
    throw new UnsoundBackup(
      `Table ${table.name} came back different from the backup. Nothing was kept.`,
    );
  }
}
