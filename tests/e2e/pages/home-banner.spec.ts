import type { Page } from 'playwright/test';
import { bannerSlides, fixedLines } from '@/content/pages/home';
import { expect, test } from '../../support/browser/visitor';

const delay = 2_500;

function banner(page: Page) {
  const region = page.getByRole('region', { name: 'What we teach, and how' });
  const slides = region.locator('[aria-roledescription=slide]');
  return {
    region,
    slides,
    /** The one slide that is not inert. */
    current: region.locator('[aria-roledescription=slide]:not([inert])'),
    picture: region.locator('.banner-viewport'),
    button: region.getByRole('button', { name: /^(Pause|Play) the slides$/ }),
    next: region.getByRole('button', { name: 'Next slide' }),
    previous: region.getByRole('button', { name: 'Previous slide' }),
    dot: (number: number) => region.getByRole('button', { name: `Slide ${number} of 4` }),
    open: async () => {
      await page.goto('/');
      await expect(slides.and(page.locator('[inert]'))).toHaveCount(3);
    },
    shows: (number: number) =>
      expect(region.locator('[aria-roledescription=slide]:not([inert])')).toHaveAttribute(
        'aria-label',
        `${number} of 4`,
      ),
    rotates: (yes: boolean) =>
      expect(region.getByRole('button', { name: /the slides$/ })).toHaveText(
        yes ? /^Pause/ : /^Play/,
      ),
  };
}

test('it moves on every 2,500 ms and begins again after the fourth slide; the Pause button outlasts mouse leave', async ({
  page,
}) => {
  const { open, current, button, shows, rotates } = banner(page);
  await page.clock.install();
  await open();
  await rotates(true);
  await button.click();
  await page.clock.pauseAt(Date.now() + 60_000);
  const start = Number.parseInt((await current.getAttribute('aria-label')) ?? '');
  await button.click();
  for (const step of [1, 2, 3, 4]) {
    await page.clock.runFor(delay);
    await shows(((start + step - 1) % 4) + 1);
  }

  await button.click();
  await rotates(false);
  const label = (await current.getAttribute('aria-label')) ?? '';
  await page.getByRole('heading', { level: 1 }).hover();
  await rotates(false);
  await page.clock.runFor(3 * delay);
  await expect(current).toHaveAttribute('aria-label', label);
  await button.click();
  await rotates(true);
});

test('a press on slides that are moving stops them', async ({ page }) => {
  const { open, current, picture, rotates } = banner(page);
  await open();
  await rotates(true);
  await picture.hover({ position: { x: 400, y: 30 } });
  const before = await current.getAttribute('aria-label');
  await page.waitForFunction(
    (label) =>
      document.querySelector('[aria-roledescription=slide]:not([inert])')?.ariaLabel !== label,
    before,
  );
  await page.mouse.down();
  await page.mouse.up();
  await rotates(false);
});

test('buttons, mouse and keyboard stop it and start it; changes are announced only while it stands still', async ({
  page,
}) => {
  const { open, region, slides, current, picture, button, next, previous, dot, shows, rotates } =
    banner(page);
  await open();
  const live = region.locator('[aria-live]');
  await expect(live).toHaveAttribute('aria-live', 'off');
  await button.click();
  await expect(live).toHaveAttribute('aria-live', 'polite');

  const [first, second] = await Promise.all([
    slides.nth(0).boundingBox(),
    slides.nth(1).boundingBox(),
  ]);
  if (!first || !second) throw new Error('two slides expected');
  expect(Math.round(second.x - first.x - first.width)).toBe(30);
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  expect(Math.abs(first.x + first.width / 2 - width / 2)).toBeLessThanOrEqual(1);

  await previous.click();
  await shows(4);
  await next.click();
  await shows(1);
  await rotates(false);
  await dot(3).click();
  await shows(3);
  await expect(dot(3)).toHaveAttribute('aria-disabled', 'true');
  await expect(dot(1)).toHaveAttribute('aria-disabled', 'false');

  await button.click();
  await rotates(true);
  await picture.click({ position: { x: 400, y: 30 } });
  await rotates(false);
  await picture.click({ position: { x: 400, y: 30 } });
  await rotates(true);
  await picture.click({ position: { x: 400, y: 30 } });
  await rotates(false);
  await page.getByRole('heading', { level: 1 }).hover();
  await rotates(true);

  await current.getByRole('link').focus();
  await page.keyboard.press('Shift+Tab');
  await rotates(false);
  await page.getByRole('heading', { level: 1 }).hover();
  await rotates(false);
  await button.press('Enter');
  await rotates(true);
  await button.press('Enter');
  await rotates(false);

  for (const [viewport, shown, hidden, ratio] of [
    [600, 'narrow', 'wide', '360 / 260'],
    [601, 'wide', 'narrow', '640 / 430'],
  ] as const) {
    await test.step(`at ${viewport} px the ${shown} set of pictures is shown`, async () => {
      await page.setViewportSize({ width: viewport, height: 800 });
      for (const slide of await slides.all()) {
        await expect(slide.locator(`svg.${shown}`)).toHaveCSS('display', 'block');
        await expect(slide.locator(`svg.${hidden}`)).toHaveCSS('display', 'none');
        await expect(slide.locator('.slide-frame')).toHaveCSS('aspect-ratio', ratio);
      }
    });
  }
});

test('with reduced motion it stands still, also after mouse leave, until Play', async ({
  page,
}) => {
  const { open, picture, button, shows, rotates } = banner(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open();
  await rotates(false);
  await picture.hover();
  await page.getByRole('heading', { level: 1 }).hover();
  await rotates(false);
  await shows(1);
  await button.click();
  await rotates(true);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('every slide is in the HTML and can be scrolled to', async ({ page }) => {
    const { slides } = banner(page);
    await page.goto('/');
    await expect(slides).toHaveCount(4);
    for (const [index, { heading, subheading, link }] of bannerSlides.entries()) {
      const slide = slides.nth(index);
      await slide.scrollIntoViewIfNeeded();
      await expect(slide.getByRole('heading')).toHaveText(heading);
      await expect(slide.getByText(subheading, { exact: true })).toBeVisible();
      for (const line of fixedLines) {
        await expect(slide.getByText(line, { exact: true })).toBeVisible();
      }
      await expect(slide.getByRole('link', { name: link.label })).toHaveAttribute(
        'href',
        link.href,
      );
    }
  });
});
