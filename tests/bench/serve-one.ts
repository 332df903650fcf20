import { createServer } from 'node:http';
import { rawRequest } from '../support/calls/raw-request';

// `tsx tests/bench/serve-one.ts <url> <port>`: answers every request with the bytes and headers of one
// finished page, by bare `node:http`.

/** Headers that Node sets itself. */
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
