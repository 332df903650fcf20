import type { Queryable, Transaction } from './database-connection';
import { composedStatement, statement } from './statement';

/** Rows with this lock still take references to them. */
const ALLOWS_REFERENCES = 'no key update';

type Strength = typeof ALLOWS_REFERENCES | 'update' | 'key share';

const LOCK_ROWS = composedStatement(
  'lock-rows',
  { id: 'text' },
  (asked: { table: string; ids: readonly string[]; strength: Strength }, bind) =>
    `select id::text from ${asked.table} where id = any(${bind(asked.ids)}) order by id for ${asked.strength}`,
  { prepared: true },
);

/**
 * Locks a row until the transaction ends, so that it cannot change after it is read.
 * @param table as PostgreSQL names it, with a column `id`
 * @returns whether the row exists
 */
export async function lockRow(
  tx: Transaction,
  table: string,
  id: string,
  strength: Strength = ALLOWS_REFERENCES,
): Promise<boolean> {
  return (await lockRows(tx, table, [id], strength)).length > 0;
}

/**
 * Locks rows in the order of their ids, so that two transactions cannot deadlock.
 * @returns the ids that exist
 */
export async function lockRows(
  tx: Transaction,
  table: string,
  ids: readonly string[],
  strength: Strength = ALLOWS_REFERENCES,
): Promise<string[]> {
  return (await LOCK_ROWS.rows(tx, { table, ids, strength })).map(({ id }) => id);
}

const LOCK_NAMES = statement(
  'lock-names',
  { names: 'text[]' },
  { locked: 'void' },
  `select pg_advisory_xact_lock(hashtextextended(name, 0)) as locked from unnest($names::text[]) as name`,
);

/** Locks names until the transaction ends, for things without a row; always in one order. */
export async function lockNames(tx: Transaction, ...names: string[]): Promise<void> {
  await LOCK_NAMES.run(tx, { names: names.toSorted() });
}

const TIME = statement(
  'database-time',
  { offset: 'text' },
  { time: 'timestamptz' },
  `select (now() + $offset::text::interval)::timestamptz(3) as time`,
);

/**
 * The database's time, by which all processes compare rows; in a transaction, its start.
 * @param offset added interval: "10 minutes", "-1 day"
 */
export async function databaseTime(on: Queryable, offset = '0'): Promise<Date> {
  const found = await TIME.first(on, { offset });
  return found?.time ?? new Date();
}

const TABLE = statement(
  'has-table',
  { name: 'text' },
  { found: 'bool' },
  'select to_regclass($name) is not null as found',
);

/** Whether the table exists; before the migrations it may not. */
export async function hasTable(on: Queryable, name: string): Promise<boolean> {
  return (await TABLE.first(on, { name }))?.found ?? false;
}
