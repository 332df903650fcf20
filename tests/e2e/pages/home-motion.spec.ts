import type { Locator, Page } from 'playwright/test';
import { notices } from '@/content/facts/notices';
import { framesLater } from '../../support/browser/layout';
import { expect, test } from '../../support/browser/visitor';
import { clickAndMeasure } from '../../support/leads/notice-board';

function board(page: Page) {
  const region = page.getByRole('region', { name: 'NOTICE', exact: true });
  const track = region.locator('.notice-track');
  return {
    region,
    track,
    button: region.getByRole('button', { name: /^(Pause|Play) the notices$/ }),
    links: region.getByRole('link'),
    /** Current position of the list within its box. */
    top: () =>
      track.evaluate(
        (node) =>
          node.getBoundingClientRect().top -
          (node.parentElement?.getBoundingClientRect().top ?? Number.NaN),
      ),
    open: async () => {
      await page.goto('/');
      await expect(region.getByRole('button')).toBeVisible();
      await region.scrollIntoViewIfNeeded();
    },
  };
}

/** Advances the animation by so many milliseconds at once. */
async function runOn(track: Locator, time: number): Promise<void> {
  await track.evaluate((node, time) => {
    for (const animation of node.getAnimations()) {
      animation.currentTime = Number(animation.currentTime) + time;
    }
  }, time);
}

async function moves(page: Page): Promise<boolean> {
  const { top } = board(page);
  const before = await top();
  await framesLater(page);
  return (await top()) !== before;
}

const finals = ['2000+', '200+', '1500+', '100+', '20+'];

/** The visible number: the silent one while it counts, then the real one. */
const visibleNumber = (page: Page) =>
  page
    .getByRole('region', { name: 'Our students in numbers' })
    .locator('dd')
    .evaluateAll((all) => all.map((one) => one.lastElementChild?.textContent ?? ''));

test('the notices run, and stand still under the mouse, by Pause and in view of the keyboard', async ({
  page,
}) => {
  const { open, links, region, button, top, track } = board(page);
  await open();
  expect(await moves(page)).toBe(true);
  await region.locator('.notice-viewport').hover();
  expect(await moves(page)).toBe(false);
  await page.getByRole('heading', { level: 1 }).hover();
  expect(await moves(page)).toBe(true);
  await expect(links).toHaveCount(notices.length);

  await test.step('Pause stops them where they are, and Play goes on from there', async () => {
    await runOn(track, 8_000);
    expect(await top()).toBeLessThan(-20);
    await button.click();
    const before = await top();
    await page.getByRole('heading', { level: 1 }).hover();
    expect(await moves(page)).toBe(false);
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
    expect(Math.abs((await clickAndMeasure(button)) - before)).toBeLessThan(2);
    expect(await moves(page)).toBe(true);
  });

  await test.step('a notice that gets the focus stands still in view', async () => {
    // The first notice has scrolled out.
    await runOn(track, 20_000);
    expect(await top()).toBeLessThan(-80);
    await button.focus();
    for (const index of [0, 1, 2]) {
      await page.keyboard.press('Tab');
      await expect(links.nth(index)).toBeFocused();
      await expect(links.nth(index)).toBeInViewport({ ratio: 0.9 });
    }
    expect(await moves(page)).toBe(false);
  });
});

test('the counters count once, by tens, when they come into view; what is read out stays', async ({
  page,
}) => {
  await page.goto('/');
  await page.waitForSelector('.banner[data-ready]');
  expect(await visibleNumber(page)).toEqual(finals);
  const strip = page.getByRole('region', { name: 'Our students in numbers' });
  const widths = () => strip.locator('dd').evaluateAll((all) => all.map((one) => one.clientWidth));
  const before = await widths();
  await strip.scrollIntoViewIfNeeded();
  await expect(strip.locator('[data-counting]')).toHaveCount(5);
  const first = await visibleNumber(page);
  expect(Number.parseInt(first[0] ?? '')).toBeLessThan(2000);
  expect(Number.parseInt(first[0] ?? '') % 10).toBe(0);
  await expect(strip.locator('.counter-final')).toHaveText(finals);
  expect(await widths()).toEqual(before);
  await expect(strip.locator('[data-counting]')).toHaveCount(0);
  expect(await visibleNumber(page)).toEqual(finals);
  await page.getByRole('heading', { level: 1 }).scrollIntoViewIfNeeded();
  await strip.scrollIntoViewIfNeeded();
  await framesLater(page);
  await expect(strip.locator('[data-counting]')).toHaveCount(0);
});

test('with reduced motion the notices are a list to scroll, and the counters do not count', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  const { button, links } = board(page);
  await page.waitForSelector('.banner[data-ready]');
  await expect(button).toBeHidden();
  await expect(links).toHaveCount(notices.length);
  expect(await moves(page)).toBe(false);
  await links.last().scrollIntoViewIfNeeded();
  await expect(links.last()).toBeInViewport();

  const strip = page.getByRole('region', { name: 'Our students in numbers' });
  await strip.scrollIntoViewIfNeeded();
  await framesLater(page);
  await expect(strip.locator('[data-counting]')).toHaveCount(0);
  expect(await visibleNumber(page)).toEqual(finals);
});
