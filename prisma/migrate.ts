import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';
import { withClient } from '../lib/platform/database-connection';
import { faultInWords } from '../lib/platform/fault-words';
import { log, logFailure } from '../lib/platform/log';

/**
 * Longest wait of a migration for a lock, because every request that comes after waits behind it. Below
 * PostgreSQL's `deadlock_timeout`, so that in a deadlock the migration gives way and not a request.
 */
const LOCK_MS = 900;
/** Longest wait of others for a migration, after which it is cancelled. */
const OTHERS_MS = 1_000;
const LOOK_MS = 150;
/** Pauses between tries grow up to this. */
const LONGEST_PAUSE_MS = 15_000;
const PATIENCE_MS = 5 * 60_000;

/** Errors of a migration that may succeed later: lock timeout, cancelled, deadlock. */
const GAVE_WAY = ['55P03', '57014', '40P01'];

/** Names of the migrations in `folder`, oldest first. */
export async function migrationNames(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory())
    .map((entry) => entry.name)
    .sort();
}

interface Recorded {
  name: string;
  isApplied: boolean;
  /** Its `migration.sql` is committed; without `isApplied`, its `concurrently.sql` is not finished. */
  isCommitted: boolean;
}

/** Recorded migrations, except those rolled back; none without the table. */
async function recordedMigrations(client: pg.Client): Promise<Recorded[]> {
  const table = await client.query<{ exists: boolean }>(
    `select to_regclass('_prisma_migrations') is not null as exists`,
  );
  if (!table.rows[0]?.exists) return [];
  const { rows } = await client.query<Recorded>(
    `select migration_name as name, finished_at is not null as "isApplied",
       finished_at is not null or applied_steps_count > 0 as "isCommitted"
     from _prisma_migrations where rolled_back_at is null order by 1`,
  );
  return rows;
}

/** Whether the database has all of these, and none that failed or is being applied. */
export async function hasMigrations(url: string, names: readonly string[]): Promise<boolean> {
  const recorded = await withClient(url, recordedMigrations);
  const applied = new Set(recorded.map(({ name }) => name));
  return recorded.every(({ isApplied }) => isApplied) && names.every((name) => applied.has(name));
}

/**
 * Differences between this program's and the database's migrations, oldest first: `pending` are to be
 * applied, `newer` are of a newer program.
 */
export async function compareMigrations(
  url: string,
  folder: string,
): Promise<{ pending: string[]; newer: string[] }> {
  const names = await migrationNames(folder);
  const recorded = await withClient(url, recordedMigrations);
  const applied = recorded.filter(({ isApplied }) => isApplied).map(({ name }) => name);
  return {
    pending: names.filter((name) => !applied.includes(name)),
    newer: recorded.map(({ name }) => name).filter((name) => !names.includes(name)),
  };
}

/**
 * Takes an advisory lock until the connection ends. It is asked for again and again: a statement that
 * waits holds a snapshot, for which an index that is made concurrently would wait without end.
 */
export async function untilAlone(client: pg.Client, name: string): Promise<void> {
  const take = () =>
    client.query<{ taken: boolean }>('select pg_try_advisory_lock(hashtext($1)) as taken', [name]);
  while (!(await take()).rows[0]?.taken) await pause(LOOK_MS);
}

/** Prisma's own, so that its tools find what they know. */
const CREATE_RECORDS = `create table if not exists _prisma_migrations (
  id varchar(36) primary key, checksum varchar(64) not null, finished_at timestamptz,
  migration_name varchar(255) not null, logs text, rolled_back_at timestamptz,
  started_at timestamptz not null default now(), applied_steps_count integer not null default 0)`;

/**
 * Applies the migrations that are not recorded in `_prisma_migrations`: `migration.sql` in a transaction
 * that waits for locks, and keeps others waiting, for a second at most; then each statement of
 * `concurrently.sql`, where there is one, by itself. What gave way to requests is tried again. Several
 * processes may start at once.
 * @param upTo last migration to apply; all when missing
 * @param patienceMs how long each is tried
 * @returns the names of the migrations applied
 * @throws Error in words that names the migration and, if it could not get a lock, who holds it
 */
