import { bannerSlides } from '@/content/pages/home';
import { phone, scrollPageTo } from '../support/browser/layout';
import { expect, test } from '../support/browser/visitor';

test.use({ viewport: phone });

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & { value: number }).value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
});

for (const path of ['/', '/onlinecourses/csir-net']) {
  test(`${path}: nothing moves by itself, from the first paint to the foot of the page`, async ({
    page,
  }) => {
    await page.goto(path);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += phone.height * 0.9) await scrollPageTo(page, y);
    if (path === '/') {
      await scrollPageTo(page, 0);
      const current = page.locator('[aria-roledescription=slide]:not([inert])');
      await expect(current.getByRole('heading')).toHaveText(bannerSlides[1]?.heading ?? '');
    }
    const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
    expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThanOrEqual(0.01);
  });
}
