import { spawn, type ChildProcess } from 'node:child_process';
import path from 'node:path';
import type { Call } from '@/lib/calls/call';
import { embeddedUrl } from '@/prisma/embedded';
import type { People } from '../support/accounts/log-in';
import { rawRequest, type RawAnswer } from '../support/calls/raw-request';
import { freePort } from '../support/process/free-port';
import {
  cleanEnv,
  ended,
  eventually,
  SITE_URL,
  startSite,
  temporaryFolder,
  type Site,
} from '../support/process/site';

/** The keys with which `emptyWebhookHeaders` signs. */
const gateways = {
  PAYMENT_PROVIDER: 'sandbox',
  RAZORPAY_URL: 'http://127.0.0.1:9',
  RAZORPAY_KEY_ID: 'rzp_test_none',
  RAZORPAY_KEY_SECRET: 'none',
  RAZORPAY_WEBHOOK_SECRETS: 'the newer secret',
};

let site: Site;
let alone: { url: string; child: ChildProcess };

/** The modules of the API tests, on this site's database; loaded once its URL is known. */
async function support() {
  return {
    ...(await import('../api/calls/call-samples')),
    ...(await import('../api/calls/documented-calls')),
    ...(await import('../support/process/empty-tables')),
  };
}

let calls: Awaited<ReturnType<typeof support>>;
let restored: ReturnType<typeof calls.rowsMadeOnce<People>>;

async function startNext(env: Record<string, string>) {
  const port = String(await freePort());
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(
    process.execPath,
    ['node_modules/next/dist/bin/next', 'start', '-H', '127.0.0.1', '-p', port],
    { env: cleanEnv({ NODE_ENV: 'production', SITE_URL, ...env }), stdio: 'ignore' },
  );
  const live = () =>
    fetch(`${url}/api/openapi.json`).then(
      ({ status }) => status,
      () => 0,
    );
  await eventually(live, (status) => status === 200);
  return { url, child };
}

afterAll(async () => {
  await ended(alone.child, 'SIGTERM');
  await calls.closeDatabase();
});

const folder = temporaryFolder();
beforeAll(async () => {
  site = await startSite(folder.path, gateways);
  const DATABASE_URL = embeddedUrl(path.join(folder.path, 'postgres'));
  const shared = { DATABASE_URL, DATA_DIR: folder.path, ...gateways };
  alone = await startNext(shared);
  Object.assign(process.env, shared);
  calls = await support();
  restored = calls.rowsMadeOnce(calls.makeSamples);
});

const both = () => [site.url, alone.url];

async function send(to: string, request: Request): Promise<RawAnswer> {
  const { pathname, search } = new URL(request.url);
  return rawRequest(to, pathname + search, {
    method: request.method,
    headers: Object.fromEntries(request.headers),
    ...(request.body && { body: Buffer.from(await request.arrayBuffer()) }),
  });
}

/** The answer as a `Response`. */
function asResponse({ status, headers, body }: RawAnswer): Response {
  const pairs = Object.entries(headers).flatMap(([name, value]) =>
    [value ?? []].flat().map((one): [string, string] => [name, one]),
  );
  const isEmpty = [204, 303, 304].includes(status);
  return new Response(isEmpty ? null : new Uint8Array(body), { status, headers: pairs });
}

/** The headers set by handlers. */
function ownHeaders({ headers }: RawAnswer) {
  const names = ['content-type', 'content-disposition', 'cache-control', 'location', 'retry-after'];
  // Registration numbers are random.
  const found = names.map((name) => [name, String(headers[name]).replace(/\d{5}\./, '')]);
  const cookies = (headers['set-cookie'] ?? []).map((one) => one.replace(/=[^;]*/, ''));
  return { ...Object.fromEntries(found), cookies };
}

/** Calls of each form: JSON, forms, files, cookies, redirects, streams. */
const kinds = [
  'openapi',
  'freeRegistration',
  'signUp',
  'upload',
  'addShelfPiece',
  'logIn',
  'useSignInLink',
  'history',
  'search',
  'takeWebhook',
  'pressOnSandbox',
  'photo',
  'registrationPdf',
  'receiptPdf',
  'openShelfItem',
  'exportList',
  'ownData',
  'parcelLabels',
  'batchCalendar',
];

