import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { faultMails, serverStatus, watchFaults } from '@/lib/health/faults';
import { serverLines } from '@/lib/health/server-lines';
import { siteMetrics } from '@/lib/health/site-metrics';
import { readSiteState } from '@/lib/health/site-state';
import { noteAttempt, noteBackup, noteRestore, takeTurn } from '@/prisma/backup/backup-records';
import { noteRehearsal, noteTargetProblem, type Rehearsal } from '@/prisma/archive/site-archive';
import { pool } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { log } from '@/lib/platform/log';
import { smtpSender } from '@/lib/platform/mail/senders';
import { startMailServer } from '../../support/accounts/mail-server';
import {
  sendEnquiry,
  skipPause,
  startMailWorker,
  stopMailWorkers,
} from '../../support/leads/mail-worker';
import { withEmptyTables } from '../../support/process/empty-tables';
import { eventually } from '../../support/process/site';
import { staffOf } from '../../support/office/staff';

const closing: (() => Promise<unknown>)[] = [];
const { SITE_URL, DATA_DIR } = env;
afterEach(async () => {
  Object.assign(env, { SITE_URL, DATA_DIR, ARCHIVE_FOLDER: undefined });
  await stopMailWorkers();
  await Promise.all(closing.splice(0).map((close) => close()));
  jest.restoreAllMocks();
});
withEmptyTables();

const institute = 'office@institute.example';
const addresses = { from: 'website@institute.example', to: institute };

async function mailServer(port = 0, unknown = '') {
  const server = await startMailServer(port, unknown);
  closing.push(server.close);
  return { ...server, sender: smtpSender({ url: server.url, ...addresses }) };
}

/** Sends what waits. @returns the server that has got it */
async function allMailsSent() {
  const server = await mailServer();
  await startMailWorker(server.sender);
  await eventually(
    () => pool.query(`select 1 from pgboss.job where state <> 'completed'`),
    ({ rowCount }) => rowCount === 0,
  );
  return server;
}

const print = (moment: Date) => moment.toISOString();
const wrongKinds = async () =>
  serverLines(await readSiteState(pool), print).flatMap(({ kind, isWrong }) =>
    isWrong ? kind : [],
  );
const run = (sql: string) => pool.query(sql);
/** Three watches at once, as of several processes. */
const watch = () => Promise.all([watchFaults(pool), watchFaults(pool), watchFaults(pool)]);
const elevenMinutesPass = () => run(`update site_faults set since = since - interval '11 minutes'`);
const faultJobs = async () =>
  (await pool.query('select id from pgboss.job where name = $1', [faultMails.queue.name])).rowCount;
const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString();

async function addOwners(): Promise<string[]> {
  const emails = ['kamala@example.org', 'ravi@example.org'];
  for (const email of emails) {
    await pool.query(`insert into staff (email, "passwordHash", role) values ($1, '', 'owner')`, [
      email,
    ]);
  }
  await run(
    `insert into staff (email, "passwordHash", role) values ('asha@example.org', '', 'counsellor')`,
  );
  return emails;
}

test('after ten minutes each owner gets one mail, and one more when it is over', async () => {
  const owners = await addOwners();
  await noteBackup(pool, daysAgo(2));
  await watch();
  await watch();
  expect(await faultJobs()).toBe(0);
  await elevenMinutesPass();
  await watch();
  await watch();
  expect(await faultJobs()).toBe(2);

  const server = await mailServer();
  await startMailWorker(server.sender);
  await eventually(
    () => Promise.resolve(server.mails.length),
    (count) => count === 2,
  );
  expect(server.mails.flatMap(({ recipients }) => recipients).sort()).toEqual(owners);
  const [wrong] = server.mails;
  expect(wrong?.headers.subject).toBe('Last backup: something is wrong with the website');
  expect(wrong?.text).toMatch(
    /restored and compared: not tried[^]*Ask whoever[^]*\/searchuser\/server/,
  );

  await noteBackup(pool, daysAgo(0));
  await watch();
  await eventually(
    () => Promise.resolve(server.mails.length),
    (count) => count === 4,
  );
  expect(server.mails.at(-1)?.headers.subject).toBe('Last backup: all is well again');
  await watch();
  expect(await faultJobs()).toBe(4);
});

