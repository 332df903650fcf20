import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import type { Call } from '@/lib/calls/call';
import { pool } from '@/lib/platform/db';
import {
  byCookie,
  forgetCounted,
  goodRequest,
  jsonSamples,
  makeSamples,
  rightHeaders,
} from './call-samples';
import { checkAnswer, handledCalls, handlersAt } from './documented-calls';
import { requestsOf, type Sent } from './hostile-requests';
import { undoChanges, rowsMadeOnce } from '../../support/process/empty-tables';
import { samples } from '../../support/process/samples';

afterAll(undoChanges);

const restored = rowsMadeOnce(makeSamples);

/** Runs for each call. FUZZ_RUNS=600 makes tens of thousands in all, and prints the answers. */
const numRuns = Number(process.env.FUZZ_RUNS ?? samples({ here: 1, inCi: 16 }));
/** Processor time of an answer, which does not depend on what else the machine does. */
const LONGEST_MS = 5_000;
const TEN_MEGABYTES = 10_000_000;

const tables = [
  'students',
  'photos',
  'registrations',
  'leads',
  'consents',
  'sign_in_links',
  'notes',
  'payments',
  'payment_events',
  'receipts',
  'refunds',
  'sandbox_orders',
  'bank_lines',
  // The audit notes a refused call too.
  `audit_entries where action <> 'call.unchanged'`,
  'corrections',
];
const newest = tables.map(
  (rows) => `(select count(*) || '/' || coalesce(max(xmin::text::bigint), 0) from ${rows})`,
);
const counted = ['sessions', 'staff', 'pgboss.job'].map(
  (table) => `(select count(*) from ${table})`,
);
const WRITTEN = {
  name: 'written',
  text: `select concat_ws(' ', ${[...newest, ...counted].join(', ')})`,
};

/** Rows and latest transaction of each table, without counters and notes of views. */
const written = async (): Promise<unknown> => (await pool.query(WRITTEN)).rows;

const ROWS = `
  select format('%I', tablename) as name from pg_tables where schemaname = 'public' and tablename not in
    ('_prisma_migrations', 'audit_entries', 'viewed_people', 'rate_limits', 'log_in_counters')`;

/** Number of rows and latest writing transaction of each table. */
async function rowsBesideNotes(): Promise<unknown[]> {
  const { rows: found } = await pool.query<{ name: string }>({ name: 'tables', text: ROWS });
  const counts = found.map(
    ({ name }) =>
      `(select '${name} ' || count(*) || '/' || coalesce(max(xmin::text::bigint), 0) from ${name})`,
  );
  const { rows } = await pool.query({
    name: 'rows',
    text: `select array[${counts.join(', ')}] as rows`,
  });
  return rows;
}

/**
 * Sends the request. Fails unless the answer is documented and cheap, and a refusal wrote nothing.
 * @param known the written rows, if nothing has been written since
 * @returns the answer, and the written rows; undefined if it may have left something else behind
 */
async function tryOn(call: Call, { url, ...init }: Sent, known?: unknown) {
  const handle = (await handlersAt(call.path))[call.method];
  const before = known ?? (await written());
  const began = process.cpuUsage();
  const response = (await handle?.(new Request(url, init))) as Response;
  const { user, system } = process.cpuUsage(began);
  const kept = response.clone();
  const answer = await checkAnswer(call, response);
  expect(response.status).toBeLessThan(500);
  const refused = !response.ok || (answer as { success?: boolean } | null)?.success === false;
  const wrote = !refused || response.status === 303;
  // Calls without a body seldom write, so that it is quicker to look than to restore the samples.
  const after = wrote && call.body ? undefined : await written();
  if (!wrote) expect(after).toEqual(before);
  expect({}).not.toHaveProperty('polluted');
  expect((user + system) / 1000).toBeLessThan(LONGEST_MS);
  // Reads leave all samples valid, though they may add to the audit.
  const isAsBefore = call.method === 'GET' || isDeepStrictEqual(after, before);
  return { response: kept, known: isAsBefore ? after : undefined };
}

/** The status without a valid credential; undefined for a public call. */
function refusalStatus(call: Call): number | undefined {
  if (!call.auth || call.auth === 'token or cookie') return undefined;
  return byCookie(call) ? 303 : 401;
}

/**
 * Calls that write although they only answer: the count of openings, the payment's state from the gateway,
 * the facts in a calendar file, and what an exchange that can only GET tells of a call.
 */
const noted = ['openShelfItem', 'returnFromPayment', 'batchCalendar', 'takeCallEvent'];

const reading = handledCalls.filter(
  ({ method, name }) => method === 'GET' && !noted.includes(name),
);

test.each(reading.map((call) => [call.path, call] as const))(
  'GET %s changes nothing but the notes of views',
  async (_, call) => {
    const sent = await goodRequest(call, await restored());
    const before = await rowsBesideNotes();
    const handle = (await handlersAt(call.path)).GET;
    const response = (await handle?.(sent)) as Response;
    await response.arrayBuffer();
    expect(response.status).toBe(200);
    expect(await rowsBesideNotes()).toEqual(before);
  },
);

const each = handledCalls.map((call) => [`${call.method} ${call.path}`, call] as const);

test.each(each)(
  '%s: whatever is sent, the answer is a documented one',
  async (_, call) => {
    const people = await restored();
    // The call's one right cookie does not count as a wrong credential.
    const status = refusalStatus(call);
    const counts: Record<string, number> = {};
    let known: unknown;
    await fc.assert(
      fc.asyncProperty(await requestsOf(call, people), async ({ wrong, ...sent }) => {
        if (known === undefined) await goodRequest(call, await restored());
        else await forgetCounted();
        const before = known;
        known = undefined;
        const { response, ...after } = await tryOn(call, sent, before);
        known = after.known;
        counts[response.status] = (counts[response.status] ?? 0) + 1;
        const { cookie } = rightHeaders(call, people);
        const isRight = cookie !== undefined && sent.headers.cookie === cookie;
        if (wrong && status && !isRight) expect(response.status).toBe(status);
      }),
      { numRuns },
    );
    if (process.env.FUZZ_RUNS) console.info(call.path, counts);
  },
  20 * 60_000,
);

/** Texts on which a backtracking pattern would take ten billion steps. */
const long = [' ', '1', '@']
  .slice(0, samples({ here: 1, inCi: 3 }))
  .map((letter) => `${letter.repeat(200_000)}\n`);

test.each(each.filter(([, { body }]) => body?.type === 'application/json'))(
  '%s: a long text in any field is answered at once',
  async (_, call) => {
    const people = await restored();
    const { url, method, headers } = await goodRequest(call, people);
    const sent = { url, method, headers: Object.fromEntries(headers) };
    let known: unknown;
    for (const text of long) {
      for (const field of Object.keys(jsonSamples[call.name] ?? {})) {
        await forgetCounted();
        const body = JSON.stringify({ ...jsonSamples[call.name], [field]: text });
        ({ known } = await tryOn(call, { ...sent, body }, known));
      }
    }
  },
);

test.each(each.filter(([, { body }]) => body))('ten megabytes for %s', async (_, call) => {
  const people = await restored();
  const { url, method, headers } = await goodRequest(call, people);
  const sent = { url, method, headers: Object.fromEntries(headers) };
  const { response } = await tryOn(call, { ...sent, body: Buffer.alloc(TEN_MEGABYTES, 'x') });
  expect(response.status).toBe(call.body?.ignored ? 200 : 413);
});
