import type { Page } from 'playwright/test';
import { routes } from '@/content/routes';
import { expect, test } from '../support/visitor';

interface Found {
  /** Each page that was reached: its status, title and first heading. */
  pages: Record<string, { status: number; title: string; headings: number }>;
  /** Links that lead nowhere, with the page they stand on. */
  broken: string[];
  /** Where forms go when the browser itself sends them. */
  actions: string[];
}

/** Follows every link from Home, in the HTML as it is served. */
function crawl(page: Page): Promise<Found> {
  return page.evaluate(async () => {
    const found: Found = { pages: {}, broken: [], actions: [] };
    const documents = new Map<string, Document>();
    const read = async (path: string) => {
      const known = documents.get(path);
      if (known) return known;
      const response = await fetch(path, { redirect: 'manual' });
      const read = new DOMParser().parseFromString(await response.text(), 'text/html');
      documents.set(path, read);
      found.pages[path] = {
        status: response.status,
        title: read.title,
        headings: read.querySelectorAll('h1').length,
      };
      return read;
    };
    const queue = ['/'];
    for (let path = queue.shift(); path; path = queue.shift()) {
      const here = await read(path);
      for (const form of here.querySelectorAll('form')) {
        found.actions.push(`${form.method} ${form.getAttribute('action')}`);
      }
      for (const link of here.querySelectorAll('a')) {
        const href = link.getAttribute('href') ?? '';
        const target = new URL(href, new URL(path, location.origin));
        if (href === '' || /^(undefined|null|\[object)/.test(href)) {
          found.broken.push(`${path}: ${link.outerHTML}`);
        }
        if (target.origin !== location.origin) continue;
        const address = target.pathname + target.search;
        if (!documents.has(address)) queue.push(address);
        const there = await read(address);
        const id = decodeURIComponent(target.hash.slice(1));
        if (id && id !== 'top' && !there.getElementById(id)) {
          found.broken.push(`${path}: ${href}`);
        }
      }
    }
    return found;
  });
}

test('every link of every page leads somewhere, and no page is left out', async ({
  page,
  request,
}) => {
  await page.goto('/');
  const { pages, broken, actions } = await crawl(page);
  expect(broken).toEqual([]);
  const wrong = Object.entries(pages).filter(
    ([, { status, headings }]) => status !== 200 || headings !== 1,
  );
  expect(wrong).toEqual([]);

  const reached = new Set(Object.keys(pages));
  const alone = routes.filter(({ path, indexable }) => indexable && !reached.has(path));
  expect(alone).toEqual([]);
  const listed = new Set(routes.map(({ path }) => path));
  const unlisted = [...reached].filter((address) => !listed.has(address.split('?')[0] ?? ''));
  expect(unlisted).toEqual([]);

  expect(new Set(actions)).toEqual(new Set(['post /api/student/free-registration']));
  const refusal = await request.post('/api/student/free-registration', { form: {} });
  expect(refusal.status()).toBe(422);
});

test('every page has a title of its own', async ({ request }) => {
  const titles = new Map<string, string[]>();
  for (const { path } of routes) {
    const html = await (await request.get(path)).text();
    const title = /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '';
    titles.set(title, [...(titles.get(title) ?? []), path]);
  }
  const shared = [...titles].filter(([title, paths]) => title.length < 3 || paths.length > 1);
  expect(shared).toEqual([]);
});