test('a fault that ends before its mail could be sent is not mailed', async () => {
  await addOwners();
  await noteBackup(pool, daysAgo(2));
  await watch();
  await elevenMinutesPass();
  await watch();
  await noteBackup(pool, daysAgo(0));
  await watch();
  const server = await allMailsSent();
  const subjects = new Set(server.mails.map(({ headers }) => headers.subject));
  expect(subjects).toEqual(new Set(['Last backup: all is well again']));
});

test('a fault of the mail server is reported on the page and in the log, not by mail', async () => {
  await addOwners();
  const errors = jest.spyOn(log, 'error').mockImplementation(() => undefined);
  jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  const server = await startMailServer();
  await server.close();
  await startMailWorker(smtpSender({ url: server.url, ...addresses }));
  await sendEnquiry();
  await eventually(wrongKinds, (kinds) => kinds.includes('mails'));
  // Its lead was erased, so there is nothing to send, which says nothing about the server.
  await run(
    `insert into pgboss.job (name, data)
     values ('lead-notices', jsonb_build_object('lead', gen_random_uuid()))`,
  );
  await eventually(
    () => pool.query(`select 1 from pgboss.job where state = 'completed'`),
    ({ rowCount }) => rowCount === 1,
  );
  expect(await wrongKinds()).toContain('mails');
  await watch();
  await elevenMinutesPass();
  await watch();
  expect(await faultJobs()).toBe(0);
  const told = errors.mock.calls.filter(([line]) => Object(line).where === 'faults');
  expect(told).toEqual([[expect.objectContaining({ fault: 'mails', said: expect.any(String) })]]);

  await mailServer(Number(new URL(server.url).port));
  await skipPause();
  await eventually(wrongKinds, (kinds) => !kinds.includes('mails'));
  await watch();
  expect(await faultJobs()).toBe(0);
  expect((await run('select 1 from site_faults')).rowCount).toBe(0);
});

test('an address that does not exist is no fault of the mail server', async () => {
  jest.spyOn(log, 'warn').mockImplementation(() => undefined);
  const server = await mailServer(0, institute);
  await startMailWorker(server.sender);
  await sendEnquiry();
  await eventually(
    () => pool.query(`select 1 from pgboss.job where state = 'retry'`),
    ({ rowCount }) => rowCount === 1,
  );
  expect(await wrongKinds()).toEqual([]);
});

test('after a stop of the site, a fault begins anew', async () => {
  await noteBackup(pool, daysAgo(2));
  await watch();
  await run(
    `update site_faults set since = now() - interval '1 day', "seenAt" = now() - interval '1 day'`,
  );
  await watch();
  const { rows } = await pool.query<{ isTold: boolean }>(
    `select "toldAt" is not null as "isTold" from site_faults`,
  );
  expect(rows).toEqual([{ isTold: false }]);
});

test('a fault that was told before a stop of the site is still mailed after it', async () => {
  const owners = await addOwners();
  await noteBackup(pool, daysAgo(2));
  await watch();
  await elevenMinutesPass();
  await watch();
  await run(`update site_faults set "seenAt" = now() - interval '1 day'`);
  await watch();
  const server = await allMailsSent();
  expect(server.mails.flatMap(({ recipients }) => recipients).sort()).toEqual(owners);
  expect(server.mails[0]?.headers.subject).toMatch(/^Last backup: something is wrong/);
});

test('where the times of statements cannot be read, faults are noted all the same', async () => {
  await noteBackup(pool, daysAgo(2));
  await run('alter view pg_stat_statements rename column total_exec_time to gone');
  try {
    await watchFaults(pool);
    const metrics = await siteMetrics(pool, 'version');
    expect(metrics.find(({ name }) => name === 'site_database_up')?.values[0]?.value).toBe(1);
  } finally {
    await run('alter view pg_stat_statements rename column gone to total_exec_time');
  }
  expect((await run('select kind from site_faults')).rows).toEqual([{ kind: 'backup' }]);
});

const wellRehearsed = { at: daysAgo(0.1), moment: daysAgo(0.5), rows: 4_711, paise: 14_99_900 };

