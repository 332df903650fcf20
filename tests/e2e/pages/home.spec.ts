import type { Locator, Page } from 'playwright/test';
import { notices } from '@/content/facts/notices';
import { bannerSlides, fixedLines, questionGroups } from '@/content/pages/home';
import { holdScripts } from '../../support/browser/held-scripts';
import { framesLater, phone } from '../../support/browser/layout';
import { expect, test } from '../../support/browser/visitor';
import { clickAndMeasure } from '../../support/leads/notice-board';
import { registrationForm } from '../../support/leads/registration-form';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });

const delay = 2_500;

function banner(page: Page) {
  const region = page.getByRole('region', { name: 'What we teach, and how' });
  const current = region.locator('[aria-roledescription=slide]:not([inert])');
  return {
    region,
    slides: region.locator('[aria-roledescription=slide]'),
    /** The one slide that is not inert. */
    current,
    picture: region.locator('.banner-viewport'),
    button: region.getByRole('button', { name: /^(Pause|Play) the slides$/ }),
    next: region.getByRole('button', { name: 'Next slide' }),
    previous: region.getByRole('button', { name: 'Previous slide' }),
    dot: (number: number) => region.getByRole('button', { name: `Slide ${number} of 4` }),
    shows: (number: number) => expect(current).toHaveAttribute('aria-label', `${number} of 4`),
    rotates: (yes: boolean) =>
      expect(region.getByRole('button', { name: /the slides$/ })).toHaveText(
        yes ? /^Pause/ : /^Play/,
      ),
  };
}

function board(page: Page) {
  const within = region(page, 'NOTICE');
  const track = within.locator('.notice-track');
  return {
    within,
    track,
    button: within.getByRole('button', { name: /^(Pause|Play) the notices$/ }),
    links: within.getByRole('link'),
    /** Current position of the list within its box. */
    top: () =>
      track.evaluate(
        (node) =>
          node.getBoundingClientRect().top -
          (node.parentElement?.getBoundingClientRect().top ?? Number.NaN),
      ),
  };
}

/** Puts the animation so many milliseconds after its start, however long it has run. */
async function runTo(track: Locator, time: number): Promise<void> {
  await track.evaluate((node, time) => {
    for (const animation of node.getAnimations()) animation.currentTime = time;
  }, time);
}

async function moves(page: Page): Promise<boolean> {
  const { top } = board(page);
  const before = await top();
  await framesLater(page, 6);
  return (await top()) !== before;
}

const strip = (page: Page) => region(page, 'Our students in numbers');
const finals = ['2000+', '200+', '1500+', '100+', '20+'];

/** The visible number: the silent one while it counts, then the real one. */
const visibleNumber = (page: Page) =>
  strip(page)
    .locator('dd')
    .evaluateAll((all) => all.map((one) => one.lastElementChild?.textContent ?? ''));

