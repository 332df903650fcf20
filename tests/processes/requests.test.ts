import { once } from 'node:events';
import { connect } from 'node:net';
import { leadLimit } from '@/lib/leads/lead-forms';
import { knownIds } from '@/next.config.mjs';
import { handlersAt, routeFiles } from '../api/calls/documented-calls';
import { rawRequest } from '../support/calls/raw-request';
import { registration } from '../support/leads/lead';
import { startSite, temporaryFolder, type Site } from '../support/process/site';

let site: Site;
const folder = temporaryFolder();
/** Keys of one provider while another is selected: online payment is closed. */
const closed = {
  PAYMENT_PROVIDER: 'razorpay',
  PHONEPE_MERCHANT_ID: 'ORBITALUAT',
  PHONEPE_SALT_KEY: '099eb0cd-02cf-4e2a-8aca-3e6c6aff0399',
  PHONEPE_SALT_INDEX: '1',
};
beforeAll(async () => {
  site = await startSite(folder.path, closed);
});

const get = (path: string, init?: RequestInit) =>
  fetch(site.url + path, { redirect: 'manual', ...init });

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

test('the health calls answer', async () => {
  expect(await (await get('/api/health/live')).json()).toEqual({ status: 'live' });
  const ready = await get('/api/health/ready');
  expect([ready.status, await ready.json()]).toEqual([200, { status: 'ready' }]);
});

test('without a gateway, the payment page says so and how to pay', async () => {
  const page = await get('/payment');
  const html = await page.text();
  expect(page.headers.get('cache-control')).toContain('no-store');
  expect(html).toContain('Online payment is not open yet, and nothing has been charged.');
  for (const way of ['At the institute office', 'By bank deposit', 'Example Bank'])
    expect(html).toContain(way);
  expect(html).not.toContain('This is a test');
});

test.each(Object.entries(knownIds))(
  'an unknown id below /%s is sent on, never for good',
  async (family) => {
    const target = family.startsWith('result') ? '/result' : '/';
    for (const id of ['no-such-id', 'csir-netx', '%3Cscript%3E']) {
      const response = await get(`/${family}/${id}`);
      expect([response.status, response.headers.get('location')]).toEqual([307, target]);
      expect((await response.text()).length).toBeLessThan(10);
    }
  },
);

test('a known path in other letter case is redirected, with its query', async () => {
  const response = await get('/testseries/GATE?utm_source=x');
  expect([response.status, response.headers.get('location')]).toEqual([
    308,
    '/testseries/gate?utm_source=x',
  ]);
});

