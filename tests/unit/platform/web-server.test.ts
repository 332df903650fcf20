import { Agent, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { drain, listen } from '@/lib/platform/process/web-server';

let server: Server;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });
const sockets = new Set<Socket>();
const silence: (number | undefined)[] = [];

beforeAll(async () => {
  const options = { PORT: 0, HOST: '127.0.0.1', TRUSTED_PROXIES: [] };
  server = await listen(options, ({ socket }, response) => {
    sockets.add(socket);
    silence.push(socket.timeout);
    // Called once Node has set what follows the answer.
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
  expect([await ask(), await ask(), await ask()]).toEqual(Array(3).fill('timeout=65'));
  expect(sockets.size).toBe(1);
  // The third answer may not be over for the server yet.
  expect(silence.slice(0, 5)).toEqual(Array(5).fill(66_000));
});
