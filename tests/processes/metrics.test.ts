import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text as textOf } from 'node:stream/consumers';
import { withClient } from '@/lib/platform/database-connection';
import { registration } from '../support/leads/lead';
import { query } from '../support/process/query';
import { eventually, startSite, temporaryFolder, type Site } from '../support/process/site';

const folder = temporaryFolder();
let site: Site;
let address = '';

/** The bodies received by a collector for OTLP over HTTP. */
const traces: string[] = [];
const collector = createServer((request, response) => {
  void textOf(request).then((body) => {
    traces.push(`${request.url} ${request.headers['x-collector']} ${body}`);
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
  });
});
afterAll(() => {
  collector.closeAllConnections();
  collector.close();
});

beforeAll(async () => {
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  const { port } = collector.address() as AddressInfo;
  site = await startSite(folder.path, {
    WORKERS: '2',
    METRICS_PORT: '0',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_EXPORTER_OTLP_HEADERS: 'x-collector=known',
    OTEL_BSP_SCHEDULE_DELAY: '100',
    // Nothing listens there.
    SMTP_URL: 'smtp://127.0.0.1:1',
    MAIL_FROM: 'site@example.org',
    LEADS_TO: 'o@example.org',
  });
  address = /http:\/\/127\.0\.0\.1:\d+\/metrics/.exec(site.output())?.[0] ?? '';
});

const text = async () => (await fetch(address)).text();

/** The value of a series such as `name{label="value"}`; null if it is missing. */
function valueOf(metrics: string, series: string): number | null {
  const line = metrics.split('\n').find((one) => one.startsWith(`${series} `));
  return line ? Number(line.slice(series.length).replace('Inf', 'Infinity')) : null;
}

const now = async (series: string) => valueOf(await text(), series);
const becomes = (series: string, isIt: (value: number | null) => boolean) =>
  eventually(() => now(series), isIt);
const answered = (kind: string, outcome: string) =>
  `site_requests_total{kind="${kind}",outcome="${outcome}"}`;

const get = (path: string) => fetch(site.url + path, { redirect: 'manual' });
const post = (requestId: string) =>
  fetch(`${site.url}/api/student/free-registration`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...registration, requestId }),
  });
const rows = (sql: string) => query(site.databaseUrl, sql);

test('requests are counted by kind and outcome, and nothing of their addresses is shown', async () => {
  const paths = ['/', '/fees', '/history', '/public/canary.jpg', '/searchuser/person/canary'];
  for (const path of [...paths, '/api/receipts/canary-1', '/api/health/ready']) await get(path);
  await becomes(answered('office', '2xx'), (count) => count === 1);
  const metrics = await text();
  expect(valueOf(metrics, answered('file', '2xx'))).toBe(2);
  expect(valueOf(metrics, answered('call', '4xx'))).toBe(1);
  expect(valueOf(metrics, answered('health', '2xx'))).toBeGreaterThan(0);
  expect(valueOf(metrics, 'site_request_duration_seconds_count{kind="call"}')).toBe(1);
  for (const process of ['primary', 'worker 0', 'worker 1']) {
    expect(valueOf(metrics, `site_memory_bytes{process="${process}"}`)).toBeGreaterThan(3e7);
    const delay = `site_event_loop_delay_seconds{process="${process}",quantile="0.5"}`;
    expect(valueOf(metrics, delay)).toBeGreaterThan(0);
  }
  // A segment of the log has 16 MB.
  expect(valueOf(metrics, 'site_database_wal_bytes')).toBeGreaterThanOrEqual(2 ** 24);
  expect(valueOf(metrics, 'site_disk_free_bytes')).toBeGreaterThan(0);
  expect(metrics).toMatch(/^site_database_statement_seconds\{query="-?\d+"\} \d/m);
  expect(metrics).toMatch(/^site_info\{version="\w+",facts="defaults",node="\d+\.\d+\.\d+"\} 1$/m);
  expect(metrics).not.toContain('canary');
});

test('only this machine reaches them, and only at their own address', async () => {
  expect((await get('/metrics')).status).toBe(404);
  await expect(fetch(address.replace('127.0.0.1', '127.0.0.2'))).rejects.toThrow('fetch failed');
});