export async function migrate(
  url: string,
  folder: string,
  { upTo, patienceMs = PATIENCE_MS }: { upTo?: string; patienceMs?: number } = {},
): Promise<string[]> {
  const names = (await migrationNames(folder)).filter((name) => !upTo || name <= upTo);
  // Also for a role that may not create the table of records.
  if (await hasMigrations(url, names)) return [];
  return withClient(url, (watcher) =>
    withClient(url, async (client) => {
      await untilAlone(watcher, 'migrate');
      await watcher.query(CREATE_RECORDS);
      const recorded = await recordedMigrations(watcher);
      refuseUnfinished(recorded);
      const has = (part: 'isApplied' | 'isCommitted', name: string) =>
        recorded.some((one) => one.name === name && one[part]);
      const pending = names.filter((name) => !has('isApplied', name));
      for (const name of pending) {
        const read = (file: string) => readFile(path.join(folder, name, file), 'utf8');
        const outside = await read('concurrently.sql').catch(nullIfMissing);
        const attempts = { client, watcher, name, patienceMs };
        if (!has('isCommitted', name)) {
          const sql = await read('migration.sql');
          const isAll = outside === null;
          await untilDone({ ...attempts, lockMs: LOCK_MS }, () =>
            commitMigration(client, { name, sql, isAll }),
          );
        }
        if (outside === null) continue;
        for (const sql of concurrentStatements(outside)) {
          // It waits as long as it may: no request waits behind it.
          await untilDone({ ...attempts, lockMs: patienceMs }, () => runOutside(client, sql));
        }
        await watcher.query(
          'update _prisma_migrations set finished_at = now() where migration_name = $1 and rolled_back_at is null',
          [name],
        );
      }
      return pending;
    }),
  );
}

/** @throws Error about one that Prisma's engine, which earlier versions used, has begun and not finished */
function refuseUnfinished(recorded: readonly Recorded[]): void {
  const unfinished = recorded.find(({ isCommitted }) => !isCommitted);
  if (!unfinished) return;
  throw new Error(
    `An earlier version of the program has begun ${unfinished.name} and not finished it. Look whether its changes are ` +
      'there: if they are, set finished_at of its row in _prisma_migrations, or else delete the row; then start again.',
  );
}

function nullIfMissing(error: NodeJS.ErrnoException): null {
  if (error.code !== 'ENOENT') throw error;
  return null;
}

/** The statements of a `concurrently.sql`, each of which ends its line with a semicolon. */
export function concurrentStatements(sql: string): string[] {
  return sql
    .split(/;[^\S\n]*(?:\n|$)/)
    .filter((statement) => statement.replace(/--.*/g, '').trim() !== '');
}

/** The record is in the same transaction, so it is there exactly if the changes are. */
async function commitMigration(
  client: pg.Client,
  { name, sql, isAll }: { name: string; sql: string; isAll: boolean },
): Promise<void> {
  await client.query('begin');
  await client.query(sql);
  await client.query(
    `insert into _prisma_migrations (id, checksum, migration_name, applied_steps_count, finished_at)
     values (gen_random_uuid()::text, $1, $2, 1, case when $3 then clock_timestamp() end)`,
    [createHash('sha256').update(sql).digest('hex'), name, isAll],
  );
  await client.query('commit');
}

/**
 * Runs a statement that may have run before. An index that an interrupted or failed run left behind is
 * invalid: it is slow to keep and never used.
 * @throws Error when the index is invalid afterwards
 */
async function runOutside(client: pg.Client, sql: string): Promise<void> {
  const index = /^(?:\s|--.*\n)*create\s+(?:unique\s+)?index\s+concurrently\s+("?)(\w+)\1/i.exec(
    sql,
  );
  if (!index) return void (await client.query(sql));
  const name = index[1] ? `"${index[2]}"` : (index[2] ?? '');
  const isValid = async () => {
    const { rows } = await client.query<{ valid: boolean }>(
      'select indisvalid as valid from pg_index where indexrelid = to_regclass($1)',
      [name],
    );
    return rows[0]?.valid;
  };
  const before = await isValid();
  if (before) return;
  if (before === false) await client.query(`drop index concurrently if exists ${name}`);
  await client.query(sql);
  if (!(await isValid())) throw new Error(`The index ${name} could not be made valid.`);
}

