import { barBottom, desktop, documentTop, phone, scrollPageTo } from '../support/layout';
import { expect, test } from '../support/visitor';

const path = '/onlinecourses/csir-net';

for (const viewport of [desktop, phone]) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport });

    test('the bar sticks from 200 px on, and lets go below', async ({ page }) => {
      await page.goto(path);
      await scrollPageTo(page, 199);
      expect(await barBottom(page)).toBe(0);
      await scrollPageTo(page, 200);
      expect(await barBottom(page)).toBeGreaterThan(40);
      expect(await barBottom(page)).toBeLessThan(90);
      await scrollPageTo(page, 3_000);
      expect(await barBottom(page)).toBeGreaterThan(40);
      await scrollPageTo(page, 199);
      expect(await barBottom(page)).toBe(0);
    });

    test('nothing moves when the bar sticks', async ({ page }) => {
      await page.goto(path);
      const main = page.getByRole('main');
      await scrollPageTo(page, 199);
      const before = await documentTop(main);
      await page.evaluate(() => {
        const shifts: number[] = [];
        Object.assign(window, { shifts });
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            shifts.push((entry as PerformanceEntry & { value: number }).value);
          }
        }).observe({ type: 'layout-shift' });
      });
      for (const y of [200, 600, 200, 199]) await scrollPageTo(page, y);
      expect(await documentTop(main)).toBe(before);
      expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual(
        [],
      );
    });
  });
}

test('on wide screens the navigation is what stays in view', async ({ page }) => {
  await page.goto(path);
  const newBatch = page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'NEW BATCH' });
  await scrollPageTo(page, 1_000);
  await expect(newBatch).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('banner').getByText('Help Desk')).not.toBeInViewport();
});

test.describe('on phones', () => {
  test.use({ viewport: phone });

  test('the mark, the phone and the menu stay in view', async ({ page }) => {
    await page.goto(path);
    await scrollPageTo(page, 1_000);
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: /home$/ })).toBeInViewport({ ratio: 1 });
    await expect(header.getByRole('link', { name: /^Call/ })).toBeInViewport({ ratio: 1 });
    await expect(header.getByRole('button', { name: 'Menu' })).toBeInViewport({ ratio: 1 });
  });
});
