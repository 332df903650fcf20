import { execFileSync } from 'node:child_process';
import type { Page } from 'playwright/test';
import { playlists, videosPage } from '@/content/pages/videos';

/** The lists of the videos page with URLs that an owner could publish. */
export const setPlaylists = playlists.map(({ invented: _, ...list }, index) => ({
  ...list,
  link: `https://www.youtube.com/playlist?list=PLabcdefghijklmno${index}`,
}));

/* In a child process: Playwright compiles JSX for its own components. */
const draw = () =>
  execFileSync(
    process.execPath,
    ['--import', 'tsx', 'tests/support/browser/playlists-markup.tsx'],
    {
      encoding: 'utf8',
    },
  );

let drawn: string | undefined;

/** Serves the videos page with `setPlaylists`. */
export async function servePlaylists(page: Page): Promise<void> {
  const markup = (drawn ??= draw());
  await page.route(`**${videosPage.path}`, async (route) => {
    const response = await route.fetch();
    const html = await response.text();
    const invented = /<section aria-labelledby="choose".*?<\/section>/s;
    if (!invented.test(html)) throw new Error('The videos page has changed.');
    const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
    await route.fulfill({ response, headers, body: html.replace(invented, () => markup) });
  });
}
