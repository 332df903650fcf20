import { createHash } from 'node:crypto';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { to as copyTo } from 'pg-copy-streams';

export interface Table {
  name: string;
  columns: string[];
}

export interface TableFacts extends Table {
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

/** Every table of ours, those that others refer to first. */
export async function listTables(client: pg.Client): Promise<Table[]> {
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

export function copyTarget({ name, columns }: Table): string {
  const quoted = columns.map((column) => pg.escapeIdentifier(column)).join(', ');
  return `public.${pg.escapeIdentifier(name)} (${quoted})`;
}

/** Streams a table out with COPY, counting and hashing on the way. */
export async function copyOut(
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
