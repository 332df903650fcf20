import { expect, type Page } from 'playwright/test';
import { overflow, violations } from './axe';
import { desktop, phone } from './layout';

/** What axe says of the page from its top: the chat button floats over whatever is scrolled under it. */
export async function violationsFromTop(page: Page): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, 0));
  return violations(page);
}

/** The page as it stands is accessible and does not scroll sideways, on desktops, tablets and phones. */
export async function expectEveryWidth(page: Page): Promise<void> {
  for (const width of [desktop.width, 768, phone.width, 320]) {
    await page.setViewportSize({ ...phone, width });
    expect(await violationsFromTop(page), `${width} px`).toEqual([]);
    expect(await overflow(page), `${width} px`).toBe(0);
  }
}
