import type { Page } from 'playwright/test';
import { test as base } from './visitor';

/** The HTML of a page before any script runs, as crawlers and link previews read it. */
export interface ServedPage {
  status: number;
  html: string;
  lang: string;
  titles: string[];
  headings: string[];
  canonicals: string[];
  /** Contents of `<meta>` by name or property. */
  meta: Record<string, string[]>;
  /** All text that can become visible, including closed questions and other tabs. */
  text: string;
  /** Text nodes of each element in `<main>` with an id, without struck-out prices. */
  textOf: Record<string, string[]>;
  /** Paths of the links in `<main>`, in order. */
  links: string[];
  /** The links of the whole page, '' for one without an address. */
  everyLink: string[];
  /** The links of All Courses, and those of them that are marked. */
  courseList: { links: string[]; current: string[] };
  ids: string[];
  /** Where its forms go without script. */
  actions: string[];
  /** Text and paths of links in `<main>` that are visible without script. */
  withoutScript: { text: string; links: string[] };
  /** JSON-LD blocks, unparsed. */
  jsonLd: string[];
  images: { source: string; alt: string | null; width: string | null; height: string | null }[];
}

interface Fixtures {
  /** Reads a page of the site, once per path. Redirects are not followed. */
  served: (path: string) => Promise<ServedPage>;
}

/** Tests of served HTML. They share one window, from which every page is fetched. */
export const test = base.extend<object, Fixtures>({
  served: [
    async ({ browser }, provide, { project }) => {
      const page = await browser.newPage({ baseURL: project.use.baseURL });
      // A page of the site: its policy allows fetches from here, that of a file none.
      await page.goto('/about');
      const pages = new Map<string, Promise<ServedPage>>();
      await provide((path) => {
        const known = pages.get(path) ?? readPage(page, path);
        pages.set(path, known);
        return known;
      });
      await page.close();
    },
    { scope: 'worker' },
  ],
});

function readPage(page: Page, path: string): Promise<ServedPage> {
  return page.evaluate(async (path) => {
    const response = await fetch(path, { redirect: 'manual' });
    const html = await response.text();
    const read = new DOMParser().parseFromString(html, 'text/html');
    const all = (selector: string, within: ParentNode = read) => [
      ...within.querySelectorAll(selector),
    ];
    const plain = (text: string | null) => (text ?? '').replace(/[\s\u00a0]+/g, ' ').trim();
    const pieces = (element: Element) => {
      const found: string[] = [];
      const walk = read.createTreeWalker(element, NodeFilter.SHOW_TEXT);
      while (walk.nextNode()) found.push(plain(walk.currentNode.textContent));
      return found.filter(Boolean);
    };

    const hrefs = (selector: string) =>
      all(selector).map((link) => link.getAttribute('href') ?? '');
    const list = 'nav[aria-label="All Courses"] a';
    const whole = {
      everyLink: hrefs('a'),
      courseList: { links: hrefs(list), current: hrefs(`${list}[aria-current]`) },
      ids: all('[id]').map(({ id }) => id),
      actions: all('form[action]').map(
        (form) => `${form.getAttribute('method')} ${form.getAttribute('action')}`,
      ),
    };

    const jsonLd = all('script[type="application/ld+json"]').map((block) => block.textContent);
    const meta: Record<string, string[]> = {};
    for (const tag of all('meta')) {
      const key = tag.getAttribute('name') ?? tag.getAttribute('property') ?? '';
      (meta[key] ??= []).push(tag.getAttribute('content') ?? '');
    }
    for (const unseen of all('script, style, template', read.body)) unseen.remove();
    const linksNow = () => hrefs('main a[href]');
    const withoutScript = { text: plain(read.body.textContent), links: linksNow() };
    for (const unseen of all('noscript', read.body)) unseen.remove();
    const text = plain(read.body.textContent);
    const headings = all('h1').map((heading) => plain(heading.textContent));
    for (const struck of all('s, del')) struck.remove();

    return {
      ...whole,
      status: response.status,
      html,
      lang: read.documentElement.lang,
      titles: all('head title').map((title) => plain(title.textContent)),
      headings,
      canonicals: all('link[rel=canonical]').map((link) => link.getAttribute('href') ?? ''),
      meta,
      text,
      textOf: Object.fromEntries(all('main [id]').map((element) => [element.id, pieces(element)])),
      links: linksNow(),
      withoutScript,
      jsonLd,
      images: all('img').map((image) => ({
        source: image.getAttribute('src') ?? '',
        alt: image.getAttribute('alt'),
        width: image.getAttribute('width'),
        height: image.getAttribute('height'),
      })),
    };
  }, path);
}

export { expect } from './visitor';
