import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

interface ReceivedRequest {
  at: number;
  method: string | undefined;
  path: string | undefined;
  type: string | undefined;
  body: unknown;
}

/** How the fake service answers a request. */
export type Answer = (response: ServerResponse) => unknown;

export const answers = {
  text: (response) => response.writeHead(200, { 'Content-Type': 'text/plain' }).end('OK'),
  json: (response) =>
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{"status":"sent"}'),
  /** Headers are sent, but the body never ends. */
  unfinished: (response) => response.writeHead(200).write('O'),
  hangs: () => undefined,
  closes: (response) => response.destroy(),
  elsewhere: (response) => response.writeHead(302, { Location: '/elsewhere' }).end(),
} satisfies Record<string, Answer>;

export const status =
  (code: number): Answer =>
  (response) =>
    response.writeHead(code, { 'Content-Type': 'text/plain' }).end('asha@example.org: no');

/** A fake e-mail service that records requests and gives the configured answer. */
export async function startEmailService(answer: Answer = answers.text) {
  const requests: ReceivedRequest[] = [];
  const server = createServer(async (request, response) => {
    const at = Date.now();
    const { method, url: path, headers } = request;
    const body: unknown = JSON.parse((await text(request)) || 'null');
    requests.push({ at, method, path, type: headers['content-type'], body });
    answer(response);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
