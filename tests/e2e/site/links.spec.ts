import type { Page } from 'playwright/test';
import { exams } from '@/content/catalogue/exams/exams';
import { routes } from '@/content/pages/routes';
import { expect, test } from '../../support/browser/visitor';

interface Found {
  /** Each page found: its status, title and first heading. */
  pages: Record<string, { status: number; title: string; headings: number }>;
  /** The pages that link to each page. */
  linkedFrom: Record<string, string[]>;
  /** Broken links with their page. */
  broken: string[];
  /** Form actions for sending without script. */
  actions: string[];
}

/** Follows every link from Home, in the served HTML. */
function crawl(page: Page): Promise<Found> {
  return page.evaluate(async () => {
    const found: Found = { pages: {}, linkedFrom: {}, broken: [], actions: [] };
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
      // The marks planner has no action: it computes on the page and sends nothing.
      for (const form of here.querySelectorAll<HTMLFormElement>('form[action]')) {
        found.actions.push(`${form.method} ${form.getAttribute('action')}`);
      }
      for (const link of here.querySelectorAll('a')) {
        const href = link.getAttribute('href') ?? '';
        const target: URL = new URL(href, new URL(path, location.origin));
        if (href === '' || /^(undefined|null|\[object)/.test(href)) {
          found.broken.push(`${path}: ${link.outerHTML}`);
        }
        if (target.origin !== location.origin) continue;
        const address = target.pathname + target.search;
        const from: string[] = (found.linkedFrom[target.pathname] ??= []);
        if (!path.includes('?') && path !== target.pathname && !from.includes(path))
          from.push(path);
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

/** The pages most visitors look for, each linked from at least eight others. */
const wellLinked = /^\/(fees|cuet-pg|(testseries|offlinecourses)\/.+)$/;

/** The calls of forms sent without script. */
const leadCalls = ['/api/student/free-registration', '/api/student/discussing'];

test('every link of every page leads somewhere, and no page is left out', async ({
  page,
  request,
}) => {
  // Each plan card links to its own admission form, so there are about two hundred URLs.
  await page.goto('/');
  const { pages, linkedFrom, broken, actions } = await crawl(page);
  expect(broken).toEqual([]);
  const wrong = Object.entries(pages).filter(
    ([, { status, headings }]) => status !== 200 || headings !== 1,
  );
  expect(wrong).toEqual([]);

  const reached = new Set(Object.keys(pages));
  const alone = routes.filter(({ path, indexable }) => indexable && !reached.has(path));
  expect(alone).toEqual([]);
  const indexed = new Set(routes.filter((route) => route.indexable).map(({ path }) => path));
  const scarce = [...indexed].flatMap((path) => {
    const from = (linkedFrom[path] ?? []).filter((one) => indexed.has(one));
    return wellLinked.test(path) && from.length < 8 ? [`${path}: ${from.join(', ')}`] : [];
  });
  expect(scarce).toEqual([]);
  for (const { id, facts } of exams) {
    for (const topic of Object.keys(facts?.topics ?? {})) {
      const from = linkedFrom[`${facts?.path}/${topic}`] ?? [];
      expect(from).toEqual(
        expect.arrayContaining([`/onlinecourses/${id}`, `/offlinecourses/${id}`]),
      );
    }
  }
  const listed = new Set(routes.map(({ path }) => path));
  const unlisted = [...reached].filter((address) => !listed.has(address.split('?')[0] ?? ''));
  expect(unlisted).toEqual([]);

  expect(new Set(actions)).toEqual(new Set(leadCalls.map((call) => `post ${call}`)));
  for (const call of leadCalls) {
    const refusal = await request.post(call, { form: {} });
    expect.soft(refusal.status(), call).toBe(422);
  }
});
