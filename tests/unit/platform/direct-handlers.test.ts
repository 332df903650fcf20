import { once } from 'node:events';
import { createServer, request as httpRequest, type IncomingMessage, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { gunzipSync } from 'node:zlib';
import { directHandlers } from '@/lib/delivery/direct-handlers';
import type { Handler } from '@/lib/delivery/route-table';
import { rawRequest } from '../../support/calls/raw-request';

const long = 'a sentence of a longer text. '.repeat(200);
const aborted: string[] = [];
let resolveSeen: (seen: string) => void = () => undefined;
const seen = () => new Promise<string>((resolve) => (resolveSeen = resolve));

async function* pieces() {
  for (let number = 0; number < 3; number += 1) {
    await new Promise((resolve) => setImmediate(setImmediate, resolve));
    yield new TextEncoder().encode(`piece ${number}\n`);
  }
}

const streamOf = (source: AsyncIterable<Uint8Array>) =>
  new ReadableStream<Uint8Array>({
    async start(controller) {
      for await (const piece of source) controller.enqueue(piece);
      controller.close();
    },
  });

const handlers: Record<string, Record<string, Handler>> = {
  '/text/[name]': {
    GET: async (request, { params }) =>
      Response.json({ ...(await params), url: request.url, method: request.method }),
  },
  '/long': {
    GET: () => new Response(long, { headers: { 'content-type': 'text/plain', 'x-kind': 'long' } }),
  },
  '/picture': { GET: () => new Response(long, { headers: { 'content-type': 'image/jpeg' } }) },
  '/cookies': {
    GET: () =>
      new Response(null, {
        status: 303,
        headers: [
          ['Set-Cookie', 'a=1'],
          ['Set-Cookie', 'b=2'],
          ['Location', '/x'],
          ['X-Frame-Options', 'SAMEORIGIN'],
        ],
      }),
  },
  '/stream': {
    GET: () => new Response(streamOf(pieces()), { headers: { 'content-type': 'text/csv' } }),
  },
  '/range': {
    GET: () =>
      new Response(streamOf(pieces()), {
        status: 206,
        headers: { 'content-type': 'application/pdf', 'content-length': '24' },
      }),
  },
  '/endless': {
    GET: () =>
      new Response(
        new ReadableStream({
          pull: (controller) => controller.enqueue(new Uint8Array(64 * 1024)),
          cancel: () => resolveSeen('cancelled'),
        }),
      ),
  },
  '/breaks': {
    GET: () =>
      new Response(
        streamOf(
          (async function* broken() {
            yield* pieces();
            throw new Error('no more');
          })(),
        ),
      ),
  },
  '/throws': {
    GET: () => {
      throw new Error('Asha Rao, 98765 43210');
    },
  },
  '/echo': { POST: async (request) => new Response(await request.arrayBuffer()) },
  '/refuses': {
    POST: async (request) => {
      let size = 0;
      for await (const chunk of request.body ?? []) {
        size += chunk.byteLength;
        if (size > 100_000) return new Response('too large', { status: 413 });
      }
      return new Response('fine');
    },
  },
  '/ignores': { POST: () => new Response('forbidden', { status: 403 }) },
  '/stops': {
    POST: async (request) => {
      await request.body?.getReader().read();
      return new Response('enough', { status: 403 });
    },
  },
  '/late': {
    POST: async (request) => {
      await once(request.signal, 'abort');
      return request.text().catch((error: Error) => {
        resolveSeen(error.message);
        return new Response('late');
      }) as Promise<never>;
    },
  },
  '/waits': {
    POST: async (request) => {
      request.signal.addEventListener('abort', () => aborted.push('signal'));
      return request.text().catch((error: Error) => {
        resolveSeen(error.name);
        return new Response('late');
      }) as Promise<never>;
    },
  },
};

const handlerOf = directHandlers([
  ...Object.entries(handlers).map(([path, own]) => ({ path, handlers: own })),
  { path: '/text/page', handlers: null },
]);

let server: Server;
let url = '';
beforeAll(async () => {
  server = createServer((request, response) => {
    response.setHeader('X-Frame-Options', 'DENY');
    const serve = handlerOf(request);
    if (serve) void serve(request, response);
    else response.writeHead(418).end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

test('a handler gets the request and the values of its address', async () => {
  const { headers, body } = await rawRequest(url, '/text/a%20b?q=1');
  expect(JSON.parse(body.toString())).toEqual({
    name: 'a b',
    url: 'http://localhost/text/a%20b?q=1',
    method: 'GET',
  });
  expect(headers['content-length']).toBe(String(body.length));
});

test('pages, unknown addresses and other methods are left to Next', async () => {
  for (const [path, method] of [
    ['/text/page', 'GET'],
    ['/nowhere', 'GET'],
    ['/long', 'POST'],
    ['/echo', 'GET'],
    ['/echo', 'OPTIONS'],
  ] as const) {
    expect([path, (await rawRequest(url, path, { method })).status]).toEqual([path, 418]);
  }
});

test('HEAD is answered like GET, without the body', async () => {
  const { status, headers, body } = await rawRequest(url, '/long', { method: 'HEAD' });
  expect([status, headers['x-kind'], body.length]).toEqual([200, 'long', 0]);
});

test.each([
  ['gzip', true],
  ['deflate, GZIP;q=0.5', true],
  ['*', true],
  ['gzip;q=0', false],
  ['br', false],
  ['', false],
])('Accept-Encoding %j', async (accepted, compressed) => {
  const { headers, body } = await rawRequest(url, '/long', {
    headers: { 'accept-encoding': accepted },
  });
  expect(headers['content-encoding']).toBe(compressed ? 'gzip' : undefined);
  expect(headers['content-length']).toBe(String(body.length));
  expect(headers.vary).toBe('Accept-Encoding');
  expect((compressed ? gunzipSync(body) : body).toString()).toBe(long);
});

test('short and compressed bodies are sent unchanged', async () => {
  const headers = { 'accept-encoding': 'gzip' };
  const short = await rawRequest(url, '/text/x', { headers });
  expect([short.headers['content-encoding'], short.headers.vary]).toEqual([
    undefined,
    'Accept-Encoding',
  ]);
  const picture = await rawRequest(url, '/picture', { headers });
  expect([picture.headers['content-encoding'], picture.headers.vary]).toEqual([
    undefined,
    undefined,
  ]);
});

test('each cookie is sent, and headers that stand already stay', async () => {
  const { status, headers } = await rawRequest(url, '/cookies');
  expect(status).toBe(303);
  expect(headers['set-cookie']).toEqual(['a=1', 'b=2']);
  expect(headers['x-frame-options']).toBe('DENY');
});

test.each([[{}], [{ 'accept-encoding': 'gzip' }]])(
  'a stream is sent piece by piece %j',
  async (sent) => {
    const { headers, body } = await rawRequest(url, '/stream', { headers: sent });
    expect([headers['transfer-encoding'], headers['content-length']]).toEqual([
      'chunked',
      undefined,
    ]);
    const text = headers['content-encoding'] ? gunzipSync(body) : body;
    expect(text.toString()).toBe('piece 0\npiece 1\npiece 2\n');
  },
);

test('a length that the handler gives is sent', async () => {
  const { status, headers, body } = await rawRequest(url, '/range');
  expect([status, headers['content-length'], body.length]).toEqual([206, '24', 24]);
});

test('a handler that throws is a 500 that says nothing', async () => {
  const { status, body } = await rawRequest(url, '/throws');
  expect([status, body.length]).toEqual([500, 0]);
});

test('an answer that breaks off breaks the connection', async () => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname).setEncoding('latin1');
  let said = '';
  socket.on('data', (text) => (said += String(text)));
  socket.on('error', () => undefined);
  socket.write('GET /breaks HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(socket, 'close');
  expect(said).toContain('piece 0');
  expect(said).not.toMatch(/\r\n0\r\n\r\n$/);
});

test('a body arrives whole, whatever its size and however it is sent', async () => {
  for (const size of [0, 1, 70_000, 5_000_000]) {
    const body = Buffer.alloc(size, 'x');
    const answer = await fetch(`${url}/echo`, { method: 'POST', body });
    expect((await answer.arrayBuffer()).byteLength).toBe(size);
    const chunked = await fetch(`${url}/echo`, {
      method: 'POST',
      body: new Blob([body]).stream(),
      duplex: 'half',
    } as RequestInit);
    expect((await chunked.arrayBuffer()).byteLength).toBe(size);
  }
});

test.each([
  ['/refuses', 413],
  ['/ignores', 403],
  ['/stops', 403],
])('what %s leaves unread does not hold up the connection', async (path, status) => {
  for (const many of [2, 2_000_000]) {
    const socket = connect(Number(new URL(url).port), '127.0.0.1').setEncoding('latin1');
    let said = '';
    socket.on('data', (text) => (said += String(text)));
    socket.write(`POST ${path} HTTP/1.1\r\nHost: x\r\nContent-Length: ${many}\r\n\r\n`);
    socket.write('x'.repeat(many));
    socket.write('GET /text/next HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
    await once(socket, 'close');
    expect(said).toContain(path === '/refuses' && many === 2 ? '200' : String(status));
    expect(said).toContain('"name":"next"');
  }
});

test('a reader who leaves ends the answer', async () => {
  const cancelled = seen();
  const sent = httpRequest(`${url}/endless`).end();
  const [response] = (await once(sent, 'response')) as [IncomingMessage];
  response.destroy();
  expect(await cancelled).toBe('cancelled');
});

test('a client who leaves while sending is an error to the handler, and aborts its signal', async () => {
  const failed = seen();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('POST /waits HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf');
  await once(socket, 'connect');
  setImmediate(() => socket.destroy());
  expect(await failed).not.toBe('');
  expect(aborted).toEqual(['signal']);
});

test('a client who has left before the handler reads is an error as well', async () => {
  const failed = seen();
  const socket = connect(Number(new URL(url).port), '127.0.0.1');
  socket.write('POST /late HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\nhalf');
  await once(socket, 'connect');
  setImmediate(() => socket.destroy());
  expect(await failed).toBe('The client is gone.');
});
