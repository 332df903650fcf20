import type { Page } from 'playwright/test';
import { csirNetOnline } from '@/content/catalogue/exams/csir-net/courses';
import { featureRows } from '@/content/catalogue/features';
import { barBottom, desktop, documentTop, phone, scrollPageTo } from '../../support/browser/layout';
import { expect, test } from '../../support/browser/visitor';

const path = '/onlinecourses/csir-net';

/** The published prices, written out a second time. */
const prices = {
  '6 Months': ['4,999', '6,999', '8,999', '16,180'],
  '1 Year': ['8,999', '11,999', '13,999', '24,999'],
} as const;
const lengths = ['6 Months', '1 Year'] as const;
const tiers = ['Bronze', 'Silver', 'Gold', 'Platinum'];
const titlesOf = (length: string) => tiers.map((tier) => `${tier} ${length}`);

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
const answer = (page: Page) =>
  page.getByText(csirNetOnline.faqs.at(-1)?.answer ?? '', { exact: true });

function courseList(page: Page) {
  const list = page.getByRole('navigation', { name: 'All Courses' });
  return { list, toggle: list.locator('summary'), links: list.getByRole('link') };
}

function planTabs(page: Page) {
  return {
    halfYear: page.getByRole('tab', { name: '6 Months Plan' }),
    year: page.getByRole('tab', { name: '1 Year Plan' }),
    panel: page.getByRole('tabpanel'),
    titles: page.getByRole('article').getByRole('heading'),
  };
}

async function expectListToggles(page: Page, openAtFirst: boolean): Promise<void> {
  const { toggle, links } = courseList(page);
  await expect(toggle).toHaveText('All Courses');
  for (const open of [openAtFirst, !openAtFirst, openAtFirst]) {
    await expect(links.first()).toBeVisible({ visible: open });
    await expect(links.last()).toBeVisible({ visible: open });
    await toggle.click();
  }
}

/** Every card with its price and its 17 rows. */
async function expectEveryCard(page: Page): Promise<void> {
  for (const length of lengths) {
    for (const [index, title] of titlesOf(length).entries()) {
      const plan = card(page, title);
      const price = `Price ₹${prices[length][index]}`;
      await expect(plan.getByText(price, { exact: true })).toBeVisible();
      await expect(plan.locator('li:visible')).toHaveCount(17);
    }
  }
}

/** The layout shifts of the page from now on. */
async function watchShifts(page: Page): Promise<() => Promise<number[]>> {
  await page.evaluate(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        shifts.push((entry as PerformanceEntry & { value: number }).value);
      }
    }).observe({ type: 'layout-shift' });
  });
  return () => page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
}

async function expectSticking(page: Page): Promise<void> {
  await scrollPageTo(page, 199);
  expect(await barBottom(page)).toBe(0);
  const before = await documentTop(page.getByRole('main'));
  const shifts = await watchShifts(page);
  await scrollPageTo(page, 200);
  expect(await barBottom(page)).toBeGreaterThan(40);
  expect(await barBottom(page)).toBeLessThan(90);
  for (const y of [600, 200, 199]) await scrollPageTo(page, y);
  expect(await barBottom(page)).toBe(0);
  expect(await documentTop(page.getByRole('main'))).toBe(before);
  expect(await shifts()).toEqual([]);
  await scrollPageTo(page, 3_000);
  expect(await barBottom(page)).toBeGreaterThan(40);
}

