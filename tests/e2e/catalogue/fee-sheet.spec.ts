import type { Page } from 'playwright/test';
import { plans } from '@/content/catalogue/plans';
import { formatRupees } from '@/content/money';
import { violations } from '../../support/browser/axe';
import { expect, test } from '../../support/browser/visitor';

test.use({ serviceWorkers: 'allow' });

const note = (page: Page) => page.getByText(/^You are offline. Prices as of \d+ \w+ \d{4}\.$/);

/** Waits until the service worker has kept both pages with their style sheet and fonts, and answers for them. */
async function kept(page: Page) {
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  const all = () =>
    page.evaluate(async () => {
      const found = await Promise.all((await caches.keys()).map((name) => caches.open(name)));
      const keys = await Promise.all(found.map((cache) => cache.keys()));
      return keys.flat().map(({ url }) => new URL(url).pathname);
    });
  await expect.poll(async () => (await all()).join(' ')).toMatch(/\/fees \/fees\/sheet .*\.woff2/);
  return all();
}

/** Changes what was kept, as a visit with other prices would have left it. */
const keepOlder = (page: Page, price: string) =>
  page.evaluate(async (now) => {
    const cache = await caches.open('fees-1');
    for (const path of ['/fees', '/fees/sheet']) {
      const answer = await cache.match(path);
      const older = (await answer?.text())?.replaceAll(now, '1,111');
      await cache.put(path, new Response(older, { headers: answer?.headers ?? {} }));
    }
  }, price);

test(
  'without a connection the fees open as they were kept, other pages do not, and the next visit renews them',
  { tag: '@long' },
  async ({ page, context }) => {
    const [price = ''] = plans.map((plan) => formatRupees(plan.price).replace('₹', ''));
    await page.goto('/fees');
    await expect(note(page)).toBeHidden();
    expect((await kept(page)).filter((path) => !/^\/(fees|_next\/static\/)/.test(path))).toEqual(
      [],
    );
    await keepOlder(page, price);

    await context.setOffline(true);
    for (const path of ['/fees/sheet', '/fees?utm_source=print']) {
      await page.goto(path);
      await expect(note(page)).toBeVisible();
      await expect(page.getByText('₹1,111').first()).toBeVisible();
      expect(await violations(page)).toEqual([]);
    }
    const fonts = await page.evaluate(async () =>
      [...(await document.fonts.ready)].map(({ status }) => status),
    );
    expect(fonts).not.toContain('error');
    for (const path of ['/', '/student-login', '/fees/answer', '/history']) {
      const other = await context.newPage();
      await expect(other.goto(path)).rejects.toThrow(/ERR_INTERNET_DISCONNECTED/);
      await other.close();
    }

    await page.goto('/fees/sheet');
    await context.setOffline(false);
    await expect(note(page)).toBeHidden({ timeout: 30_000 });
    await expect(page.getByText(`₹${price}`).first()).toBeVisible();
    await expect(page.getByText('₹1,111')).toHaveCount(0);
    const renewed = () =>
      page.evaluate(async () => (await (await caches.match('/fees'))?.text())?.includes('1,111'));
    await expect.poll(renewed).toBe(false);
    await context.setOffline(true);
    await page.goto('/fees');
    await expect(page.getByText(`₹${price}`).first()).toBeVisible();
  },
);

test('the service worker sees the fees pages alone, and browsers ask for it anew each time', async ({
  page,
  request,
}) => {
  await page.goto('/fees');
  await kept(page);
  const scopes = await page.evaluate(async () =>
    (await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
  );
  expect(scopes.map((scope) => new URL(scope).pathname)).toEqual(['/fees']);
  await page.goto('/contact');
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
  const worker = await request.get('/sw.js');
  expect(worker.headers()).toMatchObject({
    'cache-control': 'no-cache',
    'content-security-policy': "default-src 'none'; connect-src 'self'",
  });
});

test('the fee sheet prints every fee on one side of A4', async ({ page }) => {
  await page.goto('/fees');
  await page.getByRole('link', { name: 'Fee sheet to print' }).click();
  await expect(page.getByText(/^Prices as of \d+ \w+ 20\d\d$/).first()).toBeVisible();
  for (const { price } of plans) {
    await expect(page.getByRole('cell', { name: formatRupees(price) }).first()).toBeVisible();
  }
  // In millimetres, without the margins; a line may be added.
  await page.setViewportSize({ width: Math.floor((180 * 96) / 25.4), height: 600 });
  await page.emulateMedia({ media: 'print' });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  expect(height).toBeLessThan((255 * 96) / 25.4);
});