const isPicked = ({ name }: Call) => kinds.includes(name);

async function answersOf(call: Call, change: (request: Request) => Request = (request) => request) {
  const answers = [];
  for (const url of both()) {
    const people = await restored();
    const answer = await send(url, change(await calls.goodRequest(call, people)));
    answers.push({ name: call.name, status: answer.status, ...ownHeaders(answer), answer });
  }
  return answers;
}

test('calls of every kind answer the same from our server and from `next start`', async () => {
  const picked = calls.handledCalls.filter(isPicked);
  expect(picked.map(({ name }) => name).sort()).toEqual([...kinds].sort());
  for (const call of picked) {
    const [ours, theirs] = await answersOf(call);
    for (const one of [ours, theirs]) {
      if (one) await calls.checkAnswer(call, asResponse(one.answer));
    }
    expect({ ...ours, answer: null }).toEqual({ ...theirs, answer: null });
  }
});

test('a form that a browser sends without script', async () => {
  const [call] = calls.handledCalls.filter(({ name }) => name === 'freeRegistration');
  if (!call) throw new Error('There is no such call.');
  for (const body of [new URLSearchParams(calls.jsonSamples[call.name] as never), 'name=x']) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded', host: 'localhost:3000' };
    const [ours, theirs] = await answersOf(
      call,
      ({ url }) => new Request(url, { method: 'POST', headers, body: String(body) }),
    );
    expect(ours?.status).toBe(body === 'name=x' ? 422 : 303);
    expect({ ...ours, answer: ours?.answer.body }).toEqual({
      ...theirs,
      answer: theirs?.answer.body,
    });
  }
});

test('a page knows its student by the cookie of the log-in call, and writes none', async () => {
  const { cookie } = (await restored()).student;
  const others = 'sessionid=1; next-auth.callback-url=javascript:1; next-auth.csrf-token=x';
  for (const url of both()) {
    const page = async (sent: string) => {
      const { status, headers, body } = await rawRequest(url, '/history', {
        headers: { host: 'localhost:3000', cookie: sent },
      });
      const isOwn = body.includes('Purchased History') && body.includes('Logout');
      return [status, isOwn, headers['set-cookie']];
    };
    expect(await page(cookie)).toEqual([200, true, undefined]);
    expect(await page(`${others}; ${cookie}`)).toEqual([200, true, undefined]);
    expect(await page(others)).toEqual([200, false, undefined]);
    for (const route of ['session', 'signin', 'csrf', 'providers', '_log']) {
      expect((await rawRequest(url, `/api/auth/${route}`)).status).toBe(404);
    }
  }
});

const json = { host: 'localhost:3000', 'content-type': 'application/json' };
/** Requests refused by any call, so that no rows are needed. */
const hostile: Record<string, { headers: Record<string, string>; body?: string }> = {
  'nobody is logged in': { headers: json, body: '{}' },
  'another site': { headers: { ...json, origin: 'https://other.example' }, body: '{}' },
  'a wrong token': { headers: { ...json, authorization: 'Bearer ../..' }, body: '[1' },
  'a wrong cookie': { headers: { ...json, cookie: 'session=x; session=y' }, body: 'null' },
  'another type': { headers: { ...json, 'content-type': 'text/plain' }, body: 'x' },
  'a form of no parts': {
    headers: { ...json, 'content-type': 'multipart/form-data; boundary=x' },
    body: '--x--',
  },
  'no body': { headers: json },
};

test.each(Object.entries(hostile))('refused in the same way by both: %s', async (_, sent) => {
  await calls.emptyTables();
  for (const { method, path: address, name } of calls.handledCalls) {
    if (name === 'openapi') continue;
    const { body, ...rest } = sent;
    const request = { ...rest, method, ...(method === 'POST' && body !== undefined && { body }) };
    const served = address.replace('{provider}', 'sandbox').replaceAll(/\{\w+\}/g, 'x');
    const [ours, theirs] = await Promise.all(both().map((to) => rawRequest(to, served, request)));
    const said = (answer?: RawAnswer) => [
      name,
      answer?.status,
      answer && ownHeaders(answer),
      answer?.body.toString(),
    ];
    expect(said(ours)).toEqual(said(theirs));
    await calls.forgetCounted();
  }
});
