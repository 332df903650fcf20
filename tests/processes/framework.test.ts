import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { connect } from 'node:net';
import path from 'node:path';
import { rawRequest } from '../support/calls/raw-request';
import { startSite, temporaryFolder, type Site } from '../support/process/site';

const folder = temporaryFolder();
let site: Site;
beforeAll(async () => {
  site = await startSite(folder.path);
});

const next = path.resolve('node_modules/next/dist');

/** Names of the framework's own headers, from its sources. */
function frameworkHeaders(): string[] {
  const folders = ['server', 'client/components', 'lib', 'shared/lib', 'build/templates'];
  const names = folders.flatMap((below) =>
    readdirSync(path.join(next, below), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.js'))
      .flatMap((file) => [
        ...readFileSync(path.join(next, below, file), 'utf8').matchAll(
          /['"]((?:x|next|rsc)(?:-[a-z0-9]+)+|rsc)['"]/g,
        ),
      ])
      .map(([, name = '']) => name),
  );
  return [...new Set(names)].sort();
}

const allowed = new Set(['x-client-address']);
const headers = frameworkHeaders().filter((name) => !allowed.has(name));

/** The answer without its date, its nonce and the headers about the connection. */
async function stableAnswer(address: string, more: Record<string, string> = {}) {
  const { status, headers: all, body } = await rawRequest(site.url, address, { headers: more });
  const nonce = /'nonce-([^']+)'/.exec(String(all['content-security-policy']))?.[1] ?? 'none';
  const { date: _date, connection: _connection, 'keep-alive': _keepAlive, ...kept } = all;
  return {
    status,
    headers: JSON.stringify(kept).replaceAll(nonce, 'nonce'),
    body: body.toString().replaceAll(nonce, 'nonce'),
  };
}

test('the list of headers is the framework’s', () => {
  expect(headers.length).toBeGreaterThan(30);
  expect(headers).toEqual(
    expect.arrayContaining(['rsc', 'next-action', 'x-matched-path', 'x-nextjs-data']),
  );
});

test.each(['/', '/about', '/student-login', '/no/such/page', '/api/no/such/call'])(
  '%s is the same whatever header of the framework is sent',
  async (address) => {
    const plain = await stableAnswer(address);
    for (const name of headers) {
      for (const value of ['1', '/form']) {
        const answer = await stableAnswer(address, { [name]: value });
        expect([name, answer.status, answer.headers]).toEqual([name, plain.status, plain.headers]);
        expect([name, answer.body === plain.body]).toEqual([name, true]);
      }
    }
    const policy = { 'content-security-policy-report-only': "script-src 'nonce-canary'" };
    expect((await stableAnswer(address, policy)).body).not.toContain('canary');
  },
);

const endings = ['.rsc', '.prefetch.rsc', '.segments/_tree.segment.rsc', '.meta', '.body', '.txt'];
const addresses = [
  '/_next',
  '/_next/',
  '/_next/static',
  '/_next/static/',
  '/_next/static/none.js',
  '/_next/image?url=%2Ficon.png&w=64&q=75',
  '/_next/data/build/about.json',
  '/_next/webpack-hmr',
  '/_next/static/../image',
  '/_next%2fimage',
  '/_NEXT/image',
  '/x/../_next/image',
  '/_not-found',
  '/_error',
  '/_document',
  '/_global-error',
  '/__nextjs_original-stack-frame',
  '/__next._tree.rsc',
  '/about/__next._tree.segment.rsc',
  '/form/_next/image',
  '/__nextjs_source-map?filename=x',
  ...['/index', '/about', '/form', '/history'].flatMap((page) => endings.map((end) => page + end)),
  '/form?_rsc=1',
  '/history?_rsc',
  '/history?x=1&_rsc=abc',
  '/form?%5Frsc=1',
  '/form?__nextDataReq=1',
  '/form?nxtPid=gate',
  '/form?nxtIid=gate',
  '/form?__nextLocale=hi',
];

test.each(addresses)('%s is no address of this site', async (address) => {
  const { status, headers: all, body } = await rawRequest(site.url, address);
  expect([status, all['cache-control']]).toEqual([404, 'no-store']);
  expect(JSON.parse(body.toString())).toMatchObject({ success: false, code: 'not_found' });
});

test('of the addresses below /_next, files of the build alone are served', async () => {
  const files = readdirSync('.next/static', { recursive: true, encoding: 'utf8' });
  const [script = ''] = files.filter((file) => file.endsWith('.js'));
  expect((await rawRequest(site.url, `/_next/static/${script}`)).status).toBe(200);
  for (const method of ['POST', 'PUT', 'OPTIONS', 'TRACE']) {
    const { status } = await rawRequest(site.url, `/_next/static/${script}`, { method });
    expect([method, status >= 400]).toEqual([method, true]);
  }
});

test('the office’s router may ask for a page as data, and for nothing else of the framework', async () => {
  const router = { rsc: '1', 'next-router-state-tree': 'none' };
  expect((await rawRequest(site.url, '/searchuser?_rsc=1', { headers: router })).status).not.toBe(
    404,
  );
  const plain = await stableAnswer('/searchuser');
  for (const name of headers.filter((one) => !/^(rsc|next-url|next-router-.*)$/.test(one))) {
    expect([name, (await stableAnswer('/searchuser', { [name]: '1' })).headers]).toEqual([
      name,
      plain.headers,
    ]);
  }
});

test.each([
  'GET http://other.example/form HTTP/1.1\r\nHost: x',
  'GET //other.example/form HTTP/1.1\r\nHost: x',
  'CONNECT other.example:443 HTTP/1.1\r\nHost: x',
  'TRACE /form HTTP/1.1\r\nHost: x',
  'OPTIONS * HTTP/1.1\r\nHost: x',
])('%j is refused', async (head) => {
  const answer = await exchange(`${head}\r\nConnection: close\r\n\r\n`);
  expect(answer === '' || /^HTTP\/1.1 4\d\d /.test(answer)).toBe(true);
});

test('an upgrade is not taken up: it is answered as the request it is', async () => {
  const upgrade = 'Connection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13';
  const key = 'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==';
  await rawRequest(site.url, '/student-login');
  for (const [address, status] of [
    ['/_next/webpack-hmr', 404],
    ['/api/no/such/call', 404],
  ] as const) {
    const answer = await exchange(
      `GET ${address} HTTP/1.1\r\nHost: x\r\n${upgrade}\r\n${key}\r\n\r\n`,
    );
    expect([address, answer.split('\r\n')[0]]).toEqual([address, `HTTP/1.1 ${status} Not Found`]);
  }
});

test('refusals are in the security log, and do not flood it', () => {
  const log = path.join(folder.path, 'security-log');
  const lines = readdirSync(log)
    .flatMap((file) => readFileSync(path.join(log, file), 'utf8').trim().split('\n'))
    .map((line) => JSON.parse(line) as { event: string });
  const refused = lines.filter(({ event }) => event === 'request.refused');
  expect(refused.length).toBeGreaterThan(0);
  expect(refused.length).toBeLessThanOrEqual(31);
});

/** The raw answer to these bytes. */
async function exchange(request: string): Promise<string> {
  const { hostname, port } = new URL(site.url);
  const socket = connect(Number(port), hostname);
  let answer = '';
  socket.on('data', (chunk) => {
    answer += chunk;
    socket.end();
  });
  socket.write(request);
  await once(socket, 'close');
  return answer;
}
