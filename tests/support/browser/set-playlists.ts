import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright/test';
import { playlists, videosPage } from '@/content/videos';

/** The lists of the videos page, as if the owner had set their addresses. */
export const setPlaylists = playlists.map((list, index) => ({
  ...list,
  link: `https://www.youtube.com/playlist?list=PLabcdefghijklmno${index}`,
}));

/* Playwright compiles JSX for components of its own. */
const draw = () =>
  execFileSync(
    process.execPath,
    ['--import', 'tsx', 'tests/support/browser/playlists-markup.tsx'],
    {
      encoding: 'utf8',
    },
  );

/** Serves the videos page with `setPlaylists` on it. */
export async function servePlaylists(page: Page): Promise<void> {
  const markup = draw();
  await page.route(`**${videosPage.path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const intro = `${videosPage.intro}</p>`;
    if (!html.includes(intro)) throw new Error('The videos page has changed.');
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: html.replace(intro, () => intro + markup) });
  });
}
