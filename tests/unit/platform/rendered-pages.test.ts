import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FinishedManifest } from '@/lib/publishing/finished-file';
import { stripRenderedPages } from '@/lib/delivery/rendered-pages';

const strip = stripRenderedPages({
  islandFiles: {
    office: {
      loader: '/office.js',
      preloads: { frame: ['/react.js', '/frame.js'], search: ['/react.js', '/search.js'] },
      styles: { '/all.css': '/office.css' },
    },
    student: { loader: '/islands.js', preloads: {}, styles: {} },
  },
} as unknown as FinishedManifest);

const framework = '<script src="/next.js" async="" nonce="abc"></script>';
const sheet = '<link rel="stylesheet" href="/all.css" nonce="abc"/>';
const main = (audience: string, content = '') =>
  `<main id="main"${audience && ` data-islands="${audience}"`}><h1>Page</h1>${content}</main>`;
const page = (inside: string) =>
  `<!DOCTYPE html><html><head>${sheet}${framework}</head><body>${inside}<script src="/site.js" defer=""></script></body></html>`;
const island = (name: string) => `<site-island name="${name}" props="{}">Search</site-island>`;

/** What a client is sent in place of what Next writes. */
async function answerOf(next: RequestListener, headers: Record<string, string> = {}) {
  const server = createServer((request, response) => {
    response.setHeader('Content-Security-Policy', "script-src 'nonce-abc'");
    strip(request, response);
    next(request, response);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  try {
    const answer = await fetch(`http://127.0.0.1:${port}/form`, { headers, redirect: 'manual' });
    return { answer, text: await answer.text() };
  } finally {
    server.close();
    server.closeAllConnections();
  }
}

const html =
  (text: string, more: Record<string, string> = {}): RequestListener =>
  (_, response) => {
    response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8', ...more });
    response.write(text.slice(0, 80));
    response.end(text.slice(80));
  };

test('a page of islands has its loader in place of the framework, and no nonce', async () => {
  const link =
    '</all.css>; rel=preload; as="style"; nonce="abc", </a.woff2>; rel=preload; as="font"';
  const { answer, text } = await answerOf(html(page(main('student', island('form'))), { link }));
  expect(text).not.toMatch(/next\.js|nonce/);
  expect(text).toContain('<script type="module" src="/islands.js"></script></head>');
  expect(text).toContain('href="/all.css"');
  expect(answer.headers.get('link')).toBe(
    '</all.css>; rel=preload; as="style", </a.woff2>; rel=preload; as="font"',
  );
  expect(answer.headers.get('content-security-policy')).toContain("script-src 'self';");
  expect(answer.headers.get('content-encoding')).toBe('gzip');
});

test('an office page names what its islands load, once each, and its own style sheet', async () => {
  const content = island('search') + island('frame');
  const { answer, text } = await answerOf(
    html(page(main('office', content)), { link: '</all.css>; rel=preload; as="style"' }),
  );
  const preloads = [...text.matchAll(/modulepreload" href="([^"]+)"/g)].map(([, href]) => href);
  expect(preloads.toSorted()).toEqual(['/frame.js', '/react.js', '/search.js']);
  expect(text).toContain('<link rel="stylesheet" href="/office.css"/>');
  expect(answer.headers.get('link')).toBe('</office.css>; rel=preload; as="style"');
});

test('a page without an island loads no script of islands', async () => {
  const { text } = await answerOf(html(page(main('student'))));
  expect(text.match(/<script[^>]*>/g)).toEqual(['<script src="/site.js" defer="">']);
});

test.each([
  ['a page that says nothing of islands', page(main(''))],
  ['a page in which something else is left', page(main('student', '<p style="top:0">x</p>'))],
])('%s is sent as it is', async (_, made) => {
  const { answer, text } = await answerOf(html(made));
  expect(text).toBe(made);
  expect(answer.headers.get('content-security-policy')).toBe("script-src 'nonce-abc'");
});

test('what is no page, or data of one, is sent as it is', async () => {
  const redirect = await answerOf((_, response) =>
    response.writeHead(307, { location: '/history' }).end('/history'),
  );
  expect(redirect.answer.status).toBe(307);
  expect([redirect.answer.headers.get('location'), redirect.text]).toEqual([
    '/history',
    '/history',
  ]);
  const made = page(main('student'));
  expect((await answerOf(html(made), { rsc: '1' })).text).toBe(made);
});

test('a page says with which status it is sent, and nothing else on it does', async () => {
  const dead = page(
    '<main id="main" data-islands="student" data-status="404"><h1>Over</h1></main>',
  );
  expect((await answerOf(html(dead))).answer.status).toBe(404);
  const typed = page(main('student', 'data-status=&quot;404&quot;'));
  expect((await answerOf(html(typed))).answer.status).toBe(200);
});