test('every metric is explained in the table of docs/operations.md, and no other', async () => {
  const served = [...(await text()).matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name);
  const docs = readFileSync('docs/operations.md', 'utf8');
  const explained = [...docs.matchAll(/^\| `(site_\w+)/gm)].map(([, name]) => name);
  expect(served.sort()).toEqual(explained.sort());
});

interface Received {
  name: string;
  spanId: string;
  parentSpanId?: string;
}

const spansOf = (sent: string): Received[] => {
  const { resourceSpans } = JSON.parse(sent.slice(sent.indexOf('{'))) as {
    resourceSpans: { scopeSpans: { spans: Received[] }[] }[];
  };
  return resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans));
};

test('traces name calls and their statements, and no typed text', async () => {
  const body = { email: 'canary@example.org', dateofbirth: '2001-02-03' };
  await fetch(`${site.url}/api/student/login?canary=1`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  await get('/api/v1/canary/return?canary=1');
  const all = () => Promise.resolve(traces.flatMap(spansOf));
  const call = 'GET /api/v1/{provider}/return';
  const names = async () => (await all()).map(({ name }) => name);
  const wanted = [call, 'POST /api/student/login'];
  await eventually(names, (found) => wanted.every((name) => found.includes(name)));
  const spans = await all();
  const logIn = spans.find(({ name }) => name === 'POST /api/student/login');
  const below = spans.filter(({ parentSpanId }) => parentSpanId === logIn?.spanId);
  expect(below.map(({ name }) => name)).toEqual(expect.arrayContaining(['Student.findFirst']));
  // Neither background jobs nor files from memory.
  expect(await names()).not.toContain('claim-notices');
  const pages = async () => (await names()).filter((name) => name === 'GET page').length;
  const before = await pages();
  await get('/fees?canary=1');
  await get('/api/v1/canary/return?canary=1');
  await eventually(names, (found) => found.filter((name) => name === call).length === 2);
  expect(await pages()).toBe(before);
  expect(traces[0]).toMatch(/^\/v1\/traces known /);
  expect(traces.join()).not.toMatch(/canary|2001-02-03/);
});

test('a call that waits for a lock is seen', async () => {
  expect(await now('site_database_waiting_for_locks')).toBe(0);
  await withClient(site.databaseUrl, async (client) => {
    await client.query('begin; lock table students');
    const waiting = fetch(`${site.url}/api/student/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email: 'asha@example.org', dateofbirth: '2003-05-17' }),
    });
    await becomes('site_database_waiting_for_locks', (count) => (count ?? 0) > 0);
    expect(await now('site_database_longest_transaction_seconds')).toBeGreaterThan(0);
    await client.query('rollback');
    expect((await waiting).status).toBe(200);
  });
});

test('mails that no server takes, failing calls, backups and payments are seen', async () => {
  expect(await now('site_backup_age_seconds')).toBe(Infinity);
  expect(await now('site_restore_proven_age_seconds')).toBe(Infinity);
  expect((await post('metrics-lead-0001')).status).toBe(200);
  await becomes('site_mails_unsent{state="delayed"}', (count) => count === 1);
  expect(await now('site_mails_refused')).toBe(1);
  await rows(`update pgboss.job set start_after = now() - interval '1 hour', state = 'active',
    started_on = now() - interval '1 hour' where name = 'lead-notices'`);
  await becomes('site_oldest_job_seconds', (seconds) => (seconds ?? 0) >= 3_600);

  await rows(`insert into backup_records values (now() - interval '2 hours', now(), now())`);
  await rows(`insert into payments ("orderId", provider, name, number, "amountPaise", "expiresAt", "createdAt")
    values ('ORDER1', 'gone', '', '', 100, now(), now() - interval '1 day')`);
  const metrics = await text();
  expect(valueOf(metrics, 'site_backup_age_seconds')).toBeGreaterThanOrEqual(7_200);
  expect(valueOf(metrics, 'site_restore_proven_age_seconds')).toBeLessThan(60);
  expect(valueOf(metrics, 'site_payments_unsettled{kind="payment"}')).toBe(1);
  expect(valueOf(metrics, 'site_payments_oldest_unsettled_seconds')).toBeGreaterThan(86_000);

  await rows('alter table leads rename to elsewhere');
  expect((await post('metrics-lead-0002')).status).toBe(500);
  await rows('alter table elsewhere rename to leads');
  await becomes(answered('call', '5xx'), (count) => count === 1);
});

test('requests that wait for a connection are seen', async () => {
  await withClient(site.databaseUrl, async (owner) => {
    await owner.query('begin');
    await owner.query('lock table leads in access exclusive mode');
    // More than the connections of both workers.
    const posts = Array.from({ length: 24 }, (_, index) => post(`metrics-waiting-${index}`));
    await becomes('site_pool_waiting{pool="database pool"}', (count) => (count ?? 0) > 0);
    await owner.query('commit');
    await Promise.all(posts);
  });
  await becomes('site_pool_waiting{pool="database pool"}', (count) => count === 0);
  expect(await now('site_pool_waits_total{pool="database pool"}')).toBeGreaterThan(0);
});

test('a killed worker’s counts are kept', async () => {
  const counted = ['site_processor_seconds_total{process="worker 0"}', answered('file', '2xx')];
  const before = await text();
  const [killed = 0] = site.workers();
  process.kill(killed, 'SIGKILL');
  await eventually(
    () => Promise.resolve(site.workers()),
    (pids) => !pids.includes(killed),
  );
  const after = await text();
  for (const series of counted) {
    expect(valueOf(before, series)).toBeGreaterThan(0);
    expect(valueOf(after, series)).toBeGreaterThanOrEqual(valueOf(before, series) ?? 0);
  }
  // A new worker replaces it and is counted.
  await becomes(
    counted[0] ?? '',
    (seconds) => (seconds ?? 0) > (valueOf(after, counted[0] ?? '') ?? 0),
  );
});

test('without its database, the rest is still answered', async () => {
  expect(await now('site_database_up')).toBe(1);
  await rows('alter role site nologin');
  await rows(`select pg_terminate_backend(pid) from pg_stat_activity where usename = 'site'`);
  await becomes('site_database_up', (up) => up === 0);
  const metrics = await text();
  expect(valueOf(metrics, 'site_backup_age_seconds')).toBeNull();
  expect(valueOf(metrics, answered('call', '5xx'))).toBeGreaterThan(0);
  await rows('alter role site login');
  await becomes('site_database_up', (up) => up === 1);
});
