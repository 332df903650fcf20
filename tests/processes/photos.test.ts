import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dataPolicy } from '@/lib/platform/documents/data-headers';
import { jpeg } from '../support/accounts/photo';
import { signUp, signUpParts } from '../support/accounts/sign-up-parts';
import { multipartBody } from '../support/calls/multipart';
import { rawRequest } from '../support/calls/raw-request';
import { startSite, temporaryFolder, type Site } from '../support/process/site';

let site: Site;
const folder = temporaryFolder();
beforeAll(async () => {
  site = await startSite(folder.path);
});

const MB = 1024 * 1024;
const type = 'multipart/form-data; boundary=the-end-of-a-part';

const get = (path: string, init?: RequestInit) =>
  fetch(site.url + path, { redirect: 'manual', ...init });

async function register(email: string, file: Uint8Array): Promise<Response> {
  const body = multipartBody(signUpParts({ ...signUp, email }, file));
  return get('/api/student/register', { method: 'POST', headers: { 'content-type': type }, body });
}

test('a photo is served with its own policy and nobody else’s', async () => {
  const { data } = await (await register('one@example.org', await jpeg())).json();
  for (const method of ['GET', 'HEAD']) {
    const response = await get(`/public/${data.myfilename}`, { method });
    expect(response.status).toBe(200);
    const { headers } = response;
    expect({
      type: headers.get('content-type'),
      policy: headers.get('content-security-policy'),
      name: headers.get('content-disposition'),
      sniff: headers.get('x-content-type-options'),
      site: headers.get('cross-origin-resource-policy'),
      cache: headers.get('cache-control'),
      robots: headers.get('x-robots-tag'),
    }).toEqual({
      type: 'image/jpeg',
      policy: `${dataPolicy}; sandbox`,
      name: 'inline; filename="photo.jpg"',
      sniff: 'nosniff',
      site: 'same-origin',
      cache: 'private, no-store',
      robots: 'noindex',
    });
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(bytes.subarray(0, 3).toString('hex')).toBe(method === 'GET' ? 'ffd8ff' : '');
  }
});

test('every other name below /public is a 404 in JSON', async () => {
  for (const name of [
    '..%2f..%2fetc%2fpasswd',
    '%00',
    '%2e%2e%5cserver.ts',
    'PHOTO.JPG',
    'photo.jpg?x=.jpg',
    'a'.repeat(4_000),
    `${'0'.repeat(64)}.jpg`,
    `${'0'.repeat(64)}.jpg%00.html`,
  ]) {
    const response = await get(`/public/${name}`);
    expect([name, response.status]).toEqual([name, 404]);
    expect(await response.json()).toMatchObject({ success: false, code: 'not_found' });
  }
  for (const path of ['/public', '/public/a/b.jpg']) {
    const response = await get(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('content-security-policy')).toContain("script-src 'self'");
  }
  expect((await get('/public/x.jpg', { method: 'POST', body: 'x' })).status).toBe(405);
});

test('the framework makes no public copy of a photo, and its name is not logged', async () => {
  const { data } = await (await register('copy@example.org', await jpeg())).json();
  const photo = String(data.myfilename);
  const unknown = `${'0'.repeat(63)}1.jpg`;
  for (const path of [
    '/_next/image',
    '/_next/image/',
    '/_next//image',
    '/_next/%69mage',
    '/_NEXT/image',
    '/_next/static/../image',
    '/_next/data/x.json',
    '/_next',
  ]) {
    for (const name of [photo, unknown, '<canary>']) {
      const query = new URLSearchParams({ url: `/public/${name}`, w: '640', q: '75' });
      const { status, headers, body } = await rawRequest(site.url, `${path}?${query}`);
      expect([path, status, headers['cache-control']]).toEqual([path, 404, 'no-store']);
      expect(JSON.parse(body.toString())).toMatchObject({ success: false, code: 'not_found' });
    }
  }
  const output = site.output();
  expect([photo, unknown, 'canary', '_next'].filter((text) => output.includes(text))).toEqual([]);
});

test('a photo of five megabytes is accepted, a larger one is refused', async () => {
  const photo = await jpeg();
  const padded = (bytes: number) => Buffer.concat([photo, Buffer.alloc(bytes - photo.length)]);
  expect((await (await register('large@example.org', padded(5 * MB))).json()).success).toBe(true);
  const refused = await register('larger@example.org', padded(5 * MB + 1));
  expect([refused.status, (await refused.json()).code]).toEqual([413, 'too_large']);
});

test('sixty megabytes without a length are cut off, and memory is freed', async () => {
  const memory = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${site.child.pid}/status`, 'utf8'))?.[1]) /
    1024;
  const before = memory();
  const send = async () => {
    let sent = 0;
    const start = multipartBody(signUpParts(signUp, await jpeg())).subarray(0, -50);
    const body = new ReadableStream({
      start: (controller) => controller.enqueue(start),
      pull: (controller) => {
        sent += 1;
        if (sent > 960) controller.close();
        else controller.enqueue(new Uint8Array(64 * 1024));
      },
    });
    const init = { method: 'POST', headers: { 'content-type': type }, body, duplex: 'half' };
    return get('/api/student/register', init as RequestInit);
  };
  const statuses = await Promise.all(Array.from({ length: 4 }, async () => (await send()).status));
  expect(statuses).toEqual([413, 413, 413, 413]);
  expect(memory() - before).toBeLessThan(150);
});

test('an upload that breaks off affects no other request', async () => {
  const { hostname, port } = new URL(site.url);
  const body = multipartBody(signUpParts(signUp, await jpeg()));
  for (let index = 0; index < 20; index += 1) {
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(
      `POST /api/student/register HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\n` +
        `Content-Length: ${body.length}\r\n\r\n`,
    );
    socket.write(body.subarray(0, body.length - 10 - index));
    socket.destroy();
    await once(socket, 'close');
  }
  expect((await (await register('after@example.org', await jpeg())).json()).success).toBe(true);
  expect(site.output()).not.toMatch(/"level":50|Unhandled|TypeError/);
});
