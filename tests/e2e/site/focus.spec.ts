import type { Page } from 'playwright/test';
import { phone } from '../../support/browser/layout';
import { expect, test } from '../../support/browser/visitor';

const path = '/onlinecourses/csir-net';
const mostStops = 200;

interface Stop {
  name: string;
  /** Whether something covers it, or it lies under the bar. */
  hidden: boolean;
  /** Whether an outline shows the focus. */
  ring: boolean;
  /** Whether it is part of the page rather than of the frame around it. */
  within: boolean;
}

function focused(page: Page): Promise<Stop | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const header = document.querySelector('header');
    if (!element || element === document.body || !header) return null;
    const name = (element.getAttribute('aria-label') ?? element.textContent).trim();
    const { left, top, width, height } = element.getBoundingClientRect();
    const stuck = scrollY >= 200 && !header.contains(element);
    const underBar = stuck && top < header.getBoundingClientRect().bottom;
    const covered = [0.2, 0.5, 0.8].some((part) => {
      const found = document.elementFromPoint(left + width * part, top + height * part);
      return !found || !(element.contains(found) || found.contains(element));
    });
    const { outlineStyle, outlineWidth } = getComputedStyle(element);
    const ring = outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    const within = element.closest('main') !== null;
    return { name, hidden: underBar || covered, ring, within };
  });
}

/** Presses `key` until the focus leaves the page, or its main part, and expects each stop to be seen. */
async function expectStops(page: Page, key: string, least: number, within = false) {
  const stops: Stop[] = [];
  while (stops.length < mostStops) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (!stop || (within && !stop.within)) break;
    stops.push(stop);
  }
  const where = `${page.url()} by ${key}`;
  expect.soft(stops.length, where).toBeGreaterThan(least);
  expect.soft(stops.length, where).toBeLessThan(mostStops);
  expect.soft(stops.filter((stop) => stop.hidden || !stop.ring)).toEqual([]);
}

/** Kinds of pages with stops of their own. The links of the others are like these. */
const others = ['/', '/csir-net-jrf'];

test(
  'Tab shows every stop of a page, forwards on a desktop and backwards on a phone',
  { tag: '@long' },
  async ({ page }) => {
    await page.goto(path);
    await test.step('the first one leads to the page', async () => {
      await page.keyboard.press('Tab');
      const skip = page.getByRole('link', { name: 'Skip to content' });
      await expect(skip).toBeFocused();
      await expect(skip).toBeInViewport({ ratio: 1 });
      await page.keyboard.press('Enter');
      await expect(page.getByRole('main')).toBeFocused();
      await page.keyboard.press('Tab');
      await expect(
        page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link'),
      ).toBeFocused();
    });
    await expectStops(page, 'Tab', 40);

    await page.setViewportSize(phone);
    await page.reload();
    await expectStops(page, 'Shift+Tab', 50);

    await test.step('and within the other kinds of pages', async () => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      for (const other of others) {
        await page.goto(other);
        await page.getByRole('main').focus();
        await expectStops(page, 'Tab', 5, true);
      }
    });
  },
);
