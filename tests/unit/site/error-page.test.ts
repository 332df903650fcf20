import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createRequire } from 'node:module';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { sendOnFailure } from '@/lib/delivery/error-page';
import { builtAssets } from '@/lib/delivery/next-output';

/** Next's own compression of its answers, which has no types. */
const compression = createRequire(path.resolve('package.json'))(
  'next/dist/compiled/compression',
) as (
  options: object,
) => (request: IncomingMessage, response: ServerResponse, next: () => void) => void;

const page = '<!DOCTYPE html><h1>Unexpected Application Error! ₹</h1>';

type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** The answers of a server with `sendOnFailure`, over one kept connection. */
async function serve(handler: Handler, method = 'GET') {
  const server = createServer((request, response) => {
    sendOnFailure(response, { failed: page, away: '' });
    handler(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  const ask = () =>
    new Promise<IncomingMessage>((resolve, reject) => {
      request({ port, method, headers: { 'accept-encoding': 'gzip' } }, resolve)
        .once('error', reject)
        .end();
    });
  const first = await ask();
  const answer = { status: first.statusCode, headers: first.headers, body: await text(first) };
  const second = await ask();
  expect([second.statusCode, await text(second)]).toEqual([answer.status, answer.body]);
  server.close();
  return answer;
}

const failing: [string, Handler][] = [
  [
    'streamed with its headers set one by one, as Next does',
    (_, response) => {
      response.statusCode = 500;
      response.setHeader('Content-Type', 'text/html; charset=utf-8');
      response.setHeader('Set-Cookie', 'a=b');
      response.flushHeaders();
      response.write('<html id="__next_error__">');
      response.write('secret');
      response.end('</html>');
    },
  ],
  [
    'sent at once with writeHead',
    (_, response) => {
      response.writeHead(500, 'Oh', { 'Content-Type': 'text/plain', 'Content-Length': '6' });
      response.end('secret');
    },
  ],
  [
    'ended without a body',
    (_, response) => {
      response.statusCode = 500;
      response.end();
    },
  ],
  [
    'compressed on the way, as Next does',
    (request, response) =>
      compression({ threshold: 0 })(request, response, () => {
        response.statusCode = 500;
        response.setHeader('Content-Type', 'text/html');
        response.write('secret');
        response.end('secret');
      }),
  ],
];

test.each(failing)('a failure %s is answered with the error page alone', async (_, handler) => {
  const { status, headers, body } = await serve(handler);
  expect([status, body]).toEqual([500, page]);
  expect(headers).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'content-length': String(Buffer.byteLength(page)),
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  expect(headers).not.toHaveProperty('content-encoding');
  expect(headers).not.toHaveProperty('set-cookie');
});

test('a HEAD request gets the headers of the page', async () => {
  const { status, headers, body } = await serve((_, response) => {
    response.statusCode = 500;
    response.end('secret');
  }, 'HEAD');
  expect([status, body]).toEqual([500, '']);
  expect(headers['content-length']).toBe(String(Buffer.byteLength(page)));
});

test.each([200, 304, 307, 404, 503])('an answer of status %i is left alone', async (status) => {
  const body = status === 304 ? '' : 'own words';
  const answer = await serve((_, response) => {
    response.writeHead(status, { 'X-Own': 'kept' });
    response.write(body);
    response.end();
  });
  expect([answer.status, answer.body, answer.headers['x-own']]).toEqual([status, body, 'kept']);
});

test('once it is told to, it sends the page for a database that does not answer, and nothing after it', async () => {
  const server = createServer((_, response) => {
    const sendAway = sendOnFailure(response, { failed: page, away: 'Away' }, { 'X-Own': 'kept' });
    response.setHeader('Set-Cookie', 'a=b');
    sendAway();
    response.setHeader('X-Late', 'yes');
    response.writeHead(200);
    response.write('secret');
    response.end('secret');
    sendAway();
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const answer = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  expect([answer.status, await answer.text()]).toEqual([503, 'Away']);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'x-own': 'kept',
    'retry-after': '30',
    'cache-control': 'no-store',
    'x-robots-tag': 'noindex',
  });
  expect(answer.headers.has('set-cookie')).toBe(false);
  server.close();
});

describe('the assets of the build', () => {
  let folder = '';
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'orbital-assets-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  test('are those of the page for unmatched paths', async () => {
    await mkdir(path.join(folder, 'server/app'), { recursive: true });
    await writeFile(
      path.join(folder, 'server/app/_not-found.html'),
      '<!DOCTYPE html><html lang="en-IN" class="a b"><head><link rel="preload" href="/x.css" as="style"/><link rel="stylesheet" href="/_next/1.css" data-precedence="next"/><link data-x rel="stylesheet" href="/_next/2.css"/></head></html>',
    );
    expect(await builtAssets(folder)).toEqual({
      className: 'a b',
      styles: ['/_next/1.css', '/_next/2.css'],
    });
  });

  test('are none when that page is missing', async () => {
    expect(await builtAssets(folder)).toEqual({ className: '', styles: [] });
  });
});