/** A folder with what became of the last copy and of the last rehearsal. */
async function archiveWith(problem: string | null, rehearsal: Rehearsal | string | null) {
  env.DATA_DIR = await mkdtemp(path.join(tmpdir(), 'orbital-status-'));
  env.ARCHIVE_FOLDER = '/mnt/archive';
  closing.push(() => rm(env.DATA_DIR, { recursive: true, force: true }));
  await noteTargetProblem('folder', problem);
  if (rehearsal !== null) await noteRehearsal('folder', rehearsal);
}

test('an archive says what became of it, and when a restore was last rehearsed', async () => {
  await archiveWith(null, wellRehearsed);
  const lines = serverLines(await readSiteState(pool), () => '2 Jan');
  const saidOf = (wanted: string) => lines.find(({ kind }) => kind === wanted)?.said;
  expect(await wrongKinds()).toEqual([]);
  expect(saidOf('archive')).toBe('Folder: No base backup yet.');
  expect(saidOf('rehearsal')).toBe(
    'Folder: Last succeeded 2 Jan, restored to 2 Jan: 4,711 rows and ₹14,999 match the database.',
  );
});

const copyWith =
  (gauges: object, problem: string | null = null) =>
  () =>
    pool.query(
      `insert into site_processes (host, pid, "sourcesHash", gauges, problem) values ('one', 1, '', $1, $2)`,
      [
        { answered: 100, failed: 0, delaySeconds: 0, waiting: 0, memoryBytes: 0, ...gauges },
        problem,
      ],
    );

test.each([
  ['answers', copyWith({ failed: 6 })],
  ['connections', copyWith({ waiting: 3 })],
  ['delay', copyWith({ delaySeconds: 0.8 })],
  ['memory', copyWith({ memoryBytes: 9e8 })],
  ['disk', copyWith({ diskFreeBytes: 4e8 })],
  ['copies', copyWith({}, 'The disk is full.')],
  ['backup', () => noteRestore(pool, daysAgo(0), false)],
  [
    'backup',
    async () => {
      await noteBackup(pool, daysAgo(1.01));
      const turn = await takeTurn(pool, 'one');
      await noteAttempt(pool, turn ?? new Date(), 'The disk is full.');
    },
  ],
  [
    'place',
    () => {
      env.SITE_URL = 'https://www.example.in';
    },
  ],
  [
    'secret',
    () =>
      run(`insert into staff (email, "passwordHash", role, "totpSecret", "totpSince")
        values ('kamala@example.org', '', 'owner', 'sealed elsewhere', now())`),
  ],
  ['archive', () => archiveWith('The disk of /mnt/archive (ARCHIVE_FOLDER) is full.', null)],
  ['rehearsal', () => archiveWith(null, 'The segment 00000001000000000000002A is damaged.')],
  ['rehearsal', () => archiveWith(null, { ...wellRehearsed, at: daysAgo(3.1) })],
  [
    'restore',
    async () => {
      await run(
        `insert into backup_records values (now() - interval '9 days', now() - interval '9 days', now() - interval '9 days')`,
      );
      await noteBackup(pool, daysAgo(0));
    },
  ],
  [
    'jobs',
    () =>
      run(
        `insert into pgboss.job (name, start_after) values ('lead-notices', now() - interval '1 hour')`,
      ),
  ],
  [
    'mails',
    () =>
      run(
        `insert into pgboss.job (name, state, completed_on) values ('lead-notices', 'failed', now())`,
      ),
  ],
  [
    'payments',
    () =>
      run(`insert into payments ("orderId", provider, name, number, "amountPaise", "expiresAt", status, "nextCheckAt")
        values ('ONE', 'phonepe', '', '', 100, now(), 'pending', now() - interval '1 hour')`),
  ],
] as const)('%s: what is wrong is said with what to do', async (kind, breakIt) => {
  const staff = await staffOf('server.read');
  expect(await wrongKinds()).toEqual([]);
  await breakIt();
  expect(await wrongKinds()).toEqual([kind]);
  await watchFaults(pool);
  const wrong = (await serverStatus(staff, print)).filter(({ since }) => since !== null);
  expect(wrong).toEqual([expect.objectContaining({ kind, todo: expect.stringMatching(/\w{4}/) })]);
});
