import type { Page } from 'playwright/test';
import { practicePath } from '@/content/pages/practice';
import { routes, type Route } from '@/content/pages/routes';
import { practiceExams } from '@/content/practice/practice-paper';
import { overflow, violations } from '../support/browser/axe';
import { violationsFromTop } from '../support/browser/every-width';
import { phone, scrollPageTo } from '../support/browser/layout';
import { watchFaults } from '../support/browser/page-faults';
import { expect, test } from '../support/browser/visitor';
import { bytesOf, watchReceived, type Received } from './received';

const KB = 1024;
const narrow = { ...phone, width: 320 };
const wide = { width: 1280, height: 800 };
const groupSize = 6;

/** Public pages with islands of React; `scripts.spec.ts` has their budget. */
const withIslands = ['/', '/contact', ...practiceExams.map(practicePath)];

/**
 * One page of each kind, checked in every state. The others of its kind differ in words only: `@alike`, a
 * project of their own.
 */
const examples = new Set([
  '/',
  '/contact',
  '/practice/gate',
  '/practice/gate/solutions',
  '/onlinecourses',
  '/onlinecourses/csir-net',
  '/testseries/gate',
  '/studymaterial/gate',
  '/csir-net-jrf',
  '/exam-calendar',
  '/hi/fees',
  '/csir-net-jrf/syllabus',
  '/csir-net-jrf/cut-off',
  '/new-batch',
  '/videos',
  '/about',
  '/result/gate',
  '/result-explore/gate',
  '/refund-policy',
  '/student-login',
  '/student-signup',
  '/admin',
]);

/** Link names that do not say where the link leads. */
const emptyNames = [
  'click here',
  'click this',
  'go',
  'here',
  'right here',
  'start',
  'this',
  'information',
  'learn more',
  'more',
  'more info',
  'more information',
  'read more',
  'see more',
];

/** Links that a crawler cannot follow, and link names without meaning out of context. */
function emptyLinks(page: Page): Promise<string[]> {
  return page.evaluate((names) => {
    const isEmpty = (link: HTMLAnchorElement) =>
      !/^(https?|tel|mailto):/.test(link.href) ||
      /^#?$/.test(link.getAttribute('href') ?? '') ||
      names.includes(link.textContent.trim().toLowerCase());
    return [...document.querySelectorAll('a')].filter(isEmpty).map((link) => link.outerHTML);
  }, emptyNames);
}

/** The looks of texts whose contrast was checked on the pages before. */
const looks = new Map<string, number>();

/** Pages whose frame is checked, one of each layout. */
const framed = new Set(['/', '/onlinecourses/csir-net', '/student-login', '/admin']);

/**
 * Links that have the same name but lead to different places, and links that open a tab without
 * saying so. In a navigation the group around a link tells them apart.
 */
function misleadingLinks(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const faults: string[] = [];
    const targets = new Map<string, string>();
    for (const link of document.querySelectorAll<HTMLAnchorElement>('main a[href]')) {
      if (link.closest('nav')) continue;
      const name = (link.getAttribute('aria-label') ?? link.textContent)
        .replace(/\s+/g, ' ')
        .trim();
      if (link.target === '_blank' && !/new tab/.test(name)) faults.push(`opens a tab: ${name}`);
      const known = targets.get(name);
      if (known !== undefined && known !== link.href) faults.push(`two places: ${name}`);
      targets.set(name, link.href);
    }
    return faults;
  });
}

/** Checks the page at every width, then at 320 px with all disclosures open. */
async function checkAtEveryWidth(page: Page, { path }: Route): Promise<void> {
  const withoutFrame = !framed.has(path);
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ ...wide, width });
    expect.soft(await overflow(page), `${path} at ${width} px`).toBe(0);
  }
  // The main parts are the same on a desktop, and their painting is checked below, on the smallest phone.
  if (framed.has(path)) {
    const look = { without: ['color-contrast', 'target-size'] } as const;
    expect.soft(await violationsFromTop(page, look), path).toEqual([]);
  }
  await page.setViewportSize(narrow);
  expect.soft(await overflow(page), `${path} at 320 px`).toBe(0);
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details'))
      details.toggleAttribute('open', true);
  });
  // The header and the chat button float over other parts wherever the widths before have left the page.
  await page.evaluate(() => scrollTo(0, 0));
  const where = `${path} at 320 px, everything open`;
  const without = examples.has(path) ? [] : (['color-contrast', 'target-size'] as const);
  expect.soft(await violations(page, { without, withoutFrame, looks }), where).toEqual([]);
  expect.soft(await overflow(page), where).toBe(0);
}

