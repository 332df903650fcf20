import type { Page } from 'playwright/test';

/**
 * Holds back the site's own scripts, so that its pages stand as they do where the network is slow: read,
 * opened and typed into, and no React on them.
 * @returns lets the scripts come
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/_next/static/**/*.js', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
