import { chromiumArgs, findChromium } from '../../support/browser/chromium.mjs';
import { servePlaylists, setPlaylists } from '../../support/browser/set-playlists';
import { expect, test } from '../../support/browser/visitor';

// Chromium without a window opens no tab on Ctrl+click.
test.use({ launchOptions: { executablePath: findChromium(), args: chromiumArgs } });

test('a click that asks for a new tab leaves the player of the videos closed', async ({
  page,
  context,
}) => {
  await servePlaylists(page);
  await page.goto('/videos');
  await context.route(/youtube/, (route) => route.fulfill({ body: 'elsewhere' }));
  const opened = context.waitForEvent('page');
  const list = page.getByRole('region', { name: 'Choose a playlist' });
  const name = setPlaylists[0]?.name ?? '';
  await list.getByRole('link', { name }).click({ modifiers: ['ControlOrMeta'] });
  await (await opened).close();
  await expect(page.locator('iframe:visible')).toHaveCount(0);
});
