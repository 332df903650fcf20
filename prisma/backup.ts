import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { withClient } from '../lib/platform/database-connection';
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

/** The `manifest.json` of a backup folder, beside one `<table>.copy.gz` for each table. */
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

const fileOf = (folder: string, table: string) => path.join(folder, `${table}.copy.gz`);

/** Writes a consistent snapshot of every table to `folder`, which must not exist yet. */
export async function backup(url: string, folder: string): Promise<Manifest> {
  const unfinished = `${folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const manifest = await withClient(url, async (client) => {
    await client.query('begin transaction isolation level repeatable read, read only');
    // The first statement takes the snapshot.
    const { rows } = await client.query<{ now: Date }>('select now()');
    const tables: TableFacts[] = [];
    for (const table of await listTables(client)) {
      const file = createWriteStream(fileOf(unfinished, table.name), { mode: 0o600 });
      tables.push(await copyOut(client, table, createGzip(), file));
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
  await writeFile(path.join(unfinished, 'manifest.json'), JSON.stringify(manifest, null, 2));
  await rename(unfinished, folder);
  return manifest;
}

/**
 * Restores a backup into an empty database in one transaction: rows are read back and compared with
 * the backup's checksums before it is committed.
 * @throws Error when the backup is damaged, the database is not empty, or the backup comes from a
 * newer version of the site
 */
export async function restore(url: string, folder: string, migrations: string): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await checkFiles(folder, manifest);
  if (!(await migrationNames(migrations)).includes(manifest.migration)) {
    throw new Error(
      `This backup needs migration ${manifest.migration}, which this version of the site lacks.`,
    );
  }
  await withClient(url, refuseUnlessEmpty);
  await migrate(url, migrations, manifest.migration);
  await withClient(url, async (client) => {
    await client.query('begin');
    for (const table of manifest.tables) await copyIn(client, folder, table);
    for (const { name, value } of manifest.sequences) {
      await client.query('select setval($1::regclass, $2)', [pg.escapeIdentifier(name), value]);
    }
    await client.query('commit');
  });
  await migrate(url, migrations);
  return manifest;
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(path.join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new Error(`${folder} is not a finished backup: it has no manifest.json.`);
  });
  return JSON.parse(text) as Manifest;
}

async function checkFiles(folder: string, manifest: Manifest): Promise<void> {
  for (const { name, sha256 } of manifest.tables) {
    const hash = createHash('sha256');
    const damaged = () =>
      new Error(`The backup is damaged: ${name}.copy.gz is not what was written.`);
    await pipeline(createReadStream(fileOf(folder, name)), createGunzip(), hash).catch(() => {
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

async function copyIn(client: pg.Client, folder: string, table: TableFacts): Promise<void> {
  const sink = client.query(copyFrom(`copy ${copyTarget(table)} from stdin`));
  await pipeline(createReadStream(fileOf(folder, table.name)), createGunzip(), sink);
  const found = await copyOut(client, table);
  if (found.rows !== table.rows || found.sha256 !== table.sha256) {
    throw new Error(`Table ${table.name} came back different from the backup. Nothing was kept.`);
  }
}
