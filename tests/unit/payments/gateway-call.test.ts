import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { GatewaySilent } from '@/lib/payments/gateways/gateway';
import { callGateway, MAX_ANSWER_BYTES } from '@/lib/payments/gateways/gateway-call';
import { freePort } from '../../support/process/free-port';

const secret = 'do-not-tell';
let answer: RequestListener;
let url: string;
const server = createServer((request, response) => answer(request, response));

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1?key=${secret}`;
});

afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

const call = (more: Partial<Parameters<typeof callGateway>[0]> = {}) =>
  callGateway({ url, headers: { Authorization: secret }, ...more });

test('the request arrives as given, and the answer is JSON with its status', async () => {
  const seen: unknown[] = [];
  answer = (request, response) => {
    seen.push(request.method, request.headers.authorization, request.headers['content-type']);
    request.on('data', (chunk: Buffer) => seen.push(chunk.toString()));
    request.on('end', () => response.writeHead(201).end('{"id":"₹"}'));
  };
  const headers = { Authorization: secret, 'Content-Type': 'application/json' };
  expect(await call({ headers, body: '{"amount":100}' })).toEqual({
    status: 201,
    body: { id: '₹' },
  });
  expect(seen).toEqual(['POST', secret, 'application/json', '{"amount":100}']);
});

test.each([
  ['a refusal with words', 400, '{"code":"NO"}', { code: 'NO' }],
  ['a refusal without', 401, '', null],
])('%s is an answer', async (_, status, text, body) => {
  answer = (_request, response) => response.writeHead(status).end(text);
  expect(await call()).toEqual({ status, body });
});

test('an answer of the maximum length is read, a longer one is not', async () => {
  const long = `"${'x'.repeat(MAX_ANSWER_BYTES - 2)}"`;
  answer = (_request, response) => response.writeHead(200).end(long);
  expect((await call()).body).toHaveLength(MAX_ANSWER_BYTES - 2);
  answer = (_request, response) => response.writeHead(200).end(`${long} `);
  await expect(call()).rejects.toThrow(GatewaySilent);
});

test('an endless answer is aborted at the limit', async () => {
  const sent = { bytes: 0 };
  answer = (_request, response) => {
    response.writeHead(200);
    const more = () => {
      while (!response.destroyed && response.write('x'.repeat(65_536))) sent.bytes += 65_536;
    };
    response.on('drain', more);
    more();
  };
  await expect(call()).rejects.toThrow('too long');
});

const silences: Record<string, RequestListener> = {
  'no answer': () => undefined,
  'half an answer': (_request, response) => void response.writeHead(200).write('{'),
  'a connection that closes': (request) => request.socket.destroy(),
  'one that closes within the answer': (_request, response) => {
    response.writeHead(200, { 'Content-Length': 10 }).write('{');
    setImmediate(() => response.destroy());
  },
  'a fault of its own': (_request, response) => response.writeHead(500).end('{}'),
  'a fault without a body': (_request, response) => response.writeHead(503).end(),
  'too many requests': (_request, response) => response.writeHead(429).end('{}'),
  'a page': (_request, response) => response.writeHead(200).end('<!doctype html>'),
  'a page for a refusal': (_request, response) => response.writeHead(403).end('<html>'),
  'an empty success': (_request, response) => response.writeHead(200).end(),
  'no content': (_request, response) => response.writeHead(204).end(),
  'a redirection': (_request, response) =>
    response.writeHead(302, { Location: 'http://127.0.0.1:1/' }).end(),
};

test.each(Object.entries(silences))('%s leaves the outcome unknown', async (_, listener) => {
  answer = listener;
  const failure = await call({ timeoutMs: 200 }).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(GatewaySilent);
  expect(String((failure as Error).message)).not.toMatch(/do-not-tell|127\.0\.0\.1/);
});

test('an unreachable gateway leaves the outcome unknown, with the reason', async () => {
  await expect(call({ url: `http://127.0.0.1:${await freePort()}/` })).rejects.toThrow(
    new GatewaySilent('The gateway was not reached (ECONNREFUSED).'),
  );
});
