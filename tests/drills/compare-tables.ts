import pg from 'pg';
import { query } from '../support/process/query';

/** Differences between the rows of two tables. */
export interface Difference {
  table: string;
  rows: number;
  /** Rows that were removed or changed. */
  missing: number;
  /** Rows that were added or changed. */
  added: number;
}

const TABLES = `select table_name as name from information_schema.tables
  where table_schema = $1 and table_type = 'BASE TABLE' and table_name <> '_prisma_migrations' order by 1`;

export async function tablesOf(url: string, schema = 'public'): Promise<string[]> {
  return (await query<{ name: string }>(url, TABLES, [schema])).map(({ name }) => name);
}

/** Reads a hash of each row of a table. */
export const hashesOf = (table: string) =>
  `select md5(one::text) as hash from public.${pg.escapeIdentifier(table)} one`;

/** Compares a table in two databases, row by row. */
export async function compareTable(
  table: string,
  before: string,
  after: string,
): Promise<Difference> {
  const [was = [], is = []] = await Promise.all(
    [before, after].map((url) => query<{ hash: string }>(url, hashesOf(table))),
  );
  return compareHashes(table, was, is);
}

export function compareHashes(
  table: string,
  was: readonly { hash: string }[],
  is: readonly { hash: string }[],
): Difference {
  const left = new Map<string, number>();
  for (const { hash } of was) left.set(hash, (left.get(hash) ?? 0) + 1);
  let added = 0;
  for (const { hash } of is) {
    const count = left.get(hash) ?? 0;
    if (count === 0) added += 1;
    else left.set(hash, count - 1);
  }
  const missing = [...left.values()].reduce((sum, count) => sum + count, 0);
  return { table, rows: was.length, missing, added };
}

const KEPT = 'drill_before';

const COLUMNS = `select column_name as name from information_schema.columns
  where table_name = $1 and table_schema in ($2, 'public')
  group by column_name having count(*) = $3 order by 1`;

/** Columns cast to text, as a migration may replace a type. */
async function columnsOf(url: string, table: string, inSchemas: 1 | 2): Promise<string> {
  const rows = await query<{ name: string }>(url, COLUMNS, [table, KEPT, inSchemas]);
  const names = rows.map(({ name }) => pg.escapeIdentifier(name));
  return names.map((name) => `${name}::text as ${name}`).join(', ');
}

/** Copies each table into a schema for the comparison. */
export async function keepCopies(url: string): Promise<void> {
  await query(url, `create schema ${KEPT}`);
  for (const table of await tablesOf(url)) {
    const name = pg.escapeIdentifier(table);
    const columns = await columnsOf(url, table, 1);
    await query(url, `create table ${KEPT}.${name} as select ${columns} from public.${name}`);
  }
}

/** Compares each copy with its table, by the columns in both. */
export async function compareWithCopies(url: string): Promise<Difference[]> {
  const found: Difference[] = [];
  const present = await tablesOf(url);
  for (const table of await tablesOf(url, KEPT)) {
    // A migration may also move rows elsewhere: then only an empty table is known to be right.
    const { length: rows } = await query(url, `select from ${KEPT}.${pg.escapeIdentifier(table)}`);
    if (!present.includes(table)) {
      found.push({ table, rows, missing: rows, added: 0 });
      continue;
    }
    const columns = await columnsOf(url, table, 2);
    const name = pg.escapeIdentifier(table);
    const was = `select ${columns} from ${KEPT}.${name}`;
    const is = `select ${columns} from public.${name}`;
    const [row] = await query<Pick<Difference, 'missing' | 'added'>>(
      url,
      `select (select count(*)::int from (${was} except all ${is}) gone) as missing,
         (select count(*)::int from (${is} except all ${was}) new) as added`,
    );
    if (row) found.push({ table, rows, ...row });
  }
  return found;
}
