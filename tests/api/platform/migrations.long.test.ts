import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { queues } from '@/lib/background-work';
import { prepareDatabase } from '@/lib/delivery/prepare-database';
import { env } from '@/lib/platform/env';
import { hasMigrations, migrate, migrationNames } from '@/prisma/migrate';
import { migrationsFolder } from '@/prisma/database';
import { undoChanges } from '../../support/process/empty-tables';
import { query } from '../../support/process/query';
import { eventually } from '../../support/process/site';
import { databaseOf } from '../../support/process/start-database';

/** A request of the site may be kept waiting this long. */
const BEARABLE_MS = 2_000;
const ROWS = 200_000;

const server = process.env.TEST_DATABASE_SERVER ?? '';
let folder = '';
let url = '';
let count = 0;
const atTheEnd: (() => Promise<unknown>)[] = [];

const ask = <T extends pg.QueryResultRow>(sql: string) => query<T>(url, sql);

async function newDatabase(): Promise<string> {
  const name = `migrations_${process.env.JEST_WORKER_ID}_${(count += 1)}`;
  await query(server, `create database ${name} template template0`);
  atTheEnd.push(() => query(server, `drop database ${name} with (force)`));
  return databaseOf(server, name);
}

/** Writes a migration, and what it runs outside its transaction. */
async function write(name: string, sql: string, concurrently?: string): Promise<void> {
  await mkdir(path.join(folder, name));
  await writeFile(path.join(folder, name, 'migration.sql'), sql);
  if (concurrently) await writeFile(path.join(folder, name, 'concurrently.sql'), concurrently);
}

async function connect(): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  atTheEnd.unshift(() => client.end());
  return client;
}

/** A transaction that has read the table, as a backup does, until the function returned is called. */
async function longReader(): Promise<() => Promise<unknown>> {
  const client = await connect();
  await client.query('begin isolation level repeatable read');
  await client.query('select count(*) from people');
  return () => client.query('commit');
}

interface Traffic {
  /** Stops it. */
  end(): Promise<{ longestMs: number; answered: number }>;
}

/** Requests that read, change and add rows of the table, one after the other on each of four connections. */
async function traffic(): Promise<Traffic> {
  let [isOver, longestMs, answered] = [false, 0, 0];
  const requests = [
    'select name from people where id = 1 + (random() * 199999)::int',
    `update people set name = name || '' where id = 1 + (random() * 199999)::int`,
    `insert into people (name) values ('Asha')`,
  ];
  const clients = await Promise.all([1, 2, 3, 4].map(connect));
  const all = clients.map(async (client, index) => {
    for (let turn = index; !isOver; turn += 1) {
      const from = performance.now();
      await client.query(requests[turn % requests.length] ?? '');
      longestMs = Math.max(longestMs, performance.now() - from);
      answered += 1;
      await pause(5);
    }
  });
  return {
    end: async () => {
      isOver = true;
      await Promise.all(all);
      return { longestMs, answered };
    },
  };
}

/** Until a migration has waited for the table so many times. */
async function untilTried(times: number): Promise<void> {
  const seen = new Set<number>();
  const waits = async () => {
    const rows = await ask<{ since: Date }>(
      `select waitstart as since from pg_locks
       where relation = 'people'::regclass and mode = 'AccessExclusiveLock' and waitstart is not null`,
    );
    for (const { since } of rows) seen.add(since.getTime());
    return seen.size;
  };
  await eventually(waits, (found) => found >= times);
}

const columns = async () =>
  (
    await ask<{ name: string }>(
      `select column_name as name from information_schema.columns where table_name = 'people' order by 1`,
    )
  ).map(({ name }) => name);

beforeAll(() => {
  env.BACKUPS = 'off';
});

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'orbital-migrations-'));
  url = await newDatabase();
  await write(
    '1_people',
    `create table people (id int generated always as identity primary key, name text not null);
     insert into people (name) select 'Person ' || n from generate_series(1, ${ROWS}) n`,
  );
  expect(await migrate(url, folder)).toEqual(['1_people']);
});

afterEach(async () => {
  for (const end of atTheEnd.splice(0)) await end();
  await rm(folder, { recursive: true });
});

afterAll(undoChanges);