/** Colour, background and opacity of all visible text, each combination once. */
function coloursOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const shown = [...document.body.querySelectorAll<HTMLElement>('*:not(svg, svg *)')].filter(
      (element) => element.checkVisibility(),
    );
    const colours = [document.body, ...shown].map((element) => {
      const { color, backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
      return `${color} on ${backgroundColor} ${backgroundImage}, opacity ${opacity}`;
    });
    return [...new Set(colours)];
  });
}

const blackOnPaper = 'rgb(0, 0, 0) on rgba(0, 0, 0, 0) none, opacity 1';

/** Checks the other tabs at 320 px, and the printed page. */
async function checkOtherStates(page: Page, { path }: Route): Promise<void> {
  for (const tab of await page.getByRole('tab', { disabled: false }).all()) {
    if (await tab.isDisabled()) continue;
    const where = `${path}, tab ${await tab.innerText()}`;
    await tab.click();
    // The chat button floats over the content.
    await page.evaluate(() => scrollTo(0, 0));
    expect.soft(await overflow(page), where).toBe(0);
    // On other pages all tabs have the same kind of cards.
    if (path !== '/new-batch') continue;
    expect.soft(await violations(page, { within: 'main' }), where).toEqual([]);
  }
  if (!examples.has(path)) return;
  await page.emulateMedia({ media: 'print' });
  // In print only the colours matter, as nothing is touched or read out.
  expect.soft(await coloursOf(page), `${path} on paper`).toEqual([blackOnPaper]);
  await page.emulateMedia({ media: null });
}

async function checkBytes(page: Page, { path }: Route, received: Received[]): Promise<void> {
  const styles = received.filter(({ kind }) => kind === 'stylesheet');
  expect.soft(bytesOf(received, 'script'), `${path}: scripts`).toBeLessThanOrEqual(4 * KB);
  expect.soft(styles, `${path}: style sheets`).toHaveLength(1);
  expect.soft(bytesOf(received), `${path}: all of it`).toBeLessThanOrEqual(80 * KB);
  await expect.soft(page.locator('link[rel=preload][as=font]'), path).toHaveCount(2);
}

/** Private pages that redirect a visitor; their own tests open them logged in. */
const leadOn = [
  '/history',
  '/account',
  '/form',
  '/form-print',
  '/terms-as-bought',
  '/shelf',
  '/my-tests',
  '/exam-room',
  '/testupload',
  '/payment',
  '/searchuser',
];
const open = routes
  .filter(({ path }) => !leadOn.includes(path))
  // A page after those with React or in Hindi gets their fonts from the cache, and would count them.
  .toSorted((one, other) => rank(one) - rank(other));

function rank({ path }: Route): number {
  if (withIslands.includes(path)) return 2;
  return path.startsWith('/hi/') ? 1 : 0;
}

/** Groups of pages; a group shares one window, which is much faster than one each. */
const groupsOf = (pages: Route[]) =>
  Array.from({ length: Math.ceil(pages.length / groupSize) }, (_, index) =>
    pages.slice(index * groupSize, (index + 1) * groupSize),
  );
const groups = [
  ...groupsOf(open.filter(({ path }) => examples.has(path))),
  ...groupsOf(open.filter(({ path }) => !examples.has(path))),
];

for (const [index, group] of groups.entries()) {
  const first = group[0]?.path ?? '';
  const tag = examples.has(first) ? [] : ['@alike'];
  const title = `pages ${index + 1} of ${groups.length}, from ${first} on: no fault, few bytes, accessible in every state and width`;
  test(title, { tag }, async ({ page, baseURL }) => {
    // Refusals of the Content-Security-Policy are errors of the console.
    const faults = watchFaults(page, baseURL ?? '');
    const received = await watchReceived(page);
    for (const route of group) {
      const { path, indexable } = route;
      await page.setViewportSize(phone);
      await page.goto(path);
      expect.soft(await emptyLinks(page), path).toEqual([]);
      expect.soft(await misleadingLinks(page), path).toEqual([]);
      // Scrolling to the end loads the lazy parts.
      await scrollPageTo(page, Number.MAX_SAFE_INTEGER);
      await checkAtEveryWidth(page, route);
      const came = await received();
      if (indexable && !withIslands.includes(path)) await checkBytes(page, route, came);
      await checkOtherStates(page, route);
      expect.soft(faults.splice(0), path).toEqual([]);
    }
  });
}
