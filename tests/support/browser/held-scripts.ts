import type { Page } from 'playwright/test';

/**
 * Delays the site's scripts, so that pages can be used before hydration, as on a slow network.
 * @returns releases the scripts
 */
export async function holdScripts(
  page: Page,
  which = '**/_next/static/**/*.js',
): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(which, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}
