import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';
import { jpeg } from '../support/accounts/photo';
import { signUp, signUpParts } from '../support/accounts/sign-up-parts';
import { multipartBody } from '../support/calls/multipart';
import { startSite, temporaryFolder, type Site } from '../support/process/site';

const folder = temporaryFolder();
let site: Site;
beforeAll(async () => {
  site = await startSite(folder.path, { TRUSTED_PROXIES: '127.0.0.1' });
});

const type = 'multipart/form-data; boundary=the-end-of-a-part';
const from = (address: string) => ({ 'x-forwarded-for': address });

/** On a quiet machine the slowest is below 50 ms; the bound leaves room for a busy one. */
const SLOWEST_MS = 1_500;

/** Asks for health until `attack` is over; returns the milliseconds of the slowest answer. */
async function slowestHealth(attack: Promise<unknown>): Promise<number> {
  const state = { over: false };
  void attack.finally(() => (state.over = true));
  let slowest = 0;
  do {
    const began = performance.now();
    const answers = await Promise.all(
      ['live', 'ready'].map((which) => fetch(`${site.url}/api/health/${which}`)),
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    await Promise.all(answers.map((answer) => answer.text()));
    slowest = Math.max(slowest, performance.now() - began);
    await pause(20);
  } while (!state.over);
  await attack;
  return slowest;
}

const admission = {
  ...{ coursename: 'GATE (Chemistry)', subject: 'Chemistry', studentname: 'Asha Rao' },
  ...{ dateofbirth: '2003-05-17', gender: 'Female', fathername: 'Suresh Rao', state: 'Delhi' },
  ...{ address: '12 Jia Sarai', pincode: '110016', mobilenumber: '98765 43210' },
  ...{ email: 'asha@example.org', modeofpayment: 'Online' },
};

let people = 0;

async function account(address: string) {
  const email = `person-${(people += 1)}@example.org`;
  const photo = await jpeg(600, 400);
  const body = multipartBody(signUpParts({ ...signUp, email }, photo));
  const headers = { 'content-type': type, ...from(address) };
  await fetch(`${site.url}/api/student/register`, { method: 'POST', headers, body });
  const answer = await fetch(`${site.url}/api/student/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...from(address) },
    body: JSON.stringify({ email, dateofbirth: signUp.dateofbirth }),
  });
  const { data } = (await answer.json()) as { data: string };
  const cookie = answer.headers.get('set-cookie')?.split(';')[0] ?? '';
  const bearer = { authorization: `Bearer ${data}` };
  await fetch(`${site.url}/api/student/registration-form`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...bearer, ...from(address) },
    body: JSON.stringify(admission),
  });
  return { bearer, cookie };
}

async function stalledUpload(address: string): Promise<Socket> {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => undefined);
  socket.setEncoding('latin1');
  await once(socket, 'connect');
  socket.write(
    `POST /api/student/register HTTP/1.1\r\nHost: x\r\nX-Forwarded-For: ${address}\r\n` +
      `Content-Type: ${type}\r\nContent-Length: 6000000\r\n\r\n--the-end-of-a-part\r\n`,
  );
  return socket;
}

test('stalled uploads of one address are refused unread and cut; others upload meanwhile', async () => {
  const sockets = await Promise.all(
    Array.from({ length: 60 }, () => stalledUpload('198.51.100.7')),
  );
  const began = Date.now();
  let refused = 0;
  for (const socket of sockets) {
    socket.on('data', (answer) => (refused += String(answer).startsWith('HTTP/1.1 429 ') ? 1 : 0));
  }
  const closed = Promise.all(sockets.map((socket) => once(socket, 'close')));
  const upload = async () => {
    const { bearer } = await account('198.51.100.8');
    const file = await jpeg();
    const parts = [{ name: 'studentProfile', value: file, filename: 'me.jpg' }];
    const answer = await fetch(`${site.url}/api/student/upload`, {
      method: 'POST',
      headers: { 'content-type': type, ...bearer, ...from('198.51.100.8') },
      body: multipartBody(parts),
    });
    expect(answer.status).toBe(200);
  };
  expect(await slowestHealth(Promise.all([closed, upload()]))).toBeLessThan(SLOWEST_MS);
  expect(refused).toBe(60 - 12);
  expect(Date.now() - began).toBeLessThan(25_000);
});

test('many PDFs for one account: one after the other, the rest told to come back, others served', async () => {
  const [one, other] = [await account('198.51.100.9'), await account('198.51.100.10')];
  const pdf = async ({ cookie }: { cookie: string }) => {
    const answer = await fetch(`${site.url}/form-print/pdf`, { headers: { cookie } });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isPdf = bytes.subarray(0, 5).toString() === '%PDF-';
    return { status: answer.status, isPdf, wait: answer.headers.get('retry-after') };
  };
  const many = Promise.all(Array.from({ length: 100 }, () => pdf(one)));
  const own = pdf(other);
  expect(await slowestHealth(Promise.all([many, own]))).toBeLessThan(SLOWEST_MS);
  expect(await own).toEqual({ status: 200, isPdf: true, wait: null });
  const answers = await many;
  const refused = answers.filter(({ status }) => status === 503);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.every(({ wait }) => wait === '30')).toBe(true);
  expect(answers.filter(({ isPdf }) => isPdf).length + refused.length).toBe(100);
});

test('pictures that take long are refused in time; others upload meanwhile', async () => {
  const slow = await slowPicture();
  const [one, other] = [await account('198.51.100.11'), await account('198.51.100.12')];
  const send = async (bearer: Record<string, string>, file: Uint8Array, address: string) => {
    const body = multipartBody([{ name: 'studentProfile', value: file, filename: 'me.png' }]);
    const headers = { 'content-type': type, ...bearer, ...from(address) };
    const began = performance.now();
    const { status } = await fetch(`${site.url}/api/student/upload`, {
      method: 'POST',
      headers,
      body,
    });
    return { status, ms: performance.now() - began };
  };
  const many = Promise.all(
    Array.from({ length: 20 }, () => send(one.bearer, slow, '198.51.100.11')),
  );
  const own = jpeg().then((file) => send(other.bearer, file, '198.51.100.12'));
  expect(await slowestHealth(Promise.all([many, own]))).toBeLessThan(SLOWEST_MS);
  expect((await own).status).toBe(200);
  expect((await own).ms).toBeLessThan(8_000);
  for (const { status, ms } of await many) {
    expect([200, 422, 429, 503]).toContain(status);
    expect(ms).toBeLessThan(20_000);
  }
});

/** 24 million pixels, interlaced, so that all have to be read before the first is done. */
async function slowPicture(): Promise<Buffer> {
  const width = 4_900;
  const background = { r: 10, g: 90, b: 200, alpha: 0.5 };
  const picture = sharp({ create: { width, height: width, channels: 4, background } });
  return picture.png({ progressive: true, compressionLevel: 9 }).toBuffer();
}

test('the limits are in the security log, without an address', () => {
  const log = `${folder.path}/security-log`;
  const text = readdirSync(log)
    .map((file) => readFileSync(`${log}/${file}`, 'utf8'))
    .join('');
  expect(text).toMatch(/"event":"request.limited","detail":{[^}]*"what":"uploads"/);
  expect(text).not.toContain('198.51.100');
});
