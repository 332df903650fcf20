import { expect, type Page } from 'playwright/test';
import { overflow, violations } from './axe';
import { desktop, phone } from './layout';

/** What axe says of the page from its top: the chat button floats over whatever is scrolled under it. */
export async function violationsFromTop(
  page: Page,
  options?: Parameters<typeof violations>[1],
): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, 0));
  return violations(page, options);
}

const drawnAt = [desktop.width, phone.width];

/** What axe is asked at this width: the rest hardly differs from one width to the next. */
export const askedAt = (width: number) => ({ drawn: drawnAt.includes(width) });

/** The page as it stands is accessible and does not scroll sideways, on desktops, tablets and phones. */
export async function expectEveryWidth(page: Page, where = 'the page'): Promise<void> {
  for (const width of [...drawnAt, 768, 320]) {
    await page.setViewportSize({ ...phone, width });
    expect(await violationsFromTop(page, askedAt(width)), `${where}, ${width} px`).toEqual([]);
    expect(await overflow(page), `${where}, ${width} px`).toBe(0);
  }
}
