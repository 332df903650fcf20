import path from 'node:path';
import type { Page } from 'playwright';
import { withLighthouseBrowser } from '../audits/lighthouse-browser';
import { withSiteIn } from '../support/browser/site-rows';
import { logInAs, newStaff } from '../support/office/staff-account';
import { median } from './median';
import { compared, milliseconds, targetOf, type Row } from './row';

const ROUNDS = 10;
/** Links of the office's bar, with the heading that follows a press. */
const PAGES = [
  { link: 'Leads', heading: 'Leads' },
  { link: 'People', heading: 'Student Search' },
] as const;

/**
 * From the press of a link to the next page of the office, beside loading that page anew.
 * @param site address at `localhost`
 * @param folder the site's DATA_DIR
 */
export async function compareOfficePage(site: string, folder: string): Promise<Row> {
  return withLighthouseBrowser(async (_port, browser) => {
    const page = await browser.newPage({ baseURL: site });
    await withSiteIn(path.resolve(folder), async () => {
      await logInAs(page, await newStaff({ role: 'owner' }));
    });
    await page.goto('/searchuser');
    const [pressed, loaded]: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      for (const { link, heading } of PAGES) {
        pressed.push(await press(page, link, heading));
        loaded.push(await loadAnew(page));
      }
    }
    const ours = median(pressed);
    const other = ['loading it anew', median(loaded)] as const;
    return {
      ...compared('Next page of the office', ours, other, milliseconds),
      target: { ...targetOf({ atMost: 150 }, ours), says: '≤ 150 ms' },
    };
  });
}

/** Milliseconds from the press to the heading of the next page. */
async function press(page: Page, link: string, heading: string): Promise<number> {
  const pressed = page
    .getByRole('navigation', { name: 'Office' })
    .getByRole('link', { name: link });
  // As a mouse does on its way, so that the page is asked for beforehand where that is done.
  await pressed.hover();
  return pressed.evaluate(
    (node, wanted) =>
      new Promise<number>((resolve) => {
        const from = performance.now();
        // Without a function that has a name: tsx would add what the page does not have.
        new MutationObserver((_, watch) => {
          if (document.querySelector('.office-head h1')?.textContent !== wanted) return;
          watch.disconnect();
          resolve(performance.now() - from);
        }).observe(document, { subtree: true, childList: true, characterData: true });
        (node as HTMLElement).click();
      }),
    heading,
  );
}

async function loadAnew(page: Page): Promise<number> {
  await page.reload();
  await page.getByRole('button', { name: 'Logout', disabled: false }).waitFor();
  return page.evaluate(() => {
    const [load] = performance.getEntriesByType('navigation');
    return (load as PerformanceNavigationTiming).domContentLoadedEventEnd;
  });
}