/** Whom a connection waits for, and how. No text of statements, which may hold personal data. */
const HOLDERS = `
  select a.pid, a.usename as role, coalesce(a.state, 'unknown') as state, l.mode,
    coalesce(l.relation::regclass::text, l.locktype) as wanted,
    coalesce(round(extract(epoch from clock_timestamp() - a.xact_start))::int, 0) as seconds
  from pg_locks l
  cross join lateral unnest(pg_blocking_pids(l.pid)) as holder(pid)
  join pg_stat_activity a on a.pid = holder.pid
  where l.pid = $1 and not l.granted limit 1`;

interface Holder {
  pid: number;
  role: string;
  state: string;
  mode: string;
  wanted: string;
  seconds: number;
}

/** Cancels what the connection does once others have waited for it for `OTHERS_MS`. */
const CANCEL = `
  select pg_cancel_backend($1) where exists (
    select from pg_locks where not granted and $1 = any (pg_blocking_pids(pid))
      and waitstart < clock_timestamp() - interval '${OTHERS_MS} ms')`;

interface Attempts {
  /** Runs the migration. */
  client: pg.Client;
  /** Sees meanwhile who waits for whom. */
  watcher: pg.Client;
  /** Of the migration. */
  name: string;
  lockMs: number;
  patienceMs: number;
}

/**
 * Repeats `work` until it did not have to give way, with growing pauses.
 * @throws Error in words, after `patienceMs` or for any other reason; its transaction is rolled back
 */
async function untilDone(attempts: Attempts, work: () => Promise<void>): Promise<void> {
  const { name, patienceMs } = attempts;
  const end = Date.now() + patienceMs;
  for (let wait = 500; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MS)) {
    const { error, holder, hasKeptWaiting } = await attempt(attempts, work);
    if (!error) return;
    if (!GAVE_WAY.includes(error.code ?? '')) throw inWords(name, error);
    const why = hasKeptWaiting
      ? `${name} was stopped, because others waited for it longer than ${OTHERS_MS} ms`
      : holder
        ? `${name} wants ${holder.mode} on ${holder.wanted}, held up by process ${holder.pid} of PostgreSQL ` +
          `(role ${holder.role}, ${holder.state}, for ${holder.seconds} s)`
        : `${name} could not get a lock (${error.code})`;
    if (Date.now() + wait > end) {
      throw new Error(
        `${why}. It was tried for ${Math.round(patienceMs / 1000)} s. The version before can go on; ` +
          'try again when less is going on, or stop the site and start the new version.',
      );
    }
    log.info({ where: 'migrations', hint: `${why}. It is tried again.` });
    await pause(wait);
  }
}

interface Attempt {
  error?: Error & { code?: string };
  holder?: Holder;
  hasKeptWaiting?: boolean;
}

async function attempt(
  { client, watcher, lockMs }: Attempts,
  work: () => Promise<void>,
): Promise<Attempt> {
  const seen: Attempt = {};
  // When this process is killed, PostgreSQL ends what it began within a second.
  const { rows } = await client.query<{ pid: number }>(
    `select pg_backend_pid() as pid, set_config('lock_timeout', $1, false),
       set_config('client_connection_check_interval', '1s', false)`,
    [String(lockMs)],
  );
  const values = [rows[0]?.pid];
  const over = new AbortController();
  const look = async () => {
    while (!over.signal.aborted) {
      const { rows: holders } = await watcher.query<Holder>(HOLDERS, values);
      if (holders[0]) seen.holder = holders[0];
      if ((await watcher.query(CANCEL, values)).rows[0]) seen.hasKeptWaiting = true;
      await pause(LOOK_MS, undefined, { signal: over.signal }).catch(() => undefined);
    }
  };
  // Without it, waits for locks are still limited.
  const looking = look().catch((error: unknown) => logFailure('migrations', error));
  await work().catch(async (error: Error) => {
    seen.error = error;
    await client.query('rollback').catch(() => undefined);
  });
  over.abort();
  await looking;
  return seen;
}

/** Messages of PostgreSQL about values (SQLSTATE 22) quote them. */
function inWords(name: string, error: Error & { code?: string }): Error {
  if (faultInWords(error)) return error;
  const reason = error.code?.startsWith('22') ? `SQLSTATE ${error.code}` : error.message;
  return new Error(`${name} failed: ${reason}`, { cause: error });
}
