import type { Page } from 'playwright/test';

/**
 * Stubs YouTube and Google Maps, so that no test needs the internet.
 * @returns the URLs requested from now on
 */
export async function answerForOtherSites(page: Page): Promise<URL[]> {
  const asked: URL[] = [];
  await page.route(/^https:\/\/[\w.-]*(youtube|google)[\w.-]*\//, async (route) => {
    asked.push(new URL(route.request().url()));
    const body = `<!doctype html><html lang="en"><title>${asked.length}</title><h1>Elsewhere</h1>`;
    await route.fulfill({ contentType: 'text/html', body });
  });
  return asked;
}