test('a migration that waits for a long reader is tried again, and nobody waits for it longer than 2 s', async () => {
  await write('2_city', 'alter table people add column city text');
  const endReader = await longReader();
  const load = await traffic();
  const migrated = migrate(url, folder);
  await untilTried(3);
  await endReader();
  expect(await migrated).toEqual(['2_city']);
  const { longestMs, answered } = await load.end();
  expect(longestMs).toBeLessThan(BEARABLE_MS);
  expect(answered).toBeGreaterThan(100);
  expect(await columns()).toEqual(['city', 'id', 'name']);
});

test('one that keeps others waiting is stopped, changes nothing, and is applied once nobody waits', async () => {
  await write('2_slow', 'alter table people add column city text; select pg_sleep(3)');
  const load = await traffic();
  await expect(migrate(url, folder, { patienceMs: 3_000 })).rejects.toThrow(
    /^2_slow was stopped, because others waited for it/,
  );
  const { longestMs } = await load.end();
  expect(longestMs).toBeLessThan(BEARABLE_MS);
  expect(await columns()).toEqual(['id', 'name']);
  expect(await migrate(url, folder)).toEqual(['2_slow']);
});

test('who holds the lock is named when it gives up, without what was asked', async () => {
  await write('2_city', 'alter table people add column city text');
  const endReader = await longReader();
  await expect(migrate(url, folder, { patienceMs: 1_000 })).rejects.toThrow(
    /^2_city wants AccessExclusiveLock on people, held up by process \d+ of PostgreSQL \(role \w+, idle in transaction, for \d+ s\)\. It was tried for 1 s\./,
  );
  await endReader();
});

test('one that fails is rolled back, and named without the values of rows', async () => {
  await write('2_number', 'alter table people add column city text; select name::int from people');
  await expect(migrate(url, folder)).rejects.toThrow('2_number failed: SQLSTATE 22P02');
  expect(await columns()).toEqual(['id', 'name']);
  expect(await hasMigrations(url, ['1_people'])).toBe(true);
});

test('an index whose making was interrupted is found invalid and made again, while others read and write', async () => {
  await write(
    '2_name',
    'select 1',
    '-- For the search.\ncreate index concurrently "people_name" on people (name);\n',
  );
  const index = () =>
    ask<{ valid: boolean }>(
      `select indisvalid as valid from pg_index where indexrelid = to_regclass('people_name')`,
    );
  const load = await traffic();
  const endReader = await longReader();
  const outcome = expect(migrate(url, folder)).rejects.toThrow(/^2_name failed|terminat/);
  const stopBuilding = () =>
    ask(`select pg_terminate_backend(l.pid) from pg_locks l join pg_stat_activity a using (pid)
      where l.locktype = 'virtualxid' and not l.granted and a.query ~ 'create index concurrently'`);
  await eventually(stopBuilding, ({ length }) => length > 0);
  await outcome;
  expect(await index()).toEqual([{ valid: false }]);
  expect(await hasMigrations(url, ['1_people', '2_name'])).toBe(false);
  await endReader();
  expect(await migrate(url, folder)).toEqual(['2_name']);
  expect(await index()).toEqual([{ valid: true }]);
  expect(await migrate(url, folder)).toEqual([]);
  expect((await load.end()).longestMs).toBeLessThan(BEARABLE_MS);
});

test('of those that start at once one migrates, indexes made concurrently too', async () => {
  await write(
    '2_city',
    'alter table people add column city text',
    'create index concurrently people_city on people (city);',
  );
  const all = await Promise.all([1, 2, 3].map(() => migrate(url, folder)));
  expect(all.flat()).toEqual(['2_city']);
});

test('sites that start at once on an empty database prepare it once', async () => {
  url = await newDatabase();
  await Promise.all([prepareDatabase(url, queues), prepareDatabase(url, queues)]);
  const rows = await ask<{ name: string }>(
    'select migration_name as name from _prisma_migrations where finished_at is not null order by 1',
  );
  expect(rows.map(({ name }) => name)).toEqual(await migrationNames(migrationsFolder));
});

test('what the engine of an earlier version has begun is left to a person', async () => {
  await ask(
    `insert into _prisma_migrations (id, checksum, migration_name) values ('begun', '', '2_city')`,
  );
  await write('2_city', 'alter table people add column city text');
  await expect(migrate(url, folder)).rejects.toThrow('begun 2_city and not finished it');
  expect(await columns()).toEqual(['id', 'name']);
});
