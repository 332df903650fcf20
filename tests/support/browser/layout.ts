import type { Locator, Page } from 'playwright/test';

/** The two widths everything is looked at in. */
export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 800 };

/** Scrolls there and waits until the page has drawn itself for it. */
export async function scrollPageTo(page: Page, y: number): Promise<void> {
  await page.evaluate(
    (top) =>
      new Promise<void>((done) => {
        window.scrollTo(0, top);
        requestAnimationFrame(() => requestAnimationFrame(() => done()));
      }),
    y,
  );
}

/** Where an element is in the document, however far the page is scrolled. */
export function documentTop(element: Locator): Promise<number> {
  return element.evaluate((node) => node.getBoundingClientRect().top + scrollY);
}

/** Where the part of the header that stays in view ends; 0 when none of it is in view. */
export function barBottom(page: Page): Promise<number> {
  return page
    .getByRole('banner')
    .evaluate((header) => Math.max(0, header.getBoundingClientRect().bottom));
}

/** Resolves after so many frames that anything that moves has moved. */
export function framesLater(page: Page, count = 24): Promise<void> {
  return page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, count);
}
