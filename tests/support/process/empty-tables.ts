import pg from 'pg';
import { closeDatabase as closePools, db } from '@/lib/platform/db';
import { log } from '@/lib/platform/log';
import { restoreSettings } from './site-settings';

/** All tables of the site, the queue and the search dictionary. */
const TABLES = `
  select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname = 'search'
    or (schemaname = 'public' and tablename <> '_prisma_migrations')
    or (schemaname = 'pgboss' and tablename in ('job', 'archive'))`;

/**
 * For small tables deleting is several times faster than `truncate`, which creates new files for
 * each table and index; in a function PostgreSQL plans it once.
 */
const CREATE_EMPTY = `do $$ begin
  execute format('create function pg_temp.empty_tables() returns void language plpgsql as %L',
    (select 'begin ' || string_agg('delete from ' || name || ';', ' ') || ' end' from (${TABLES}) t));
end $$`;

let opened: Promise<pg.Client> | undefined;

/**
 * A connection of its own, on which foreign keys and triggers are disabled, so that the order of
 * tables does not matter and the audit log's trigger does not refuse. On a shared one, each change
 * of this setting would make PostgreSQL plan all its statements again.
 */
const connection = () => (opened ??= connect());

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: process.env.DATABASE_URL,
    options: '-c session_replication_role=replica -c timezone=UTC',
  });
  await client.connect();
  // The server may end first.
  client.on('error', () => (opened = undefined));
  await client.query(CREATE_EMPTY);
  return client;
}

export async function emptyTables(): Promise<void> {
  await (await connection()).query('select pg_temp.empty_tables()');
}

const { level } = log;

/** Undoes what a test file changed, as the next file has the same modules and connections. */
export function undoChanges(): void {
  jest.restoreAllMocks();
  log.level = level;
  restoreSettings();
}

/** Closes the connections; for a test file with modules of its own. */
export async function closeDatabase(): Promise<void> {
  await db.$disconnect();
  await closePools();
  await (await opened)?.end();
}

/** Empties the tables before each test. */
export function withEmptyTables(): void {
  beforeEach(emptyTables);
  afterAll(undoChanges);
}

/** Rows are made anew after this time, because links and codes in them expire. */
const KEPT_MS = 5 * 60_000;

/**
 * Makes rows in empty tables once, and keeps a copy of them.
 * @returns a function that leaves exactly these rows in the tables; it returns what `make` returned
 */
export function rowsMadeOnce<T>(make: () => Promise<T>): () => Promise<T> {
  let made: { value: T; at: number } | undefined;
  return async () => {
    if (made && Date.now() < made.at + KEPT_MS) {
      await (await connection()).query('select pg_temp.restore_rows()');
      return made.value;
    }
    await emptyTables();
    made = { value: await make(), at: Date.now() };
    await keepRows();
    return made.value;
  };
}

/** Columns that `insert` may write, without generated ones. */
const COLUMNS = `
  select name, string_agg(quote_ident(column_name), ', ') as columns
  from (${TABLES}) t
  join information_schema.columns on format('%I.%I', table_schema, table_name) = name
  where is_generated = 'NEVER'
  group by name`;

/** Copies all rows into temporary tables, for `pg_temp.restore_rows()`. */
async function keepRows(): Promise<void> {
  const client = await connection();
  const tables = await client.query<{ name: string; columns: string }>(COLUMNS);
  const steps = ['perform pg_temp.empty_tables();'];
  for (const { name, columns } of tables.rows) {
    const copy = `"kept ${name.replaceAll('"', '')}"`;
    await client.query(`drop table if exists ${copy}`);
    const { rowCount } = await client.query(`create temp table ${copy} as table ${name}`);
    if (rowCount) {
      steps.push(
        `insert into ${name} (${columns}) overriding system value select ${columns} from ${copy};`,
      );
    }
  }
  await client.query(`create or replace function pg_temp.restore_rows() returns void
    language plpgsql as $$ begin ${steps.join(' ')} end $$`);
}
