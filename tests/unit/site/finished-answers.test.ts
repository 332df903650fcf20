import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { Agent, createServer, request as httpRequest, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { endingOf, type FinishedFile } from '@/lib/publishing/finished-file';
import { loadFinishedSite } from '@/lib/delivery/finished-site';

const page: FinishedFile = {
  name: 'about.html',
  type: 'text/html; charset=utf-8',
  hash: 'page',
  cacheControl: 'public, max-age=0',
  encodings: ['br', 'gzip'],
  contentSecurityPolicy: "default-src 'none'",
};
const font = { ...page, name: 'text.woff2', type: 'font/woff2', hash: 'font', encodings: [] };
delete font.contentSecurityPolicy;
const files = { '/about': page, '/text.woff2': font };

let folder = '';
let server: Server;
const agent = new Agent({ keepAlive: true, maxSockets: 1 });

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'orbital-answers-'));
  const finished = path.join(folder, '.next/finished');
  await mkdir(finished, { recursive: true });
  await writeFile(path.join(finished, 'manifest.json'), JSON.stringify({ files }));
  for (const { name, encodings } of Object.values(files)) {
    for (const ending of ['', ...encodings.map((encoding) => endingOf[encoding])]) {
      await writeFile(path.join(finished, name + ending), `the bytes of ${name}${ending}`);
    }
  }
  const site = await loadFinishedSite(folder);
  server = createServer((request, response) => {
    const isOverTls = request.headers['x-forwarded-proto'] === 'https';
    if (!site.serve(request, response, isOverTls)) response.writeHead(404).end();
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});

afterAll(async () => {
  agent.destroy();
  server.close();
  await rm(folder, { recursive: true });
});

/** Status, headers with order and case, and bytes. */
async function ask(
  address: string,
  method: string,
  headers: Record<string, string>,
  body = '',
): Promise<unknown> {
  const { port } = server.address() as AddressInfo;
  const length = body ? { 'content-length': String(body.length) } : {};
  const options = {
    host: '127.0.0.1',
    port,
    path: address,
    method,
    agent,
    headers: { ...headers, ...length },
  };
  return new Promise((resolve, reject) => {
    const request = httpRequest(options, (response) => {
      let body = '';
      response.setEncoding('latin1').on('data', (chunk: string) => (body += chunk));
      response.on('end', () => {
        const { statusCode: status, rawHeaders } = response;
        const lines = rawHeaders.flatMap((name, index) =>
          index % 2 === 0 && name !== 'Date' ? [`${name}: ${rawHeaders[index + 1]}`] : [],
        );
        resolve({ status, lines, body });
      });
    });
    request.once('error', reject).end(body);
  });
}

const encoding = fc.constantFrom('br', 'gzip', 'GZIP', 'deflate', 'identity', '*', 'zstd', '');
const weight = fc.constantFrom('', ';q=0', '; q=0.0', ';q=0.5', ';q=1');
const accepted = fc
  .array(fc.tuple(encoding, weight), { maxLength: 4 })
  .map((parts) => parts.map((part) => part.join('')).join(', '));
const headers = fc.record(
  {
    'accept-encoding': accepted,
    'x-forwarded-proto': fc.constantFrom('https', 'http'),
    'if-none-match': fc.constantFrom('*', '"page"', 'W/"page-gzip"', '"font"', '"x", "page-br"'),
    range: fc.constantFrom('bytes=2-4', 'bytes=-3', 'bytes=900-', 'bytes=4-2', 'lines=1-2'),
    'if-range': fc.constantFrom('"font"', '"x"'),
  },
  { requiredKeys: [] },
);

// An exact path may take a faster way than one with a query.
test('a query changes nothing in the answer for a finished file', async () => {
  const address = fc.constantFrom(...Object.keys(files));
  const method = fc.constantFrom('GET', 'GET', 'HEAD', 'POST');
  const sent = fc.constantFrom('', '', 'a body that nobody reads');
  await fc.assert(
    fc.asyncProperty(address, method, headers, sent, async (path, how, asked, body) => {
      const withQuery = await ask(`${path}?utm_source=x`, how, asked, body);
      expect(await ask(path, how, asked, body)).toEqual(withQuery);
    }),
    { numRuns: 300 },
  );
});

test('headers come in the same order over TLS, after the one that keeps the visitor there', async () => {
  const plain = await ask('/about', 'GET', { 'accept-encoding': 'br' });
  const overTls = await ask('/about', 'GET', {
    'accept-encoding': 'br',
    'x-forwarded-proto': 'https',
  });
  const lines = (plain as { lines: string[] }).lines;
  expect(plain).toMatchObject({ status: 200, body: 'the bytes of about.html.br' });
  expect(overTls).toEqual({
    ...(plain as object),
    lines: ['Strict-Transport-Security: max-age=63072000; includeSubDomains', ...lines],
  });
});
