import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { hash } from '@node-rs/argon2';
import pg from 'pg';
import { staffPages } from '@/lib/staff/staff-pages';
import { registration } from '../support/leads/lead';
import { freePort } from '../support/process/free-port';
import { query } from '../support/process/query';
import {
  eventually,
  startDatabase,
  startSite,
  temporaryFolder,
  type Site,
} from '../support/process/site';

const folder = temporaryFolder();
/** What the site promises for a page, a call, and a busy machine. */
const WITHIN_MS = 10_000 + 3_000;
const password = 'ninety litres of argon';
const asha = { email: 'asha@example.org', dateofbirth: '2003-05-17' };

let databaseUrl = '';
let site: Site;
let pages: { name: string; cookie: string }[];

beforeAll(async () => {
  databaseUrl = (await startDatabase(path.join(folder.path, 'database'))).url;
  // The first worker after all have died finds the port only where it is a setting.
  const settings = { DATABASE_URL: databaseUrl, PORT: String(await freePort()) };
  site = await startSite(path.join(folder.path, 'site'), settings);
  await query(
    databaseUrl,
    `insert into students (email, studentname, fathername, dateofbirth, contactnumber, city, state, pincode, address)
     values ($1, 'Asha Rao', 'Suresh Rao', $2, '98765 43210', 'New Delhi', 'Delhi', '110016', '12 Jia Sarai')`,
    [asha.email, asha.dateofbirth],
  );
  await query(
    databaseUrl,
    `insert into staff (email, "passwordHash", role) values ('priya@example.org', $1, 'owner')`,
    [await hash(password)],
  );
  const student = await logIn('student/login', asha);
  const staff = await logIn('admin/get-details', { email: 'priya@example.org', password });
  pages = [
    ...['/history', '/account', '/account/data', '/form', '/shelf', '/my-tests'].map((name) => ({
      name,
      cookie: student,
    })),
    ...staffPages.map(({ path: name }) => ({ name, cookie: staff })),
  ];
});

const call = (name: string, body: object) =>
  fetch(`${site.url}/api/${name}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function logIn(name: string, body: object): Promise<string> {
  const answer = await call(name, body);
  expect(answer.status).toBe(200);
  return answer.headers.get('set-cookie')?.split(';')[0] ?? '';
}

interface Seen {
  name: string;
  status: number;
  text: string;
  isLate: boolean;
}

async function seen(name: string, ask: () => Promise<Response>): Promise<Seen> {
  const began = performance.now();
  const answer = await ask();
  const text = await answer.text();
  return { name, status: answer.status, text, isLate: performance.now() - began > WITHIN_MS };
}

const page = ({ name, cookie }: (typeof pages)[number]) =>
  seen(name, () => fetch(site.url + name, { headers: { cookie }, redirect: 'manual' }));

const lead = () => seen('lead', () => call('student/free-registration', registration));

/** Stops all processes of PostgreSQL, as a machine that swaps or a hung disk does. */
function signalDatabase(signal: 'SIGSTOP' | 'SIGCONT'): void {
  const file = path.join(folder.path, 'database/postgres/postmaster.pid');
  const pid = Number(readFileSync(file, 'utf8').split('\n')[0]);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ');
  for (const one of [pid, ...children.map(Number)]) process.kill(one, signal);
}

const briefly = ({ name, status, isLate, text }: Seen) => ({
  name,
  status,
  isLate,
  saysSo: /try again/i.test(text),
});

test('while PostgreSQL is frozen every page and call is answered in time, and all recovers by itself', async () => {
  for (const one of pages) expect(briefly(await page(one))).toMatchObject({ status: 200 });
  signalDatabase('SIGSTOP');
  try {
    const [call, ...answers] = await Promise.all([lead(), ...pages.map(page)]);
    expect(call).toMatchObject({ status: 503, isLate: false });
    expect(answers.map(briefly)).toEqual(
      pages.map(({ name }) => ({ name, status: 503, isLate: false, saysSo: true })),
    );
  } finally {
    signalDatabase('SIGCONT');
  }
  await eventually(lead, ({ status }) => status === 200);
  for (const one of pages) expect(briefly(await page(one))).toMatchObject({ status: 200 });
});

test('workers killed while PostgreSQL is frozen are replaced, and finished pages answer', async () => {
  const [frozenAt, killed] = [new Date(), site.workers()];
  const finished = () =>
    fetch(site.url, { signal: AbortSignal.timeout(5_000) }).then(
      ({ status }) => status,
      () => 'no answer',
    );
  signalDatabase('SIGSTOP');
  try {
    for (const pid of killed) process.kill(pid, 'SIGKILL');
    await eventually(finished, (status) => status === 200, 60_000);
    expect(site.workers().filter((pid) => killed.includes(pid))).toEqual([]);
  } finally {
    signalDatabase('SIGCONT');
  }
  const requestId = randomUUID();
  const newLead = () => call('student/free-registration', { ...registration, requestId });
  await eventually(newLead, ({ status }) => status === 200);
  // The background work sends its mail.
  const mails = () =>
    query(
      databaseUrl,
      `select from pgboss.job
       where name = 'lead-notices' and state = 'completed' and created_on > $1`,
      [frozenAt],
    );
  await eventually(mails, ({ length }) => length > 0);
});

test('a page and a call that wait for a locked table are answered in time', async () => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin; lock table leads, registrations');
    const waiting = pages.filter(({ name }) => /history|leads$/.test(name));
    expect(waiting).toHaveLength(2);
    const [call, ...answers] = await Promise.all([lead(), ...waiting.map(page)]);
    expect(call).toMatchObject({ status: 503, isLate: false });
    expect(answers.map(briefly)).toEqual(
      waiting.map(({ name }) => ({ name, status: 503, isLate: false, saysSo: true })),
    );
  } finally {
    await client.end();
  }
  await eventually(lead, ({ status }) => status === 200);
});
