import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { queues } from '@/lib/background-work';
import { run } from '@/lib/commands/run';
import { env } from '@/lib/platform/env';
import { pool, searchPool } from '@/lib/platform/db';
import { searchPeople } from '@/lib/search/search-people';
import { rightsOf } from '@/lib/staff/permissions';
import { prepareDatabase } from '@/lib/delivery/prepare-database';
import { startEmbedded } from '@/prisma/embedded';
import { fillStudents } from './search-fill';
import { searchReport, type Measured } from './search-report';
import { askings, type Student } from './search-rows';

// `npm run bench:search`: the office's search over 10,000 and 1,000,000 students. Not part of `npm test`.

const RESULTS = 'tests/bench/search-results.md';
const SIZES = [10_000, 1_000_000] as const;
const QUERIES = 500;
const ROUNDS = 3;
const WARM_UP = 60;

async function bench(): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'orbital-search-'));
  const database = await startEmbedded(path.join(folder, 'postgres'), (reason) => {
    throw new Error(reason);
  });
  const client = new pg.Client({ connectionString: database.url });
  try {
    env.DATABASE_URL = database.url;
    await prepareDatabase(database.url, queues);
    await client.connect();
    const measured: Measured[] = [];
    let there = 0;
    for (const count of SIZES) {
      const seconds = await timed(() => fillStudents(client, there, count));
      there = count;
      console.log(`${count} students after ${seconds.toFixed(0)} s`);
      measured.push({ count, seconds, ...(await measure(client)) });
    }
    await Promise.all([pool.end(), searchPool.end()]);
    const text = await searchReport(measured, { queries: QUERIES, rounds: ROUNDS });
    await writeFile(RESULTS, text);
    console.log(`\n${text}`);
  } finally {
    await client.end();
    await database.stop();
    await rm(folder, { recursive: true, force: true });
  }
}

/** Every kind of query, in rounds; the fastest round counts, because other programs share the machine. */
async function measure(client: pg.Client): Promise<Pick<Measured, 'kinds'>> {
  const { rows } = await client.query<Student>(
    `select studentname as name, email, contactnumber as phone from students
     tablesample bernoulli (5) repeatable (1)`,
  );
  const kinds: Measured['kinds'] = [];
  for (const [kind, asked] of Object.entries(askings(rows, QUERIES))) {
    for (const { q } of asked.slice(0, WARM_UP)) await searchPeople(STAFF, { q });
    const rounds: number[][] = [];
    let found = 0;
    for (let round = 0; round < ROUNDS; round += 1) {
      const times: number[] = [];
      found = 0;
      for (const { q, fits } of asked) {
        const from = performance.now();
        const { students } = await searchPeople(STAFF, { q });
        times.push(performance.now() - from);
        const isFound = students.some(({ name, email, phones }) =>
          fits({ name, email, phone: phones[0] ?? '' }),
        );
        if (isFound) found += 1;
      }
      rounds.push(times.sort((one, other) => one - other));
    }
    kinds.push({ kind, found: found / asked.length, ...fastest(rounds) });
  }
  return { kinds };
}

const STAFF = {
  staffId: '',
  sessionId: '',
  email: '',
  name: '',
  role: 'owner',
  rights: rightsOf({ role: 'owner' }),
} as Parameters<typeof searchPeople>[0];

function fastest(rounds: readonly number[][]): { p50: number; p95: number } {
  const at = (part: number) =>
    Math.min(...rounds.map((times) => times[Math.floor(times.length * part)] ?? Infinity));
  return { p50: at(0.5), p95: at(0.95) };
}

async function timed(work: () => Promise<void>): Promise<number> {
  const from = performance.now();
  await work();
  return (performance.now() - from) / 1000;
}

run(bench);