test('the slides move on every 2,500 ms; buttons, mouse and keyboard stop them and start them; changes are announced only while they stand still', async ({
  page,
}) => {
  const { region, slides, current, picture, button, next, previous, dot, shows, rotates } =
    banner(page);
  const live = region.locator('[aria-live]');

  await test.step('a button that was pressed before its script came does what it says', async () => {
    const release = await holdScripts(page, '**/_next/static/islands/banner-*.js');
    await page.clock.install();
    await page.goto('/');
    await region.getByRole('button', { name: 'Pause the slides' }).click();
    release();
    await rotates(false);
    await expect(live).toHaveAttribute('aria-live', 'polite');
    await expect(slides.and(page.locator('[inert]'))).toHaveCount(3);
  });

  await test.step('the slide stands in the middle, and the buttons lead to each', async () => {
    const [first, second] = [await slides.nth(0).boundingBox(), await slides.nth(1).boundingBox()];
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
  });

  await page.clock.pauseAt(Date.now() + 60_000);
  await test.step('they begin again after the fourth, and Pause outlasts mouse leave', async () => {
    await button.click();
    await rotates(true);
    await expect(live).toHaveAttribute('aria-live', 'off');
    for (const number of [4, 1, 2, 3]) {
      await page.clock.runFor(delay);
      await shows(number);
    }
    await button.click();
    await rotates(false);
    await heading(page).hover();
    await page.clock.runFor(3 * delay);
    await shows(3);
    await rotates(false);
    await button.click();
    await rotates(true);
  });

  await test.step('a press on slides that are moving stops them, another starts them', async () => {
    await picture.hover({ position: { x: 400, y: 30 } });
    await page.clock.runFor(delay);
    await shows(4);
    for (const rotating of [false, true, false]) {
      await page.mouse.down();
      await page.mouse.up();
      await rotates(rotating);
    }
    await heading(page).hover();
    await rotates(true);
  });

  await test.step('the focus of the keyboard stops them until Play', async () => {
    await current.getByRole('link').focus();
    await page.keyboard.press('Shift+Tab');
    await rotates(false);
    await heading(page).hover();
    await rotates(false);
    await button.press('Enter');
    await rotates(true);
    await button.press('Enter');
    await rotates(false);
  });

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

test('the counters count once; the notices run, and stand still under the mouse, by Pause and in view of the keyboard; the courses have tabs', async ({
  page,
}) => {
  await page.clock.install();
  await page.goto('/');
  await page.waitForSelector('.banner[data-ready]');

  await test.step('the counters count by tens when they come into view; what is read out stays', async () => {
    expect(await visibleNumber(page)).toEqual(finals);
    const widths = () =>
      strip(page)
        .locator('dd')
        .evaluateAll((all) => all.map((one) => one.clientWidth));
    const before = await widths();
    await page.clock.pauseAt(Date.now() + 60_000);
    await strip(page).scrollIntoViewIfNeeded();
    await expect(strip(page).locator('[data-counting]')).toHaveCount(5);
    await page.clock.runFor(500);
    // The last frame was up to 16 ms ago.
    const counted = expect.stringMatching(/^(4[89]|50)0\+$/);
    expect(await visibleNumber(page)).toEqual([counted, '200+', counted, '100+', '20+']);
    await expect(strip(page).locator('.counter-final')).toHaveText(finals);
    expect(await widths()).toEqual(before);
    await page.clock.runFor(2_000);
    await expect(strip(page).locator('[data-counting]')).toHaveCount(0);
    expect(await visibleNumber(page)).toEqual(finals);
    await page.clock.resume();
    await heading(page).scrollIntoViewIfNeeded();
    await strip(page).scrollIntoViewIfNeeded();
    await framesLater(page, 6);
    await expect(strip(page).locator('[data-counting]')).toHaveCount(0);
  });

  const { within, links, button, top, track } = board(page);
  await test.step('the notices stand still under the mouse', async () => {
    await expect(button).toBeVisible();
    await within.scrollIntoViewIfNeeded();
    expect(await moves(page)).toBe(true);
    await within.locator('.notice-viewport').hover();
    expect(await moves(page)).toBe(false);
    await heading(page).hover();
    expect(await moves(page)).toBe(true);
    await expect(links).toHaveCount(notices.length);
  });

  await test.step('Pause stops them where they are, and Play goes on from there', async () => {
    await runTo(track, 8_000);
    expect(await top()).toBeLessThan(-20);
    await button.click();
    const before = await top();
    await heading(page).hover();
    expect(await moves(page)).toBe(false);
    expect(Math.abs((await top()) - before)).toBeLessThan(2);
    expect(Math.abs((await clickAndMeasure(button)) - before)).toBeLessThan(2);
    expect(await moves(page)).toBe(true);
  });

  await test.step('a notice that gets the focus stands still in view', async () => {
    // The first notice has scrolled out.
    await runTo(track, 25_000);
    expect(await top()).toBeLessThan(-80);
    await button.focus();
    for (const index of [0, 1, 2]) {
      await page.keyboard.press('Tab');
      await expect(links.nth(index)).toBeFocused();
      await expect(links.nth(index)).toBeInViewport({ ratio: 0.9 });
    }
    expect(await moves(page)).toBe(false);
  });

  await test.step('the tabs of OUR COURSES show one set of cards at a time', async () => {
    const courses = region(page, 'OUR COURSES');
    const tab = (name: string) => courses.getByRole('tab', { name });
    const panel = (name: string) => courses.getByRole('tabpanel', { name, includeHidden: true });
    await expect(tab('Online Courses')).toBeDisabled();
    await expect(panel('Online Courses')).toBeVisible();
    await expect(panel('Offline Courses')).toBeHidden();
    await tab('Offline Courses').click();
    await expect(tab('Offline Courses')).toBeDisabled();
    await expect(panel('Offline Courses')).toBeFocused();
    await expect(panel('Online Courses')).toBeHidden();
  });
});

test('nothing moves for whoever asked for less motion, until Play', async ({ page }) => {
  const { picture, button, shows, rotates } = banner(page);
  const form = registrationForm(page);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/');
  await page.waitForSelector('.banner[data-ready]');

  await test.step('the slides stand still, also after mouse leave', async () => {
    await rotates(false);
    await picture.hover();
    await heading(page).hover();
    await rotates(false);
    await shows(1);
  });

  await test.step('the notices are a list to scroll, and the counters do not count', async () => {
    const { button, links } = board(page);
    await expect(button).toBeHidden();
    await expect(links).toHaveCount(notices.length);
    expect(await moves(page)).toBe(false);
    await links.last().scrollIntoViewIfNeeded();
    await expect(links.last()).toBeInViewport();
    await strip(page).scrollIntoViewIfNeeded();
    await framesLater(page, 6);
    await expect(strip(page).locator('[data-counting]')).toHaveCount(0);
    expect(await visibleNumber(page)).toEqual(finals);
  });

  await test.step('nor does what a form says', async () => {
    await form.form.scrollIntoViewIfNeeded();
    await expect(form.form).toHaveJSProperty('noValidate', true);
    await form.button.click();
    await expect(form.toast).toBeVisible();
    const moving = await page.evaluate(() =>
      document.getAnimations().map((animation) => {
        const { target } = animation.effect as KeyframeEffect;
        return target?.outerHTML.slice(0, 80);
      }),
    );
    expect(moving).toEqual([]);
  });

  await button.click();
  await rotates(true);

  await test.step('nor do the rows of a plan', async () => {
    await page.goto('/onlinecourses/csir-net');
    await page.getByText('Read More...').first().click();
    expect(await page.evaluate(() => document.getAnimations().length)).toBe(0);
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('every slide and notice can be scrolled to, both sets of courses and every answer can be read', async ({
    page,
  }) => {
    await page.goto('/');
    const { slides } = banner(page);
    await expect(slides).toHaveCount(4);
    for (const [index, { heading, subheading, link }] of bannerSlides.entries()) {
      const slide = slides.nth(index);
      await slide.scrollIntoViewIfNeeded();
      await expect(slide.getByRole('heading')).toHaveText(heading);
      for (const line of [subheading, ...fixedLines])
        await expect(slide.getByText(line, { exact: true })).toBeVisible();
      await expect(slide.getByRole('link', { name: link.label })).toHaveAttribute(
        'href',
        link.href,
      );
    }

    const courses = region(page, 'OUR COURSES');
    const leadsTo = (from: Locator, name: RegExp, href: string) =>
      expect(from.getByRole('link', { name })).toHaveAttribute('href', href);
    await leadsTo(page.getByRole('main'), /^View Details/, '/onlinecourses/csir-net');
    await leadsTo(courses, /^View All/, '/onlinecourses/csir-net');
    await leadsTo(region(page, 'OUR RESULT'), /^View All/, '/result');
    for (const title of ['Online Courses', 'Offline Courses'])
      await expect(courses.getByRole('heading', { name: title })).toBeVisible();
    await expect(courses.getByRole('link', { name: /^VIEW DETAILS/ })).toHaveCount(8);
    await expect(strip(page).getByRole('definition')).toHaveText(finals);

    const { links } = board(page);
    await expect(links).toHaveCount(notices.length);
    for (const [index, { url }] of notices.entries())
      await expect(links.nth(index)).toHaveAttribute('href', url);
    await links.last().scrollIntoViewIfNeeded();
    await expect(links.last()).toBeInViewport();

    const [{ question, answer } = { question: '', answer: '' }] = questionGroups
      .flatMap(({ faqs }) => faqs)
      .slice(-1);
    const given = page.getByText(answer, { exact: true });
    if (!(await given.isVisible())) await page.getByText(question, { exact: true }).click();
    await expect(given).toBeVisible();
    await page.setViewportSize({ ...phone, width: 320 });
    expect((await page.getByRole('main').boundingBox())?.width).toBe(320);
  });
});
