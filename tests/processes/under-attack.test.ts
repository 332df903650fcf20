import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
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

interface HealthAnswer {
  status: number;
  took: number;
}

/** Requests health checks while `attack` runs; with SHOW_HEALTH, prints their times. */
async function watchHealth<Result>(attack: () => Promise<Result>): Promise<Result> {
  const asking = fork('tests/processes/ask-health.mjs', [site.url], { execArgv: [] });
  await once(asking, 'message');
  const result = await attack();
  asking.send('over');
  const [answers] = (await once(asking, 'message')) as [HealthAnswer[]];
  // At least one before the end, and one after it.
  expect(answers.length).toBeGreaterThan(2);
  expect(answers.filter(({ status }) => status !== 200)).toEqual([]);
  if (!process.env.SHOW_HEALTH) return result;
  const took = answers.map((answer) => answer.took).sort((one, other) => one - other);
  const [median, most, longest] = [0.5, 0.99, 1].map((part) =>
    Math.round(took[Math.ceil(took.length * part) - 1] ?? 0),
  );
  console.info(`${took.length} answers: median ${median}, 99th ${most}, longest ${longest} ms`);
  return result;
}

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
  let refused = 0;
  const stall = async () => {
    const socket = await stalledUpload('198.51.100.7');
    socket.on('data', (answer) => (refused += String(answer).startsWith('HTTP/1.1 429 ') ? 1 : 0));
    await once(socket, 'close');
  };
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
  await watchHealth(() => Promise.all([upload(), ...Array.from({ length: 60 }, stall)]));
  expect(refused).toBe(60 - 12);
});

test('many PDFs for one account: one after the other, the rest told to come back, others served', async () => {
  const [one, other] = [await account('198.51.100.9'), await account('198.51.100.10')];
  const pdf = async ({ cookie }: { cookie: string }, address: string) => {
    const headers = { cookie, ...from(address) };
    const answer = await fetch(`${site.url}/form-print/pdf`, { headers });
    const bytes = Buffer.from(await answer.arrayBuffer());
    const isPdf = bytes.subarray(0, 5).toString() === '%PDF-';
    return { status: answer.status, isPdf, wait: answer.headers.get('retry-after') };
  };
  const attack = () =>
    Promise.all([
      pdf(other, '198.51.100.10'),
      ...Array.from({ length: 100 }, () => pdf(one, '198.51.100.9')),
    ]);
  const [own, ...answers] = await watchHealth(attack);
  expect(own).toEqual({ status: 200, isPdf: true, wait: null });
  const refused = answers.filter(({ status }) => status === 503 || status === 429);
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
    const { status } = await fetch(`${site.url}/api/student/upload`, {
      method: 'POST',
      headers,
      body,
    });
    return status;
  };
  const file = await jpeg();
  const attack = () =>
    Promise.all([
      send(other.bearer, file, '198.51.100.12'),
      ...Array.from({ length: 20 }, () => send(one.bearer, slow, '198.51.100.11')),
    ]);
  const [own, ...answers] = await watchHealth(attack);
  expect(own).toBe(200);
  expect(answers.every((status) => [200, 422, 429, 503].includes(status))).toBe(true);
  expect(answers).not.toEqual(answers.map(() => 200));
});

/** 24 million pixels, interlaced, so that all are read before the first is complete. */
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
