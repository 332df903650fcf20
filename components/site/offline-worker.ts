/*
 * `/sw.js`, the service worker of the fees pages: they open without a connection, with the prices of the last
 * visit. Its scope is /fees, so it sees no other page. It keeps public pages and their files alone, asked for
 * without cookies, and each visit replaces them.
 */

export {};

/** What TypeScript's library for pages does not have of a worker. */
interface WorkerEvent extends Event {
  waitUntil: (work: Promise<unknown>) => void;
}
interface FetchEvent extends WorkerEvent {
  request: Request;
  respondWith: (answer: Promise<Response>) => void;
}
declare function addEventListener(
  type: 'install' | 'activate',
  listener: (event: WorkerEvent) => void,
): void;
declare function addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
declare function skipWaiting(): Promise<void>;

const CACHE = 'fees-1';
const PAGES = ['/fees', '/fees/sheet'];
const FILES = '/_next/static/';
/** A page that takes longer comes from what was kept. */
const LONGEST_MS = 3_000;

const pathOf = (url: string): string => new URL(url, location.origin).pathname;

/** Whether it is a file of the kept pages. These have no text in Hindi, so its fonts are left out. */
const isFile = (path: string): boolean =>
  path.startsWith(FILES) && !/\/(?:devanagari|hindi)\./.test(path);

/** Fetches without cookies, and keeps what is marked as public. */
async function keep(cache: Cache, path: string): Promise<void> {
  const answer = await fetch(path, {
    cache: 'no-cache',
    credentials: 'omit',
    redirect: 'error',
  });
  const isPublic = answer.headers.get('cache-control')?.includes('public');
  if (answer.ok && isPublic) await cache.put(path, answer);
  else if (answer.status < 429) await cache.delete(path);
}

/** The files that a page or a style sheet names. */
async function filesIn(cache: Cache, path: string): Promise<string[]> {
  const kept = await cache.match(path);
  if (!kept || !/html|css/.test(kept.headers.get('content-type') ?? '')) return [];
  const text = await kept.text();
  return [...text.matchAll(/"(\/_next\/static\/[^"\\]+)"|url\(([^)"']+)\)/g)]
    .map(([, link = '', address = link]) => new URL(address, new URL(path, location.origin)))
    .map(({ pathname }) => pathname)
    .filter(isFile);
}

/** Keeps the pages as they are now, with the files that they name, and deletes what they no longer name. */
async function keepAll(): Promise<void> {
  const cache = await caches.open(CACHE);
  for (const page of PAGES) await keep(cache, page);
  const named = new Set(PAGES);
  for (const path of named) {
    if (isFile(path) && !(await cache.match(path))) await keep(cache, path);
    for (const file of await filesIn(cache, path)) named.add(file);
  }
  for (const { url } of await cache.keys()) if (!named.has(pathOf(url))) await cache.delete(url);
}

/** A kept page; the attribute shows its note that it may be old. */
async function keptPage(path: string): Promise<Response | null> {
  const kept = await (await caches.open(CACHE)).match(path);
  if (!kept) return null;
  const headers = new Headers(kept.headers);
  for (const name of ['content-encoding', 'content-length']) headers.delete(name);
  const html = (await kept.text()).replace('<html ', '<html data-offline="" ');
  return new Response(html, { headers });
}

/** The page from the site; what was kept when the site does not answer in time. */
async function answerPage(event: FetchEvent): Promise<Response> {
  // The page's own Cache-Control would let the browser answer with one of the last minute.
  const asked = fetch(event.request, { cache: 'no-cache' });
  const late = new Promise<null>((resolve) => setTimeout(resolve, LONGEST_MS, null));
  const answer = await Promise.race([asked, late]).catch(() => null);
  if (answer && answer.status < 500) {
    event.waitUntil(keepAll().catch(() => undefined));
    return answer;
  }
  return (await keptPage(pathOf(event.request.url))) ?? answer ?? asked;
}

async function answerFile(request: Request): Promise<Response> {
  return (await caches.match(pathOf(request.url))) ?? fetch(request);
}

addEventListener('install', (event) => {
  void skipWaiting();
  event.waitUntil(keepAll());
});

addEventListener('activate', (event) => {
  const deleteOlder = async () => {
    for (const name of await caches.keys()) if (name !== CACHE) await caches.delete(name);
  };
  event.waitUntil(deleteOlder());
});

addEventListener('fetch', (event) => {
  const { method, mode, url } = event.request;
  if (method !== 'GET' || new URL(url).origin !== location.origin) return;
  if (mode === 'navigate' && PAGES.includes(pathOf(url))) event.respondWith(answerPage(event));
  else if (isFile(pathOf(url))) event.respondWith(answerFile(event.request));
});
