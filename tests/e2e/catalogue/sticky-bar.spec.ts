import type { Page } from 'playwright/test';
import { barBottom, desktop, documentTop, phone, scrollPageTo } from '../../support/browser/layout';
import { expect, test } from '../../support/browser/visitor';

const path = '/onlinecourses/csir-net';

/** Starts recording layout shifts without user input. */
async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & { value: number }).value);
      }
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
}

for (const viewport of [desktop, phone]) {
  test(`at ${viewport.width} px the bar sticks from 200 px on and lets go below, and nothing else moves`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto(path);
    await scrollPageTo(page, 199);
    expect(await barBottom(page)).toBe(0);
    const before = await documentTop(page.getByRole('main'));
    const shifts = await watchShifts(page);
    await scrollPageTo(page, 200);
    expect(await barBottom(page)).toBeGreaterThan(40);
    expect(await barBottom(page)).toBeLessThan(90);
    for (const y of [600, 200, 199]) await scrollPageTo(page, y);
    expect(await barBottom(page)).toBe(0);
    expect(await documentTop(page.getByRole('main'))).toBe(before);
    expect(await shifts()).toEqual([]);
    await scrollPageTo(page, 3_000);
    expect(await barBottom(page)).toBeGreaterThan(40);

    const header = page.getByRole('banner');
    const kept =
      viewport === phone
        ? [
            header.getByRole('link', { name: /home$/ }),
            header.getByRole('link', { name: /^Call/ }),
            header.getByRole('button', { name: 'Menu' }),
          ]
        : [page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'NEW BATCH' })];
    for (const part of kept) await expect(part).toBeInViewport({ ratio: 1 });
    if (viewport === desktop) await expect(header.getByText('Help Desk')).not.toBeInViewport();
  });
}
