import { readFileSync } from 'node:fs';
import { MANIFEST, type FinishedManifest } from '@/lib/publishing/finished-file';
import { dataPolicy } from '@/lib/platform/documents/data-headers';
import { transportHeaders } from '@/lib/delivery/security-headers';
import { clientAddress } from '@/lib/platform/client-address';
import { rawRequest, type RawRequest } from '../../support/calls/raw-request';
import { registration } from '../../support/leads/lead';
import { startSite, temporaryFolder, type Site } from '../../support/process/site';
import { startFront, type Front } from './front';

/** Added path that returns nginx's key for telling visitors apart. */
const SHOW_CLIENT = '/show-client';

const page = '/onlinecourses/csir-net';
const { files } = JSON.parse(readFileSync(MANIFEST, 'utf8')) as FinishedManifest;
const style = Object.keys(files).find((path) => path.endsWith('.css')) ?? '';
const font = Object.keys(files).find((path) => path.endsWith('.woff2')) ?? '';

let site: Site;
let nginx: Front;
afterAll(() => nginx.stop());
const folder = temporaryFolder();
beforeAll(async () => {
  site = await startSite(folder.path, { TRUSTED_PROXIES: '127.0.0.1' });
  nginx = await startFront([
    ['http://site:3000', site.url],
    [
      'location / {',
      `location = ${SHOW_CLIENT} {\n      return 200 $client;\n    }\n\n    location / {`,
    ],
  ]);
});

/** Headers that differ between the servers; their purposes are tested below. */
const own = new Set([
  'server',
  'date',
  'connection',
  'keep-alive',
  'etag',
  'last-modified',
  'accept-ranges',
]);

/** The answer without its nonce, which both servers must give alike. */
async function ask(origin: string, path: string, request: RawRequest = {}) {
  const { status, headers, body } = await rawRequest(origin, path, request);
  const nonce = /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))?.[1] ?? 'none';
  const kept = Object.entries(headers)
    .filter(([name]) => !own.has(name))
    .map(([name, value]) => [name, String(value).replaceAll(nonce, 'nonce')]);
  return {
    head: { path, status, ...Object.fromEntries(kept) } as Record<string, string | number>,
    body: body.toString('latin1').replaceAll(nonce, 'nonce'),
  };
}

async function expectAlike(path: string, request?: RawRequest): Promise<void> {
  const front = await ask(nginx.url, path, request);
  const behind = await ask(site.url, path, request);
  expect(front.head).toEqual(behind.head);
  // Not toEqual, which would print both pages.
  expect(front.body === behind.body).toBe(true);
}

test.each(['br, gzip', 'gzip', 'br;q=0, gzip;q=0.5', ''])(
  'every finished file has the same headers and bytes, accepting "%s"',
  async (accepted) => {
    expect(Object.keys(files).length).toBeGreaterThan(100);
    const headers = { 'accept-encoding': accepted };
    for (const path of Object.keys(files)) await expectAlike(path, { headers });
  },
);

