import { createServer } from 'node:http';
import { rawRequest } from '../support/calls/raw-request';

// `tsx tests/bench/serve-one.ts <url> <port>`: sends to everybody what a finished page answers, the same bytes
// under the same headers, with nothing but `node:http`.

/** Node's own. */
const own = new Set(['date', 'connection', 'keep-alive']);

async function main([address = '', port = '']: readonly string[]): Promise<void> {
  const { origin, pathname } = new URL(address);
  const answer = await rawRequest(origin, pathname, { headers: { 'accept-encoding': 'gzip' } });
  const lines = Object.entries(answer.headers)
    .filter(([name]) => !own.has(name))
    .flatMap(([name, value]) => [name, String(value)]);
  createServer((_, response) => {
    response.writeHead(200, lines).end(answer.body);
  }).listen(Number(port), '127.0.0.1');
}

void main(process.argv.slice(2));
