import type { Locator, Page } from 'playwright/test';

/** The two viewports used in tests. */
export const phone = { width: 360, height: 740 };
export const desktop = { width: 1280, height: 800 };

/** Scrolls the window and waits until the page has rendered. */
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

/** An element's distance from the top of the document, independent of scrolling. */
export function documentTop(element: Locator): Promise<number> {
  return element.evaluate((node) => node.getBoundingClientRect().top + scrollY);
}

/** Bottom edge of the sticky part of the header; 0 when it is out of view. */
export function barBottom(page: Page): Promise<number> {
  return page
    .getByRole('banner')
    .evaluate((header) => Math.max(0, header.getBoundingClientRect().bottom));
}

/** Waits for enough frames that animations have ended. */
export function framesLater(page: Page, count = 24): Promise<void> {
  return page.evaluate(async (frames) => {
    for (let frame = 0; frame < frames; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  }, count);
}
