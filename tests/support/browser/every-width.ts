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

/** Desktops and phones, then tablets and the smallest phones. */
export const widths = [desktop.width, phone.width, 768, 320] as const;

/** Desktops and phones show the same colours; small targets are the phone's problem. */
const lookAt = {
  [desktop.width]: { without: ['target-size'] },
  [phone.width]: { without: ['color-contrast'] },
} as const;

/**
 * Expects the page not to scroll sideways at this width, and on desktops and phones to be accessible:
 * the other widths show the same elements. The audits look at the frame around them.
 */
export async function expectWidth(
  page: Page,
  width: (typeof widths)[number],
  where = 'the page',
): Promise<void> {
  await page.setViewportSize({ ...phone, width });
  if (width === desktop.width || width === phone.width) {
    const look = { ...lookAt[width], withoutFrame: true };
    expect(await violationsFromTop(page, look), `${where}, ${width} px`).toEqual([]);
  }
  expect(await overflow(page), `${where}, ${width} px`).toBe(0);
}

export async function expectEveryWidth(page: Page, where?: string): Promise<void> {
  for (const width of widths) await expectWidth(page, width, where);
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
