import { expect, type Page } from 'playwright/test';
import { overflow, violations } from './axe';
import { desktop, phone } from './layout';

/**
 * Axe violations with the page scrolled to the top: the floating chat button covers other content
 * elsewhere.
 */
export async function violationsFromTop(
  page: Page,
  look?: Parameters<typeof violations>[1],
): Promise<string[]> {
  await page.evaluate(() => scrollTo(0, 0));
  return violations(page, look);
}

/** Expects the page not to scroll sideways at any width. It stays as wide as a phone. */
export async function expectNoOverflow(page: Page, where = 'the page'): Promise<void> {
  for (const width of [desktop.width, 768, 320, phone.width]) {
    await page.setViewportSize({ ...phone, width });
    expect(await overflow(page), `${where}, ${width} px`).toBe(0);
  }
}

/** The same, and to be accessible on a phone, which has the colours and elements of every width. */
export async function expectFits(page: Page, where = 'the page'): Promise<void> {
  await expectNoOverflow(page, where);
  expect(await violationsFromTop(page, { withoutFrame: true }), where).toEqual([]);
}