test('an unmatched path shows Home as 404 and stays out of search engines', async () => {
  const response = await get('/no/such/page');
  const html = await response.text();
  expect(response.status).toBe(404);
  expect(html).toContain('Get A Free Registration!');
  expect(html).toMatch(/<meta name="robots" content="noindex/);
  expect(html).not.toContain('rel="canonical"');
});

test('no file of the project and no folder can be read', async () => {
  for (const file of [
    '/.git/HEAD',
    '/.git/config',
    '/.git',
    '/.svn/entries',
    '/.env',
    '/.data/session-secret',
    '/package.json',
    '/server.ts',
    '/prisma/schema.prisma',
    '/nginx.conf',
    '/worker.js.map',
    '/images',
    '/images/',
    '/images/share/',
    '/static/',
    '/dist/',
    '/../.env',
    '/images/../.env',
  ]) {
    const { status, body } = await rawRequest(site.url, file);
    expect([file, [308, 400, 404].includes(status)]).toEqual([file, true]);
    expect(body.toString()).not.toMatch(/Index of|ref: refs|SESSION_SECRET|"dependencies"/);
  }
});

test('TRACE is answered like any other unknown method, without what was sent', async () => {
  for (const path of ['/', '/about', '/form', '/site.js', '/api/student/login', '/api/none']) {
    const headers = { 'x-canary': 'sings', cookie: 'session=canary' };
    const { status, body } = await rawRequest(site.url, path, { method: 'TRACE', headers });
    expect([path, status]).toEqual([path, path === '/api/none' ? 404 : 405]);
    expect(body.toString()).not.toMatch(/canary|sings/);
  }
});

test.each(['/api', '/api/', '/api?x=1', '/api/no/such/call', '/api/student/login/x'])(
  '%s is no call: 404 in JSON, whatever the method',
  async (path) => {
    for (const method of [...methods, 'PROPFIND']) {
      const response = await get(path, { method });
      expect([method, response.status]).toEqual([method, 404]);
      if (method === 'HEAD') continue;
      expect(await response.json()).toEqual({
        success: false,
        code: 'not_found',
        message: 'There is no such call.',
      });
    }
  },
);

const calls = [...routeFiles.keys()].filter((path) => path.startsWith('/api/'));

test.each(calls)('%s answers another method with the allowed ones', async (call) => {
  const exported = Object.keys(await handlersAt(call));
  const served = exported.flatMap((method) => (method === 'GET' ? ['GET', 'HEAD'] : [method]));
  const path = call.replace('{provider}', 'sandbox').replace('{secret}', 'a'.repeat(43));
  for (const method of [...methods, 'PROPFIND']) {
    const response = await get(path, { method });
    if (served.includes(method)) {
      expect([method, response.status]).not.toEqual([method, 405]);
      continue;
    }
    const allow = response.headers.get('allow') ?? '';
    expect([method, response.status, allow.split(', ').sort()]).toEqual([
      method,
      405,
      [...served].sort(),
    ]);
    if (method === 'HEAD') continue;
    expect(await response.json()).toEqual({
      success: false,
      code: 'method_not_allowed',
      message: `Use ${allow} here.`,
    });
  }
});

test.each(['PUT', 'DELETE', 'PATCH', 'OPTIONS', 'PROPFIND'])(
  'no page is served for %s',
  async (method) => {
    for (const path of ['/', '/about', '/form', '/site.js', '/form-print/pdf']) {
      const response = await get(path, { method });
      expect([response.status, response.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
    }
  },
);

test('a malformed address is refused', async () => {
  for (const path of ['/%', '/api/%', '/onlinecourses/%E0%A4']) {
    expect((await get(path)).status).toBe(400);
  }
});

test('POST to a page is refused', async () => {
  expect((await get('/about', { method: 'POST', body: 'x' })).status).toBe(405);
});

test('a header of 20 KB and a body of 9 MB are refused', async () => {
  expect((await get('/', { headers: { 'x-long': 'x'.repeat(20_000) } })).status).toBe(431);
  const big = await get('/api/student/free-registration', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: 'x'.repeat(9 * 1024 * 1024),
  });
  expect(big.status).toBe(413);
});

test('a body without a length is cut off where the limit is', async () => {
  // Far beyond the limit, but finite: on a slow machine `fetch` reads on after the connection is closed.
  let chunks = 1_024;
  const long = new ReadableStream({
    pull(controller) {
      if ((chunks -= 1) < 0) controller.close();
      else controller.enqueue(new TextEncoder().encode(' '.repeat(64 * 1024)));
    },
  });
  const response = await get('/api/student/free-registration', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: long,
    duplex: 'half',
  } as RequestInit);
  expect(response.status).toBe(413);
});

test('slow clients are cut off, and others are served meanwhile', async () => {
  const { hostname, port } = new URL(site.url);
  const began = Date.now();
  const dawdling = async (said: string) => {
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    socket.write(said);
    socket.resume();
    return { closed: once(socket, 'close') };
  };
  const form =
    'POST /api/student/free-registration HTTP/1.1\r\nHost: x\r\n' +
    'Content-Type: application/json\r\nContent-Length: 100\r\n\r\n{';
  const headers = Array.from({ length: 50 }, () => 'GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  const sockets = await Promise.all([form, ...headers].map(dawdling));
  expect((await get('/')).status).toBe(200);
  await Promise.all(sockets.map(({ closed }) => closed));
  expect(Date.now() - began).toBeLessThan(45_000);
  expect((await get('/')).status).toBe(200);
});

test('the counted address cannot be chosen by the client', async () => {
  const statuses = new Set<number>();
  for (let index = 0; index <= leadLimit.points; index += 1) {
    const response = await get('/api/student/free-registration', {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-forwarded-for': `198.51.100.${index}`,
        'x-client-address': `198.51.100.${index}`,
      },
      body: JSON.stringify({ ...registration, name: `Visitor ${index}` }),
    });
    statuses.add(response.status);
  }
  expect([...statuses]).toEqual([200, 429]);
});
