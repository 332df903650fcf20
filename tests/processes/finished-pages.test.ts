import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { bank } from '@/content/facts/bank-account';
import { institute } from '@/content/facts/institute';
import { plans } from '@/content/catalogue/plans';
import { choiceParts, everyChoice, withChoice } from '@/content/catalogue/plan-choice';
import { sharedSite } from '../support/process/site';

const page = '/onlinecourses/csir-net';
const font = /\/_next\/static\/media\/text\.[^"]+\.woff2/;

const site = sharedSite();

interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A request without the decompression and headers of `fetch`. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const request = httpRequest(site.url + path, { method, headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => {
        const { statusCode: status = 0, headers } = response;
        resolve({ status, headers, body: Buffer.concat(chunks) });
      });
    });
    request.once('error', reject).end();
  });
}

test.each([
  ['br, gzip', 'br'],
  ['gzip, deflate, br;q=0', 'gzip'],
  ['gzip;q=0.5', 'gzip'],
  ['identity', undefined],
  ['', undefined],
  ['br;q=0, gzip;q=0.0', undefined],
])('a client that accepts "%s" is answered in %s', async (accepted, encoding) => {
  const { body: plain } = await ask(page);
  const { headers, body } = await ask(page, { 'accept-encoding': accepted });
  expect(headers['content-encoding']).toBe(encoding);
  expect(headers.vary).toBe('Accept-Encoding');
  expect(Number(headers['content-length'])).toBe(body.length);
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };
  expect(encoding ? unpack[encoding as 'br' | 'gzip'](body) : body).toEqual(plain);
});

test('every version of a page has its own ETag, and a client that has it gets 304', async () => {
  const tags = await Promise.all(
    ['br', 'gzip', 'identity'].map(async (accepted) => {
      const headers = { 'accept-encoding': accepted };
      const { etag = '' } = (await ask(page, headers)).headers;
      for (const condition of [etag, `W/${etag}`, `"x", ${etag}`, '*']) {
        const again = await ask(page, { ...headers, 'if-none-match': condition });
        expect([again.status, again.body.length, again.headers.etag]).toEqual([304, 0, etag]);
        expect(again.headers['content-security-policy']).toContain("default-src 'none'");
      }
      expect((await ask(page, { ...headers, 'if-none-match': '"x"' })).status).toBe(200);
      return etag;
    }),
  );
  expect(new Set(tags).size).toBe(3);
});

test('HEAD has the headers of GET and no body', async () => {
  const [get, head] = await Promise.all([ask(page), ask(page, {}, 'HEAD')]);
  expect(head.body.length).toBe(0);
  const { date: _, ...headers } = head.headers;
  expect(get.headers).toMatchObject(headers);
});