test('on a wide screen: the list beside the page, the bar, the tabs, Read More, a tab to enrol in, paper', async ({
  page,
  context,
}) => {
  await test.step('the list does not flash closed before our script has run', async () => {
    const script = /\/site[\w-]*\.js$/;
    await page.route(script, (route) => route.abort());
    await page.goto(path);
    await expect(courseList(page).links.first()).toBeVisible();
    await page.unroute(script);
  });

  await page.goto(path);
  await test.step('the bar sticks from 200 px on and lets go below, and nothing else moves', async () => {
    await expectSticking(page);
    const main = page.getByRole('navigation', { name: 'Main' });
    await expect(main.getByRole('link', { name: 'NEW BATCH' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('banner').getByText('Help Desk')).not.toBeInViewport();
  });

  await test.step('Back to top goes to the top', async () => {
    const top = page.getByRole('link', { name: 'Back to top' });
    await top.scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(1_000);
    await top.click();
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  });

  await test.step('the list stays in view, and all parts of the page begin at one edge beside it', async () => {
    await page.evaluate(() => scrollTo(0, 3_000));
    await expect(courseList(page).links.first()).toBeInViewport({ ratio: 1 });
    const edges = await page
      .getByRole('main')
      .locator('h1, section > .wrap')
      .evaluateAll((parts) =>
        parts.map((part) => {
          const heading = part.querySelector('h2') ?? part;
          return Math.round(heading.getBoundingClientRect().x);
        }),
      );
    expect(new Set(edges)).toEqual(new Set([edges[0]]));
    await page.evaluate(() => scrollTo(0, 0));
  });

  await test.step('the list is open at first, and closes', async () => {
    await expectListToggles(page, true);
  });

  await test.step('6 Months Plan is the active tab at first; a click on the other shows its four cards and moves the focus to them', async () => {
    const { halfYear, year, panel, titles } = planTabs(page);
    await expect(halfYear).toBeDisabled();
    await expect(halfYear).toHaveAttribute('aria-selected', 'true');
    await expect(year).toHaveAttribute('aria-selected', 'false');
    await expect(panel).toHaveAccessibleName('6 Months Plan');
    await expect(titles).toHaveText(titlesOf('6 Months'));
    await year.click();
    await expect(titles).toHaveText(titlesOf('1 Year'));
    await expect(year).toBeDisabled();
    await expect(year).toHaveAttribute('aria-selected', 'true');
    await expect(panel).toHaveAccessibleName('1 Year Plan');
    await expect(panel).toBeFocused();
    await halfYear.click();
    await expect(panel).toBeFocused();
  });

  await test.step('the tabs work from the keyboard, and Tab goes on into the cards', async () => {
    const { halfYear, year, panel, titles } = planTabs(page);
    await year.focus();
    for (const key of ['ArrowRight', 'ArrowLeft', 'Home', 'End']) {
      await page.keyboard.press(key);
      await expect(year, key).toBeFocused();
    }
    await page.keyboard.press('Enter');
    await expect(panel).toBeFocused();
    await expect(titles.first()).toHaveText('Bronze 1 Year');
    await page.keyboard.press('Tab');
    await expect(
      page.getByRole('link', { name: 'Enroll Now, Bronze 1 Year, opens in a new tab' }),
    ).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(halfYear).toBeFocused();
    await page.keyboard.press('Space');
    await expect(titles.first()).toHaveText('Bronze 6 Months');
  });

  await test.step('Read More... shows the other seven rows of its card, and Read Less hides them', async () => {
    const plan = card(page, 'Gold 6 Months');
    const rest = featureRows.slice(10);
    await plan.locator('summary').press('Enter');
    for (const { name } of rest) await expect(plan.getByText(name)).toBeVisible();
    await expect(plan.getByText('Read More...')).toBeHidden();
    await expect(card(page, 'Silver 6 Months').getByText('Price (Inc. GST)')).toBeHidden();
    await plan.getByText('Read Less').click();
    for (const { name } of rest) await expect(plan.getByText(name)).toBeHidden();
    await expect(plan.getByText('Read More...')).toBeVisible();
  });

  await test.step('Enroll Now opens a new tab and leaves the course page where it is', async () => {
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: /^Enroll Now, Gold/ }).click();
    const tab = await opened;
    await tab.waitForURL(/\/student-login\?plan=csir-net-online-6-months-gold&/);
    await tab.close();
    await expect(page).toHaveURL(`${path}#top`);
  });

  await test.step('on paper every plan, row and answer is there, and nothing to click', async () => {
    await expect(answer(page)).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(answer(page)).toBeVisible();
    await expectEveryCard(page);
    await expect(page.getByRole('link', { name: /^Enroll Now/ })).toHaveCount(0);
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
  });
});

