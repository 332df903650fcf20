import { existsSync } from 'node:fs';
import { readdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { leadLimit } from '@/lib/leads/lead-forms';
import { registration } from '../support/leads/lead';
import { query } from '../support/process/query';
import {
  eventually,
  startDatabase,
  startSite,
  temporaryFolder,
  type Site,
  ended,
} from '../support/process/site';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { freePort } from '../support/process/free-port';

interface Balancer {
  url: string;
  /** The load balancer in use. */
  kind: 'nginx' | 'stand-in';
  stop(): Promise<void>;
}

/** nginx with several processes in round robin; a minimal replacement where it is not installed. */
async function startBalancer(sites: readonly string[]): Promise<Balancer> {
  return (await startNginx(sites)) ?? standIn(sites);
}

/** The configuration for several processes in the README. */
function configuration(port: number, folder: string, sites: readonly string[]): string {
  const servers = sites.map((url) => `server ${new URL(url).host} max_fails=0;`).join('\n    ');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'scgi', 'uwsgi'];
  return `
daemon off;
pid ${folder}/nginx.pid;
error_log /dev/null;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  upstream institute {
    ${servers}
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://institute;
      proxy_next_upstream error http_503 non_idempotent;
      proxy_set_header Host $http_host;
      proxy_set_header X-Forwarded-For $remote_addr;
    }
  }
}`;
}

async function startNginx(sites: readonly string[]): Promise<Balancer | null> {
  const folder = await mkdtemp(path.join(tmpdir(), 'orbital-balancer-'));
  const port = await freePort();
  const file = path.join(folder, 'nginx.conf');
  await writeFile(file, configuration(port, folder, sites));
  const child = spawn('nginx', ['-c', file], { stdio: 'ignore' });
  const stop = async () => {
    if (child.pid) await ended(child, 'SIGTERM');
    await rm(folder, { recursive: true });
  };
  const started = await once(child, 'spawn').catch(() => null);
  if (!started) {
    await rm(folder, { recursive: true });
    return null;
  }
  const url = `http://127.0.0.1:${port}`;
  await eventually(
    () =>
      fetch(`${url}/api/health/live`).then(
        ({ ok }) => ok || child.exitCode !== null,
        () => false,
      ),
    Boolean,
  );
  return { url, kind: 'nginx', stop };
}

