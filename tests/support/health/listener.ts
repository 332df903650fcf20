import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

/** What was asked of a listener. */
export interface Heard {
  method: string | undefined;
  path: string | undefined;
  body: string;
}

/**
 * A service on 127.0.0.1 that hears heartbeats and alerts.
 * @param answer writes the answer; 200 OK by default
 */
export async function startListener(
  answer: (response: ServerResponse, heard: Heard) => void = (response) => response.end('OK'),
) {
  const heard: Heard[] = [];
  const server = createServer(async (request: IncomingMessage, response) => {
    const { method, url } = request;
    const one = { method, path: url, body: await text(request) };
    heard.push(one);
    answer(response, one);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    heard,
    close: () => {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}
