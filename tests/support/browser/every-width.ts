import { expect, type Page } from 'playwright/test';
import { overflow, violations } from './axe';
import { desktop, phone } from './layout';

/**
 * Axe violations with the page scrolled to the top: the floating chat button covers other content
 * elsewhere.
 */
export async function violationsFromTop(
  page: Page,
  options?: Parameters<typeof violations>[1],
): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, 0));
  return violations(page, options);
}

const drawnAt = [desktop.width, phone.width];

/** The axe options for this width: most rules rarely depend on it. */
export const askedAt = (width: number) => ({ drawn: drawnAt.includes(width) });

/**
 * Expects the page to be accessible and not to scroll sideways, on desktops, tablets and phones.
 */
export async function expectEveryWidth(page: Page, where = 'the page'): Promise<void> {
  for (const width of [...drawnAt, 768, 320]) {
    await page.setViewportSize({ ...phone, width });
    expect(await violationsFromTop(page, askedAt(width)), `${where}, ${width} px`).toEqual([]);
    expect(await overflow(page), `${where}, ${width} px`).toBe(0);
  }
}