test('on a phone: the card that the address names, the bar, a jump from each price to its card, the list', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(`${path}#csir-net-online-1-year-gold`);
  const { halfYear, titles } = planTabs(page);
  await expect(titles).toHaveText(titlesOf('1 Year'));
  await expect(titles.nth(2)).toBeInViewport();

  await test.step('the bar sticks from 200 px on, with Home, the phone and the menu', async () => {
    await expectSticking(page);
    const header = page.getByRole('banner');
    for (const part of [
      header.getByRole('link', { name: /home$/ }),
      header.getByRole('link', { name: /^Call/ }),
      header.getByRole('button', { name: 'Menu' }),
    ]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
  });

  await test.step('each price leads to its card, which is not hidden under the bar', async () => {
    for (const length of ['1 Year', '6 Months'] as const) {
      if (length === '6 Months') await halfYear.click();
      const jumps = page.getByRole('navigation', { name: `${length} Plan: jump to a card` });
      await expect(jumps.getByRole('link')).toHaveText(
        tiers.map((tier, index) => `${tier} ₹${prices[length][index]}`),
      );
      for (const tier of ['Bronze', 'Platinum']) {
        await jumps.getByRole('link', { name: tier }).click();
        const title = page.getByRole('heading', { name: `${tier} ${length}` });
        await expect(title).toBeInViewport({ ratio: 1 });
        const top = (await title.boundingBox())?.y ?? 0;
        expect(top).toBeGreaterThan(await barBottom(page));
        expect(top).toBeLessThan(phone.height / 3);
      }
    }
  });

  await test.step('the plans are at the foot of the window, with price and Enroll Now, and a focused link above is not under them', async () => {
    const bar = page.locator('.plan-bar');
    const enrol = bar.getByRole('link', { name: /^Enroll Now/ });
    for (const top of [600, 3_000, 6_000]) {
      await scrollPageTo(page, top);
      await expect(bar.locator('summary')).toBeInViewport({ ratio: 1 });
    }
    await expect(enrol.first()).toBeHidden();
    await bar.locator('summary').click();
    await expect(bar.getByRole('listitem')).toContainText(
      lengths.flatMap((length) =>
        tiers.map((tier, index) => `${tier} ${length}₹${prices[length][index]}`),
      ),
    );
    await expect(enrol.first()).toHaveAttribute('href', /plan=csir-net-online-6-months-bronze/);
    await page.setViewportSize(desktop);
    await expect(bar).toBeHidden();
    await page.setViewportSize(phone);
    await bar.locator('summary').click();
    await page.keyboard.press('Shift+Tab');
    const focused = await page.locator(':focus').boundingBox();
    const top = (await bar.boundingBox())?.y ?? 0;
    expect((focused?.y ?? 0) + (focused?.height ?? 0)).toBeLessThanOrEqual(top);
    await scrollPageTo(page, 0);
  });

  await test.step('the list is closed at first, opens on a tap, and is walked through from the keyboard', async () => {
    await expectListToggles(page, false);
    const { toggle, links } = courseList(page);
    await toggle.click();
    await toggle.focus();
    await page.keyboard.press('Enter');
    await expect(links.first()).toBeVisible();
    await page.keyboard.press('Tab');
    await expect(links.first()).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(toggle).toBeFocused();
    await page.keyboard.press('Space');
    await expect(links.first()).toBeHidden();
  });
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('a card of either length can be read with all its rows, an answer, and the list; a chosen plan leads back to its card', async ({
    page,
  }) => {
    await page.setViewportSize(desktop);
    await page.goto(path);
    await expectListToggles(page, false);
    const main = page.getByRole('main');
    await expect(main.getByRole('tab')).toHaveCount(0);
    for (const length of lengths)
      await expect(main.getByRole('heading', { name: `${length} Plan` })).toBeVisible();
    const gold = card(page, 'Gold 1 Year');
    await gold.getByText('Read More...').click();
    await expect(gold.locator('li:visible')).toHaveCount(17);
    await expect(gold.getByText('Price ₹13,999', { exact: true })).toBeVisible();
    await main.getByText(csirNetOnline.faqs.at(-1)?.question ?? '', { exact: true }).click();
    await expect(answer(page)).toBeVisible();
    await page.setViewportSize({ ...phone, width: 320 });
    expect((await main.boundingBox())?.width).toBe(320);

    await page.goto(`/form?plan=csir-net-online-1-year-silver&page=${path}`);
    expect((await main.boundingBox())?.width).toBe(320);
    await page.getByRole('link', { name: 'Look at the plans again' }).click();
    await expect(page).toHaveURL(`${path}#csir-net-online-1-year-silver`);
    await expect(page.getByRole('heading', { name: 'Silver 1 Year' })).toBeInViewport();
  });
});
