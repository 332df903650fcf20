import { playlists } from '@/content/pages/videos';
import { chromiumArgs, findChromium } from '../../support/browser/chromium.mjs';
import { expect, test } from '../../support/browser/visitor';

// Chromium without a window has no back/forward cache and opens no tab on Ctrl+click. Playwright turns
// the cache off elsewhere.
test.use({
  launchOptions: {
    executablePath: findChromium(),
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  },
});

test('a page people read is rendered as soon as its link is pointed at; going back shows a page as it was left; a click for a new tab opens no player', async ({
  page,
  context,
}) => {
  await test.step('of two links pointed at, the page to read is rendered ahead', async () => {
    const ahead: string[] = [];
    context.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (request.headers()['sec-purpose']?.includes('prerender')) ahead.push(pathname);
    });
    await page.goto('/about');
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'Request a call back' }).hover();
    await main.getByRole('link', { name: /^Refund Policy/ }).hover();
    await expect.poll(() => ahead).toEqual(['/refund-policy']);
  });

  await test.step('Home, with its islands, and a page of an exam come back as they were left', async () => {
    for (const path of ['/', '/gate']) {
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

  await test.step('Ctrl and a click on a playlist open a tab, and no player here', async () => {
    await page.goto('/videos');
    await context.route(/^https:/, (route) => route.fulfill({ body: 'elsewhere' }));
    const opened = context.waitForEvent('page');
    const list = page.getByRole('region', { name: 'Choose a playlist' });
    const name = playlists[0]?.name ?? '';
    await list.getByRole('link', { name }).click({ modifiers: ['ControlOrMeta'] });
    await (await opened).close();
    await expect(page.locator('iframe:visible, [data-embed-stand-in]:visible')).toHaveCount(0);
  });
});
