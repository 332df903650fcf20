import type { Page } from 'playwright/test';
import { routes, type Route } from '@/content/routes';
import { overflow, violations } from '../support/axe';
import { phone } from '../support/layout';
import { expect, test } from '../support/visitor';

const narrow = { ...phone, width: 320 };
const groupSize = 8;

const indexable = routes.filter((route) => route.indexable);
const groups = Array.from({ length: Math.ceil(indexable.length / groupSize) }, (_, index) =>
  indexable.slice(index * groupSize, (index + 1) * groupSize),
);

/** Everything that unfolds, unfolded. */
async function openAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const details of document.querySelectorAll('main details'))
      details.toggleAttribute('open', true);
  });
}

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
      const name = (link.getAttribute('aria-label') ?? link.textContent ?? '')
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

async function checkStates(page: Page, { path }: Route): Promise<void> {
  await page.setViewportSize(narrow);
  await page.goto(path);
  expect.soft(await misleadingLinks(page), path).toEqual([]);
  await openAll(page);
  expect.soft(await violations(page), `${path}, everything open`).toEqual([]);
  expect.soft(await overflow(page), `${path}, everything open`).toBe(0);
  const tabs = await page.getByRole('tab').all();
  for (const tab of tabs) {
    if (await tab.isDisabled()) continue;
    const where = `${path}, tab ${await tab.innerText()}`;
    await tab.click();
    // The chat button floats over whatever is scrolled under it.
    await page.evaluate(() => scrollTo(0, 0));
    expect.soft(await violations(page), where).toEqual([]);
    expect.soft(await overflow(page), where).toBe(0);
  }
  await page.emulateMedia({ media: 'print' });
  expect.soft(await violations(page), `${path} on paper`).toEqual([]);
  await page.emulateMedia({ media: null });
}

groups.forEach((group, index) => {
  const [first] = group;
  test(`every state of ${group.length} pages from ${first?.path} on (${index + 1})`, async ({
    page,
  }) => {
    test.setTimeout(120_000);
    for (const route of group) await checkStates(page, route);
  });
});