test('nothing keeps the service worker, so that a new one comes with the next visit', async () => {
  const { status, headers, body } = await rawRequest(nginx.url, '/sw.js');
  expect({ status, ...headers }).toMatchObject({
    status: 200,
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
  expect(body.length).toBeGreaterThan(100);
  await expectAlike('/sw.js');
});

test.each<[string, string, RawRequest]>([
  ['a page with a query', `${page}?utm_source=x`, {}],
  ['a page rendered at request time', '/form', {}],
  ['a page through Caddy', page, { headers: { via: '1.1 Caddy', 'accept-encoding': 'br, gzip' } }],
  [
    'a page through Caddy, in gzip',
    page,
    { headers: { via: '1.1 Caddy', 'accept-encoding': 'gzip' } },
  ],
  ['HEAD of a page', page, { method: 'HEAD' }],
  ['HEAD of a page rendered at request time', '/form', { method: 'HEAD' }],
  ['POST to a page', page, { method: 'POST' }],
  ['PUT', page, { method: 'PUT' }],
  ['a page asked for as data', '/', { headers: { rsc: '1', 'next-router-state-tree': 'none' } }],
  ['a page asked for as data by a query', '/?_rsc=1', { headers: { rsc: '1' } }],
  ['a page of the office asked for as data', '/searchuser', { headers: { rsc: '1' } }],
  ['a server action', page, { headers: { 'next-action': 'x' } }],
  ['an unmatched path', '/no/such/page', {}],
  ['an unknown id', '/testseries/nope', {}],
  ['other letters', '/ABOUT', {}],
  ['other letters in an id', '/testseries/GATE?utm_source=x', {}],
  ['other letters in a file', '/Favicon.ico', {}],
  ['a slash at the end', '/about/', {}],
  ['a page by its file', '/about.html', {}],
  ['a compressed file by its name', '/about.html.br', {}],
  ['a compressed file with a hash by its name', `${style}.br`, {}],
  ['a file with a hash that no version has', '/_next/static/chunks/0.js', {}],
  ['what the build wrote for itself', '/manifest.json', {}],
  ['what the build wrote for nginx', '/nginx-maps.conf', {}],
  ['a way round', '/_next/static/../../about', {}],
  ['a way round to what the build wrote', '/_next/static/../../manifest.json', {}],
  ['a folder', '/_next/static/', {}],
  ['two slashes', '/onlinecourses//csir-net', {}],
  ['encoded letters', '/%61bout', {}],
  ['a health call', '/api/health/ready', {}],
  ["the framework's image endpoint", '/_next/image?url=%2Fpublic%2Fx.jpg&w=640&q=75', {}],
  ['an unmatched call', '/api/no/such/call', {}],
  [
    'a registration that is refused',
    '/api/student/free-registration',
    { method: 'POST', body: '{}', headers: { 'content-type': 'application/json' } },
  ],
  [
    'a registration from another site',
    '/api/student/free-registration',
    { method: 'POST', body: '{}', headers: { origin: 'https://other.example' } },
  ],
  ['a part of a font', font, { headers: { range: 'bytes=10-19' } }],
  ['the end of a font', font, { headers: { range: 'bytes=-5' } }],
])('%s is answered alike', (_, path, request) => expectAlike(path, request));

test('a client with a cached page gets 304, with the same headers', async () => {
  const headers = { 'accept-encoding': 'br' };
  const again = async (origin: string) => {
    const { etag = '' } = (await rawRequest(origin, page, { headers })).headers;
    return ask(origin, page, { headers: { ...headers, 'if-none-match': etag } });
  };
  const [front, behind] = [await again(nginx.url), await again(site.url)];
  // It means nothing without a body, but Node's server sends it.
  delete behind.head['content-encoding'];
  expect(front).toEqual(behind);
  expect([front.head.status, front.body]).toEqual([304, '']);
});

test('answers over TLS require TLS for the next visit, wherever they are from', async () => {
  for (const path of [page, font, '/form', '/api/no/such/call', '/ABOUT']) {
    for (const [protocol, expected] of [
      ['https', 'max-age=63072000; includeSubDomains'],
      ['http', undefined],
      ['', undefined],
    ] as const) {
      const answer = await rawRequest(nginx.url, path, {
        headers: { 'x-forwarded-proto': protocol },
      });
      expect([path, protocol, answer.headers['strict-transport-security']]).toEqual([
        path,
        protocol,
        expected,
      ]);
    }
  }
});

test('the address before us is counted, and not what a client says before it', async () => {
  const statuses = new Set<number>();
  for (let index = 0; index < 61; index += 1) {
    const { status } = await rawRequest(nginx.url, '/api/student/free-registration', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.100.${index}, 203.0.113.5`,
        'x-client-address': `198.51.100.${index}`,
      },
      body: JSON.stringify({ ...registration, name: `Visitor ${index}` }),
    });
    statuses.add(status);
  }
  expect([...statuses]).toEqual([200, 429]);
});

/** 240 addresses: every pattern of zero and non-zero groups whose network is not zero. */
const addresses = Array.from({ length: 256 }, (_, bits) =>
  Array.from({ length: 8 }, (_, group) => (bits & (1 << group) ? `a${group}` : '0')).join(':'),
).filter((address) => !address.startsWith('0:0:0:0:'));

test('visitors are told apart as behind it: IPv4 by address, IPv6 by network however it is written', async () => {
  const keys = new Map<string, string>();
  for (const address of [...addresses, '203.0.113.5', '::ffff:203.0.113.5', '2001:DB8::0:1']) {
    const headers = { 'x-forwarded-for': address };
    const { body } = await rawRequest(nginx.url, SHOW_CLIENT, { headers });
    keys.set(address, body.toString());
  }
  expect(keys.size).toBe(243);
  for (const [address, key] of keys) {
    const behind = clientAddress(address, undefined, []);
    expect([address, key]).toEqual([address, behind?.replace('::/64', '')]);
  }
});

/** Headers of nginx's own answers over TLS. */
const ownHeaders = {
  'content-security-policy': dataPolicy,
  'x-content-type-options': 'nosniff',
  'strict-transport-security': transportHeaders['Strict-Transport-Security'],
};

test('more than 6 MB is refused in JSON', async () => {
  const { status, headers, body } = await rawRequest(nginx.url, '/api/student/free-registration', {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'content-length': String(7 * 1024 * 1024),
      'x-forwarded-proto': 'https',
    },
  }).catch((error: Error) => ({
    status: 0,
    headers: {} as Record<string, string>,
    body: error.message,
  }));
  expect([status, headers['content-type']]).toEqual([413, 'application/json; charset=utf-8']);
  expect(headers).toMatchObject(ownHeaders);
  expect(JSON.parse(body.toString())).toMatchObject({ success: false, code: 'too_large' });
});

test('without the site, pages people read are still there, and the rest says to come back', async () => {
  await site.stop();
  expect((await rawRequest(nginx.url, page)).status).toBe(200);
  for (const path of ['/form', '/api/student/free-registration']) {
    const { status, headers, body } = await rawRequest(nginx.url, path, {
      headers: { 'x-forwarded-proto': 'https' },
    });
    expect([status, headers['retry-after'], headers['cache-control']]).toEqual([
      503,
      '60',
      'no-store',
    ]);
    expect(headers).toMatchObject(ownHeaders);
    expect(body.toString()).toContain('Please try once more in a minute.');
  }
});

test('neither requests nor clients are logged', () => {
  for (const text of ['request:', 'client:', '/form', '/api/', '127.0.0.1']) {
    expect(nginx.output()).not.toContain(text);
  }
});