async function standIn(sites: readonly string[]): Promise<Balancer> {
  let turn = 0;
  const server = createServer((incoming, answer) => {
    turn += 1;
    const order = sites.map((_, index) => sites[(turn + index) % sites.length] as string);
    void pass(incoming, answer, order);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const stop = () => new Promise<void>((resolve) => server.close(() => resolve()));
  return { url: `http://127.0.0.1:${port}`, kind: 'stand-in', stop };
}

/** Like nginx, tries the next process when one refuses the connection. */
async function pass(incoming: IncomingMessage, answer: ServerResponse, order: string[]) {
  const body: Buffer[] = [];
  for await (const chunk of incoming) body.push(chunk as Buffer);
  for (const to of order) {
    const response = await ask(to, incoming, Buffer.concat(body)).catch(() => null);
    if (!response || response.statusCode === 503) continue;
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
    return;
  }
  answer.writeHead(502).end();
}

async function ask(to: string, { method, url, headers }: IncomingMessage, body: Buffer) {
  const sent = request(`${to}${url}`, { method, headers: { ...headers, connection: 'close' } });
  sent.end(body);
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  return response;
}

const folder = temporaryFolder();
let databaseUrl = '';
let sites: [Site, Site];

/** As on two machines, with only the database and the secret in common. */
const start = (name: string, port = '0') =>
  startSite(path.join(folder.path, name), {
    PORT: port,
    DATABASE_URL: databaseUrl,
    TRUSTED_PROXIES: '127.0.0.1',
    SESSION_SECRET: 'the same thirty-two characters on both',
  });

beforeAll(async () => {
  databaseUrl = (await startDatabase(path.join(folder.path, 'database'))).url;
  sites = [await start('one'), await start('two')];
});

interface Answer {
  status: number;
  cookie: string;
  body: { success: boolean; data?: unknown; message?: string };
}

async function post(
  site: { url: string },
  call: string,
  body: object,
  token?: string,
): Promise<Answer> {
  const response = await fetch(`${site.url}/api/${call}`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-forwarded-for': `203.0.113.${call.length}`,
      ...(token && { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  });
  const cookie = response.headers.get('set-cookie')?.split(';')[0] ?? '';
  return { status: response.status, cookie, body: (await response.json()) as Answer['body'] };
}

const rows = <Row extends object>(text: string) => query<Row>(databaseUrl, text);

/** Answers of a complete admission form. */
const admission = {
  coursename: 'GATE (Chemistry)',
  subject: 'Chemistry',
  studentname: 'Asha Rao',
  dateofbirth: '2003-05-17',
  gender: 'Female',
  fathername: 'Suresh Rao',
  state: 'Delhi',
  address: '12 Jia Sarai',
  pincode: '110016',
  mobilenumber: '98765 43210',
  email: 'asha@example.org',
  modeofpayment: 'Online',
};

const asha = { email: 'asha@example.org', dateofbirth: '2003-05-17' };

async function student({ email, dateofbirth } = asha): Promise<void> {
  await rows(`insert into students (email, studentname, fathername, dateofbirth, contactnumber, city,
      state, pincode, address)
    values ('${email}', 'Asha Rao', 'Suresh Rao', '${dateofbirth}', '98765 43210', 'New Delhi', 'Delhi',
      '110016', '12 Jia Sarai')`);
}

const logIn = async (site: Site) => {
  const { body, cookie } = await post(site, 'student/login', asha);
  return { token: String(body.data), cookie };
};

test('a log-in counts at both and ends at both; wrong tries are counted together', async () => {
  await student();
  const [one, two] = sites;
  const { token, cookie } = await logIn(one);
  const knows = async (site: Site) => {
    const headers = { authorization: `Bearer ${token}` };
    return (await fetch(`${site.url}/api/student/get-current-user`, { headers })).status;
  };
  const page = async (site: Site) =>
    (await fetch(`${site.url}/history`, { headers: { cookie } })).text();
  expect(await knows(two)).toBe(200);
  expect(await page(two)).not.toContain('One moment: opening your page');
  await post(two, 'student/logout', {}, token);
  expect([await knows(one), await knows(two)]).toEqual([401, 401]);
  expect(await page(one)).toContain('One moment: opening your page');

  const statuses: number[] = [];
  for (let index = 0; index < 12 && !statuses.includes(429); index += 1) {
    const site = sites[index % 2] as Site;
    const wrong = { ...asha, dateofbirth: `2000-01-${String(index + 1).padStart(2, '0')}` };
    statuses.push((await post(site, 'student/login', wrong)).status);
  }
  const tries = statuses.length;
  expect(statuses.at(-1)).toBe(429);
  expect((await post(sites[tries % 2] as Site, 'student/login', asha)).status).toBe(429);
  await rows('delete from log_in_counters');
});

test('one lead sent to both is one row and one mail; form limits are counted together', async () => {
  const lead = { ...registration, requestId: 'two-processes-0001' };
  const answers = await Promise.all(
    [0, 1, 0, 1].map((index) => post(sites[index] as Site, 'student/free-registration', lead)),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(await rows('select id from leads')).toHaveLength(1);
  const mails = async () =>
    (
      await Promise.all(
        ['one', 'two'].map((name) =>
          readdir(path.join(folder.path, name, 'outbox')).catch(() => []),
        ),
      )
    ).flat().length;
  await eventually(
    () => rows(`select id from pgboss.job where name = 'lead-notices' and state <> 'completed'`),
    (waiting) => waiting.length === 0,
  );
  expect(await mails()).toBe(1);
  expect(existsSync(path.join(folder.path, 'one/postgres'))).toBe(false);

  await rows('delete from rate_limits');
  const many = Array.from({ length: leadLimit.points + 4 }, (_, index) =>
    post(sites[index % 2] as Site, 'student/free-registration', {
      ...registration,
      requestId: `two-processes-many-${index}`,
    }),
  );
  const statuses = (await Promise.all(many)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(leadLimit.points);
  expect(statuses.filter((status) => status === 429)).toHaveLength(4);
});

test('one form saved at both is one row; receipts of both have no gaps and no doubles', async () => {
  const { token } = await logIn(sites[0]);
  const save = (site: Site, requestId: string) =>
    post(site, 'student/registration-form', { ...admission, requestId }, token);
  const same = await Promise.all(
    [0, 1, 0, 1].map((index) => save(sites[index] as Site, 'two-processes-form-0')),
  );
  expect(same.map(({ body }) => body.success)).toEqual([true, true, true, true]);
  expect(await rows('select id from registrations')).toHaveLength(1);

  for (let index = 1; index <= 12; index += 1)
    await save(sites[index % 2] as Site, `two-processes-form-${index}`);
  const forms = await rows<{ id: string }>('select id from registrations');
  const staff = await staffToken();
  const paid = forms.flatMap(({ id }, index) =>
    // Each is sent to both at once, like a retry.
    sites.map((site) =>
      post(
        site,
        'admin/payments',
        {
          registration: id,
          requestId: `two-processes-pay-${index}`,
          amount: 500,
          method: 'cash',
          receivedOn: today(),
          otherAmount: true,
          note: 'A part',
        },
        staff,
      ),
    ),
  );
  const statuses = new Set((await Promise.all(paid)).map(({ status }) => status));
  expect([...statuses]).toEqual([200]);
  const serials = await rows<{ serial: number }>('select serial from receipts order by serial');
  expect(serials.map(({ serial }) => serial)).toEqual(forms.map((_, index) => index + 1));
});

test('stopped one after the other behind one address, no request is lost', async () => {
  const balancer = await startBalancer(sites.map(({ url }) => url));
  const wrong: unknown[] = [];
  let answered = 0;
  let over = false;
  const visitor = async () => {
    while (!over) {
      const status = await fetch(`${balancer.url}/history`).then(
        (response) => response.status,
        (error: Error) => error.message,
      );
      if (status === 200) answered += 1;
      else wrong.push(status);
      // Leaves the processor to starting and stopping processes.
      await pause(10);
    }
  };
  const visitors = [visitor(), visitor(), visitor()];
  await sites[0].stop();
  sites[0] = await start('one', new URL(sites[0].url).port);
  await sites[1].stop();
  const enough = Math.max(100, answered + 20);
  await eventually(
    async () => answered,
    (count) => count > enough,
  );
  over = true;
  await Promise.all(visitors);
  await balancer.stop();
  expect(wrong).toEqual([]);
});

const today = () => new Date().toLocaleDateString('sv-SE', { timeZone: 'Asia/Kolkata' });

/** A staff log-in at the second process, valid at both. */
async function staffToken(): Promise<string> {
  const password = 'ninety litres of argon';
  const { hash } = await import('@node-rs/argon2');
  await rows(`insert into staff (email, "passwordHash", role)
    values ('priya@example.org', '${await hash(password)}', 'counsellor')`);
  const answer = await post(sites[1], 'admin/get-details', {
    email: 'priya@example.org',
    password,
  });
  return String(answer.body.data);
}