test('shared caches keep pages for minutes and hashed files for a year', async () => {
  const { headers, body } = await ask(page);
  expect(headers['cache-control']).toBe(
    'public, max-age=0, s-maxage=60, stale-while-revalidate=60, stale-if-error=86400',
  );
  const html = body.toString();
  for (const file of [
    font.exec(html)?.[0],
    /\/_next\/static\/site-[^"]+\.js/.exec(html)?.[0],
    /\/_next\/static\/[^"]+\.css/.exec(html)?.[0],
  ]) {
    const answer = await ask(file ?? '');
    expect([file, answer.status]).toEqual([file, 200]);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
});

test('a range of an uncompressed file is served', async () => {
  const path = font.exec((await ask(page)).body.toString())?.[0] ?? '';
  const whole = await ask(path);
  const size = whole.body.length;
  const etag = whole.headers.etag ?? '';
  const part = async (range: string, more = {}) => {
    const { status, headers, body } = await ask(path, { range, ...more });
    return { status, range: headers['content-range'], body };
  };
  expect(await part('bytes=10-19')).toEqual({
    status: 206,
    range: `bytes 10-19/${size}`,
    body: whole.body.subarray(10, 20),
  });
  expect((await part('bytes=-5')).body).toEqual(whole.body.subarray(size - 5));
  expect((await part(`bytes=${size - 3}-`)).body).toEqual(whole.body.subarray(size - 3));
  expect((await part('bytes=0-9', { 'if-range': etag })).status).toBe(206);
  expect((await part('bytes=0-9', { 'if-range': '"x"' })).status).toBe(200);
  expect((await part('bytes=5-1')).status).toBe(200);
  expect((await part('bytes=0-1,5-6')).status).toBe(200);
  expect(await part(`bytes=${size}-`)).toMatchObject({ status: 416, range: `bytes */${size}` });
});

test('a static page has no framework, and its policy no hash', async () => {
  const { headers, body } = await ask(page);
  const scripts = [...body.toString().matchAll(/<script([^>]*)>/g)].map(([, one]) => one);
  const run = scripts.filter((one) => !one?.includes('application/ld+json'));
  expect(run).toEqual([
    expect.stringMatching(/^ src="\/_next\/static\/site-[\w-]+\.js" defer=""$/),
    ' type="speculationrules"',
  ]);
  expect(headers['content-security-policy']).toContain(
    "script-src 'self' 'inline-speculation-rules';",
  );
});

test.each(['/', '/contact', '/student-login', '/student-signup', '/admin', '/your-data'])(
  '%s has no framework either, and its policy no hash: React runs on its islands only',
  async (address) => {
    const { headers, body } = await ask(address);
    const scripts = [...body.toString().matchAll(/<script([^>]*)>/g)].map(([, one]) => one ?? '');
    const run = scripts.filter((one) => !/ld\+json|session-/.test(one));
    const named = scripts.flatMap((one) => / src="([^"]*)"/.exec(one)?.[1] ?? []);
    const sizes = await Promise.all(
      named.map(async (file) => (await ask(file, { 'accept-encoding': 'br' })).body.length),
    );
    expect(sizes.reduce((sum, size) => sum + size)).toBeLessThanOrEqual(12 * 1024);
    expect(run).toEqual([
      expect.stringMatching(/^ src="\/_next\/static\/site-[\w-]+\.js" defer=""$/),
      expect.stringMatching(/^ type="module" src="\/_next\/static\/islands\/islands-\w+\.js"$/),
      ' type="speculationrules"',
    ]);
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("script-src 'self' 'inline-speculation-rules'; style-src 'self';");
  },
);

const [gold] = plans;

test.each(['/student-login', '/student-signup'])(
  '%s is finished for each plan and item, at no other address',
  async (address) => {
    const plain = await ask(address);
    for (const query of ['utm_source=x', 'plan=none', 'item=none', `plan=${gold?.id}&plan=x`])
      expect((await ask(`${address}?${query}`)).body).toEqual(plain.body);
    const chosen = await ask(`${address}?plan=${gold?.id}`);
    expect(chosen.body.toString()).toContain(`data-plan="${gold?.id}"`);
    expect(chosen.headers).toMatchObject({
      'cache-control': plain.headers['cache-control'],
      'content-security-policy': plain.headers['content-security-policy'],
    });
    const more = `pl%61n=${gold?.id}&page=https%3A%2F%2Fevil.example&utm_source=x`;
    expect((await ask(`${address}?${more}`)).body).toEqual(chosen.body);
    for (const choice of everyChoice) {
      const { status, body } = await ask(withChoice(address as '/student-login', choice));
      const { by, offering, page: from } = choice;
      expect([offering.id, status]).toEqual([offering.id, 200]);
      expect(body.toString()).toContain(`data-${by}="${offering.id}"`);
      expect(body.toString()).toContain(`data-page="${from}"`);
    }
    const [first] = everyChoice;
    const own = await ask([address, ...(first ? choiceParts(first) : [])].join('/'));
    expect([own.status, own.headers.location]).toEqual([307, address]);
  },
);

test.each([
  '/form',
  '/payment',
  '/history',
  '/order',
  '/account',
  '/shelf',
  '/my-tests',
  '/success',
  '/failure',
  '/pay/result',
  '/searchuser',
])('%s is rendered now, and its scripts run by a nonce', async (address) => {
  const { headers, body } = await ask(address, { 'accept-encoding': 'gzip' });
  expect(headers['content-encoding']).toBe('gzip');
  expect(headers['cache-control']).toContain('no-store');
  const policy = String(headers['content-security-policy']);
  const [, nonce = ''] = /script-src 'self' 'nonce-([\w+/=]{22,})' /.exec(policy) ?? [];
  expect(nonce).not.toBe('');
  expect(policy).not.toContain('unsafe');
  const html = gunzipSync(body).toString();
  const scripts = [...html.matchAll(/<script([^>]*)>/g)].map(([, one]) => one ?? '');
  expect(scripts.some((one) => one.includes('/_next/static/chunks/'))).toBe(true);
  const known = / src="\/(session|site)\.js"|ld\+json/;
  const open = scripts.filter((one) => !known.test(one) && !one.includes(`nonce="${nonce}"`));
  expect(open).toEqual([]);
  const again = String((await ask(address)).headers['content-security-policy']);
  expect(again).not.toContain(nonce);
});

test.each(['/', page, '/form', '/api/no/such/call', '/no/such/page'])(
  '%s carries the security headers, without HSTS over plain HTTP',
  async (path) => {
    const { headers } = await ask(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-frame-options': 'DENY',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  },
);

test('files have the type a browser expects', async () => {
  for (const [path, type] of [
    ['/favicon.ico', 'image/x-icon'],
    ['/icon.svg', 'image/svg+xml; charset=utf-8'],
    ['/images/share/institute.jpg', 'image/jpeg'],
  ] as const) {
    const { status, headers } = await ask(path);
    expect([path, status, headers['content-type']]).toEqual([path, 200, type]);
  }
});

/** Headers sent by the framework's client, its proxies or its host; any client can send them too. */
const frameworkHeaders: Record<string, string> = {
  rsc: '1',
  'next-router-state-tree': 'none',
  'next-router-prefetch': '1',
  'next-router-segment-prefetch': '/_tree',
  'next-hmr-refresh': '1',
  'next-url': '/form',
  'next-action': '00'.repeat(21),
  'next-resume': '1',
  'x-nextjs-data': '1',
  'x-next-resume-state-length': '1',
  'x-middleware-prefetch': '1',
  'x-middleware-subrequest': 'middleware',
  'x-middleware-rewrite': '/about',
  'x-matched-path': '/about',
  'x-now-route-matches': '1=about',
  'x-invoke-path': '/about',
  'x-prerender-revalidate': '1',
};

/** Status, headers and a hash of the bytes, without date, nonce and the headers about the connection. */
async function stableAnswer(path: string, headers: Record<string, string> = {}) {
  const answer = await ask(path, headers);
  const {
    date: _date,
    connection: _connection,
    'keep-alive': _keepAlive,
    ...kept
  } = answer.headers;
  const nonce = /'nonce-([^']+)'/.exec(String(kept['content-security-policy']))?.[1] ?? 'none';
  const text = (value: unknown) => String(value).replaceAll(nonce, 'nonce');
  const hash = createHash('sha256').update(text(answer.body)).digest('hex');
  return [answer.status, Object.entries(kept).map(([name, value]) => [name, text(value)]), hash];
}

test.each([
  '/',
  page,
  '/contact',
  '/student-login',
  '/admin',
  '/icon.svg',
  '/form',
  '/no/such/page',
])('headers of the framework change nothing in the answer of %s', async (path) => {
  const plain = await stableAnswer(path);
  for (const [name, value] of Object.entries(frameworkHeaders)) {
    expect([name, await stableAnswer(path, { [name]: value })]).toEqual([name, plain]);
  }
  expect(await stableAnswer(path, frameworkHeaders)).toEqual(plain);
  expect(await stableAnswer(`${path}?_rsc=1`, { rsc: '1' })).toEqual(
    await stableAnswer(`${path}?_rsc=1`),
  );
});

test('an office page serves the data by which it is opened and refreshed in place', async () => {
  const { headers } = await ask('/searchuser?_rsc', { rsc: '1' });
  expect(headers['content-type']).toBe('text/x-component');
  const plain = await stableAnswer('/searchuser');
  for (const name of ['next-action', 'x-nextjs-data', 'x-middleware-rewrite', 'x-matched-path']) {
    expect([name, await stableAnswer('/searchuser', { [name]: '1' })]).toEqual([name, plain]);
  }
});

test('security.txt says where to report a weakness, and is not out of date for months', async () => {
  const { headers, body } = await ask('/.well-known/security.txt');
  expect(headers['content-type']).toBe('text/plain; charset=utf-8');
  const [, contact] = /^Contact: mailto:(\S+)$/m.exec(body.toString()) ?? [];
  expect(contact).toBe(institute.email);
  const [, expires = ''] = /^Expires: (\S+)$/m.exec(body.toString()) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(180);
  expect(days).toBeLessThan(366);
});

test('no script carries the bank account', () => {
  const folder = path.resolve('.next/static');
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(path.join(folder, file), 'utf8'));
  expect(scripts.some((script) => script.includes(institute.email))).toBe(true);
  expect(scripts.filter((script) => script.includes(bank.number))).toEqual([]);
});
