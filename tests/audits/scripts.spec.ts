import type { Page } from 'playwright/test';
import { plans } from '@/content/catalogue/plans';
import { staffPages } from '@/lib/staff/staff-pages';
import { loggedIn } from '../support/accounts/student-account';
import { phone } from '../support/browser/layout';
import { expect, test } from '../support/browser/visitor';
import { bytesOf, watchReceived } from './received';
import { staffLoggedIn } from '../support/office/staff-account';

const KB = 1024;

const [gold] = plans;
const chosen = `/student-login?plan=${gold?.id}`;

for (const path of ['/', '/contact', '/student-login', '/student-signup', chosen]) {
  test(`${path} loads React for its islands in at most twelve scripts of at most 90 KB in all, each once`, async ({
    page,
  }) => {
    await page.setViewportSize(phone);
    const received = await watchReceived(page);
    await page.goto(path);
    const islands = page.locator('site-island');
    for (const island of await islands.all()) await expect(island).toHaveAttribute('data-runs');
    const scripts = (await received()).filter(({ kind }) => kind === 'script');
    const names = scripts.map((script) => script.path);
    expect(new Set(names).size).toBe(names.length);
    expect(names.length, names.join(' ')).toBeLessThanOrEqual(12);
    const others = names.filter(
      (name) => !/\/static\/(islands\/|(site|session)-)|^\/(site|session)\.js$/.test(name),
    );
    expect(others).toEqual([]);
    expect(bytesOf(scripts), JSON.stringify(scripts, null, 1)).toBeLessThanOrEqual(90 * KB);
  });
}

/** Loads the page with an empty cache. */
async function expectFewScripts(page: Page, path: string) {
  const received = await watchReceived(page);
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  const scripts = (await received()).filter(({ kind }) => kind === 'script');
  expect(scripts.length, path).toBeGreaterThan(0);
  expect
    .soft(bytesOf(scripts), `${path} ${JSON.stringify(scripts, null, 1)}`)
    .toBeLessThanOrEqual(230 * KB);
}

test('pages of a student load at most 230 KB of scripts', async ({ page }) => {
  await loggedIn(page);
  for (const path of ['/history', '/account', '/testupload', `/form?plan=${gold?.id}`])
    await expectFewScripts(page, path);
});

test('pages of the office load at most 230 KB of scripts', async ({ page }) => {
  await staffLoggedIn(page, 'owner');
  for (const { path } of staffPages) await expectFewScripts(page, path);
});

test('from press to the next page of the office it is at most 150 ms', async ({ page }) => {
  await staffLoggedIn(page, 'owner');
  await page.goto('/searchuser');
  const office = page.getByRole('navigation', { name: 'Office' });
  const press = async (name: string, heading: string) => {
    await office.getByRole('link', { name }).hover();
    return page.evaluate(
      ([link, wanted]) =>
        new Promise<number>((resolve) => {
          const from = performance.now();
          const look = () =>
            document.querySelector('.office-head h1')?.textContent === wanted
              ? resolve(performance.now() - from)
              : requestAnimationFrame(look);
          [...document.querySelectorAll<HTMLElement>('nav a')]
            .find(({ textContent }) => textContent === link)
            ?.click();
          look();
        }),
      [name, heading] as const,
    );
  };
  const times: number[] = [];
  for (let round = 0; round < 5; round += 1) {
    times.push(await press('Leads', 'Leads'), await press('People', 'Student Search'));
  }
  // Other load on the machine only adds time, so the fastest run counts.
  expect(Math.min(...times), times.join(' ')).toBeLessThanOrEqual(150);
});
