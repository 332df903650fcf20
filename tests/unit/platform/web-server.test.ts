import { once } from 'node:events';
import { Agent, request as httpRequest, type Server } from 'node:http';
import { connect, Socket, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { drain, listen } from '@/lib/delivery/web-server';

let server: Server;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const sockets = new Set<Socket>();
const silence: (number | undefined)[] = [];
const asked: (string | undefined)[] = [];

beforeAll(async () => {
  const options = { PORT: 0, HOST: '127.0.0.1', TRUSTED_PROXIES: [] };
  server = await listen(options, ({ socket, url }, response) => {
    asked.push(url);
    sockets.add(socket);
    silence.push(socket.timeout);
    // Runs after Node has set the timeout that follows an answer.
    response.once('close', () => silence.push(socket.timeout));
    response.end();
  });
});
afterAll(async () => {
  agent.destroy();
  await drain(server);
});

const ask = () =>
  new Promise<unknown>((resolve, reject) => {
    const { port } = server.address() as AddressInfo;
    const sent = httpRequest({ host: '127.0.0.1', port, agent }, (response) => {
      response.resume().once('end', () => resolve(response.headers['keep-alive']));
    });
    sent.once('error', reject).end();
  });

test('a connection may be silent a second longer than clients are told, before an answer and after it', async () => {
  expect([await ask(), await ask(), await ask()]).toEqual(Array(3).fill('timeout=65, max=100'));
  expect(sockets.size).toBe(1);
  // The server may not have ended the third answer yet.
  expect(silence.slice(0, 5)).toEqual(Array(5).fill(66_000));
});

test('a connection ends with its hundredth answer, so that the next may lead to another process', async () => {
  sockets.clear();
  for (let count = 0; count < 250; count += 1) await ask();
  expect(sockets.size).toBe(3);
});

/** A connection answered once by a server that closes after 50 ms of silence. */
async function soonSilent(): Promise<Socket> {
  const { port } = server.address() as AddressInfo;
  const opened = once(server, 'connection');
  const client = connect(port, '127.0.0.1');
  const [ours] = (await opened) as [Socket];
  client.write('GET /first HTTP/1.1\r\nHost: x\r\n\r\n');
  await once(client, 'data');
  Socket.prototype.setTimeout.call(ours, 50);
  return client;
}

test('a request that arrived while this process had no processor is answered, not reset', async () => {
  const client = await soonSilent();
  client.write('GET /late HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n');
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
  expect(await text(client)).toContain('HTTP/1.1 200 OK');
});

test('a silent connection is ended', async () => {
  const client = await soonSilent();
  client.resume();
  await once(client, 'close');
  expect(client.bytesRead).toBeGreaterThan(0);
});

/** Sends these bytes; resolves when the server has ended the connection. */
async function sendBytes(bytes: string): Promise<readonly unknown[]> {
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  await once(socket, 'connect');
  asked.length = 0;
  socket.end(bytes);
  await text(socket);
  return asked;
}

const hidden = 'GET /hidden HTTP/1.1\r\nHost: x\r\n\r\n';
const chunked = `${'x'.length}\r\nx\r\n0\r\n\r\n`;
const start = 'POST /shown HTTP/1.1\r\nHost: x\r\n';

test('two requests one after the other are two, and a chunked body ends where it says', async () => {
  const body = `${start}Transfer-Encoding: chunked\r\n\r\n${chunked}`;
  expect(await sendBytes(`${body}${hidden}`)).toEqual(['/shown', '/hidden']);
});

test.each([
  ['a length and chunks', `Content-Length: 6\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`],
  ['chunks and a length', `Transfer-Encoding: chunked\r\nContent-Length: 4\r\n\r\n${chunked}`],
  ['two lengths', 'Content-Length: 4\r\nContent-Length: 0\r\n\r\n'],
  ['two lengths in one', 'Content-Length: 4, 0\r\n\r\n'],
  ['a length with a sign', 'Content-Length: +4\r\n\r\n'],
  ['a length below nothing', 'Content-Length: -1\r\n\r\n'],
  ['chunks that are not the last coding', 'Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n'],
  ['a coding that nobody knows', 'Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n'],
  ['a space before the colon', 'Transfer-Encoding : chunked\r\n\r\n0\r\n\r\n'],
  ['a header on two lines', 'X: y\r\n Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['a header ended by a bare line feed', 'X: y\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n'],
  ['a chunk of no number', 'Transfer-Encoding: chunked\r\n\r\n0x1\r\nx\r\n0\r\n\r\n'],
  ['a chunk longer than it says', 'Transfer-Encoding: chunked\r\n\r\n1\r\nxyz\r\n0\r\n\r\n'],
  ['a null byte in a header', 'X: a\0b\r\nContent-Length: 0\r\n\r\n'],
])('after %s nothing is taken for another request', async (_, rest) => {
  expect(await sendBytes(`${start}${rest}${hidden}`)).not.toContain('/hidden');
});
