import type { Page } from 'playwright/test';
import { desktop, phone } from '../../support/browser/layout';
import { expect, test } from '../../support/browser/visitor';

const path = '/onlinecourses/csir-net';
const mostStops = 200;

test('the skip link is the first stop of Tab and leads to the page', async ({ page }) => {
  await page.goto(path);
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

/** Presses `key` until the focus leaves the page or reaches `last`; returns each stop. */
async function walk(page: Page, key: string, { last = '', within = false } = {}) {
  const stops: Stop[] = [];
  while (stops.length < mostStops && (last === '' || stops.at(-1)?.name !== last)) {
    await page.keyboard.press(key);
    const stop = await focused(page);
    if (!stop || (within && !stop.within)) break;
    stops.push(stop);
  }
  return {
    names: stops.map(({ name }) => name),
    hidden: stops.filter((stop) => stop.hidden),
    unmarked: stops.filter((stop) => !stop.ring),
  };
}

test('Tab shows every stop of the course page, on a desktop and, there and back, on a phone', async ({
  page,
}) => {
  for (const viewport of [desktop, phone]) {
    await page.setViewportSize(viewport);
    await page.goto(path);
    const forwards = await walk(page, 'Tab');
    expect(forwards.names.length).toBeGreaterThan(50);
    expect(forwards.hidden).toEqual([]);
    expect(forwards.unmarked).toEqual([]);
    if (viewport === desktop) continue;
    const back = await walk(page, 'Shift+Tab', { last: forwards.names[0] ?? '' });
    expect(back.hidden).toEqual([]);
    expect(back.names).toEqual(forwards.names.reverse());
  }
});

const others = [
  '/',
  '/contact',
  '/csir-net-jrf',
  '/new-batch',
  '/videos',
  '/result-explore/gate',
  '/refund-policy',
  '/testseries/csir-net',
];

test('Tab shows every stop within the other kinds of page on a phone', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const other of others) {
    await page.goto(other);
    // The frame is the same as on the course page.
    await page.getByRole('main').focus();
    const { names, hidden, unmarked } = await walk(page, 'Tab', { within: true });
    expect.soft(names.length, other).toBeGreaterThan(5);
    expect.soft(hidden, other).toEqual([]);
    expect.soft(unmarked, other).toEqual([]);
  }
});
