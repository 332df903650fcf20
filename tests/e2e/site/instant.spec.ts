import type { Page } from 'playwright/test';
import { chromiumArgs, findChromium } from '../../support/browser/chromium.mjs';
import { expect, test } from '../../support/browser/visitor';

// Chromium without a window has no back/forward cache, and Playwright turns it off elsewhere.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

/** Paths that the browser renders ahead, in order. */
function renderedAhead(page: Page): string[] {
  const paths: string[] = [];
  page.context().on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.headers()['sec-purpose']?.includes('prerender')) paths.push(pathname);
  });
  return paths;
}

test('a page people read is rendered as soon as its link is pointed at, others are not', async ({
  page,
}) => {
  const ahead = renderedAhead(page);
  await page.goto('/about');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'Request a call back' }).hover();
  await main.getByRole('link', { name: /^Refund Policy/ }).hover();
  await expect.poll(() => ahead).toEqual(['/refund-policy']);
});

test('going back shows a page as it was left', async ({ page }) => {
  for (const path of ['/', '/contact', '/gate', '/onlinecourses/csir-net', '/videos']) {
    // A page with scripts still loading is not kept.
    await page.goto(path, { waitUntil: 'networkidle' });
    await page.evaluate(() => {
      const left = window as { cameBack?: boolean };
      addEventListener('pageshow', ({ persisted }) => (left.cameBack = persisted));
    });
    await page.goto('/refund-policy');
    await page.goBack({ waitUntil: 'commit' });
    await expect
      .poll(() => page.evaluate(() => (window as { cameBack?: boolean }).cameBack), path)
      .toBe(true);
  }
});
