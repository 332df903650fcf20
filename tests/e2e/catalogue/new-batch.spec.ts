import type { Page } from 'playwright/test';
import { batchBoard } from '@/content/catalogue/new-batch';
import { jrfJumpstart, testSeriesOffer } from '@/content/catalogue/offers';
import { framesLater } from '../../support/browser/layout';
import { expect, test } from '../../support/browser/served-page';
import { clickAndMeasure } from '../../support/leads/notice-board';

const path = '/new-batch';

function newBatch(page: Page) {
  const board = page.getByRole('region', { name: 'All batches' });
  return {
    crashTab: page.getByRole('tab', { name: 'Crash Course' }),
    batchTab: page.getByRole('tab', { name: 'New Batches' }),
    panel: page.getByRole('tabpanel'),
    cards: page.getByRole('article'),
    board,
    list: board.locator('.notice-viewport'),
    links: board.getByRole('link'),
    button: board.getByRole('button', { name: /^(Pause|Play) the batches$/ }),
    /** Current position of the list within its box. */
    top: () =>
      board.locator('.notice-track').evaluate((node) => {
        const box = node.parentElement?.getBoundingClientRect();
        return node.getBoundingClientRect().top - (box?.top ?? Number.NaN);
      }),
  };
}

async function openBatches(page: Page) {
  await page.goto(path);
  const parts = newBatch(page);
  await parts.batchTab.click();
  await parts.list.scrollIntoViewIfNeeded();
  await page.getByRole('heading', { name: 'QUICK LINKS' }).hover();
  return parts;
}

async function moves(page: Page): Promise<boolean> {
  const { top } = newBatch(page);
  const before = await top();
  await framesLater(page);
  return (await top()) !== before;
}

test('Crash Course is the active tab at first and holds the two cards, word for word; quick links and All Courses stay', async ({
  page,
  served,
}) => {
  await page.goto(path);
  const { crashTab, batchTab, panel, cards } = newBatch(page);
  await expect(page.getByRole('tab')).toHaveText(['Crash Course', 'New Batches']);
  await expect(crashTab).toBeDisabled();
  await expect(batchTab).toBeEnabled();
  await expect(panel).toHaveAccessibleName('Crash Course');
  await expect(cards.getByRole('heading', { level: 4 })).toHaveText([
    'Online Test Series for CSIR NET June-2024',
    'JRF Jumpstart Crash course June-2024',
  ]);
  const [series, jump] = [cards.first(), cards.last()];
  await expect(series.getByText('Price ₹99', { exact: true })).toBeVisible();
  await expect(series.getByText('Earlier price ₹1,500')).toBeVisible();
  await expect(series.getByText('₹99 + 18% GST = ₹116.82')).toBeVisible();
  await expect(series.getByRole('listitem')).toContainText([
    'Subject-wise tests',
    'Topic-wise tests',
    'Minor tests',
    'Mock tests',
  ]);
  await expect(jump.getByText('Price ₹499', { exact: true })).toBeVisible();
  await expect(jump.getByText('Earlier price ₹2,499')).toBeVisible();
  await expect(jump.getByRole('listitem')).toHaveText([
    'Live interaction',
    'High-weightage topic coverage',
    'Assessments',
    'Session recordings',
  ]);
  await expect(jump).toContainText('18% GST included');

  const quick = page.getByRole('region', { name: 'QUICK LINKS' }).getByRole('link');
  const hrefs = await quick.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual([
    '/testseries',
    '/studymaterial',
    path,
    '/student-login',
    '/result',
    'https://example.org/blog',
    '/videos',
  ]);
  await expect(quick.nth(2)).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('navigation', { name: 'All Courses' })).toBeVisible();

  await test.step('Enroll Now of each card opens a form that names the card and its price, in a new tab', async () => {
    for (const [title, price] of [
      [testSeriesOffer.seriesTitle, 'Price ₹99'],
      [jrfJumpstart.title, 'Price ₹499'],
    ] as const) {
      const name = `Enroll Now, ${title}, opens in a new tab`;
      const link = page.getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('target', '_blank');
      const { text } = (await served((await link.getAttribute('href')) ?? '')).withoutScript;
      for (const words of [title, price]) expect(text).toContain(words);
    }
  });

  await test.step('on paper both panels are there, and the batches once', async () => {
    await page.emulateMedia({ media: 'print' });
    const { links, button } = newBatch(page);
    await expect(cards).toHaveCount(2);
    await expect(links).toHaveCount(8);
    await expect(links.last()).toBeVisible();
    await expect(button).toBeHidden();
    await expect(page.locator('.notice-track > ul').last()).toBeHidden();
  });
});

test.describe('the form with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the chosen crash course leads back to its card, and is noted with a registration', async ({
    page,
  }) => {
    await page.goto(`/form?plan=${jrfJumpstart.id}&page=/onlinecourses/csir-net`);
    const leave = page.getByRole('link', { name: 'Request a call back' });
    const href = new URL((await leave.getAttribute('href')) ?? '', 'https://own.example');
    expect(href.searchParams.get('plan')).toBe(jrfJumpstart.id);
    expect(href.searchParams.get('page')).toBe(path);
    await page.getByRole('link', { name: 'Look at the crash courses again' }).click();
    await expect(page).toHaveURL(`${path}#${jrfJumpstart.id}`);
    await expect(page.getByRole('heading', { name: jrfJumpstart.title })).toBeInViewport();
  });
});

test('New Batches lists the online and offline pages of the four exams', async ({ page }) => {
  const { batchTab, panel, links, list, button, top } = await openBatches(page);
  await expect(batchTab).toBeDisabled();
  await expect(panel).toHaveAccessibleName('New Batches');
  await expect(links).toHaveCount(8);
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs).toEqual(batchBoard.map(({ url }) => url));
  for (const [index, { content, lastDay }] of batchBoard.entries()) {
    await expect(links.nth(index)).toHaveAccessibleName(
      lastDay ? `${content} Past batch` : content,
    );
  }

  await test.step('the list runs, stands still under the mouse, and stops and goes on by its button', async () => {
    expect(await moves(page)).toBe(true);
    await list.hover();
    expect(await moves(page)).toBe(false);

    await expect(button).toHaveAccessibleName('Pause the batches');
    await button.click();
    await expect(button).toHaveAccessibleName('Play the batches');
    const before = await top();
    expect(before).toBeLessThan(0);
    await page.getByRole('heading', { name: 'QUICK LINKS' }).hover();
    expect(await moves(page)).toBe(false);
    expect(Math.abs((await clickAndMeasure(button)) - before)).toBeLessThan(2);
    expect(await moves(page)).toBe(true);
  });
});

test('from the keyboard: tab, list, button; a link with the focus stands still in view', async ({
  page,
}) => {
  await page.goto(path);
  const { batchTab, panel, button, links } = newBatch(page);
  await batchTab.focus();
  await page.keyboard.press('Enter');
  await expect(panel).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(button).toBeFocused();
  expect(await moves(page)).toBe(true);
  for (let index = 0; index < batchBoard.length; index += 1) {
    await page.keyboard.press('Tab');
    await expect(links.nth(index)).toBeFocused();
    await expect(links.nth(index)).toBeInViewport({ ratio: 0.9 });
  }
  expect(await moves(page)).toBe(false);
  // The copy that closes the loop is not a tab stop.
  await page.keyboard.press('Tab');
  const quickLinks = page.getByRole('region', { name: 'QUICK LINKS' }).getByRole('link');
  await expect(quickLinks.first()).toBeFocused();
  expect(await moves(page)).toBe(true);
});

test('with reduced motion the batches are a list to scroll, without a button', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { button, links } = await openBatches(page);
  await expect(button).toBeHidden();
  expect(await moves(page)).toBe(false);
  await links.last().scrollIntoViewIfNeeded();
  await expect(links.last()).toBeInViewport();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('both panels stand under their headings, and nothing moves', async ({ page }) => {
    await page.goto(path);
    const { cards, links, button, panel } = newBatch(page);
    await expect(page.getByRole('heading', { name: 'Crash Course', exact: true })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'New Batches', exact: true })).toBeVisible();
    await expect(page.getByRole('tablist')).toBeHidden();
    await expect(panel).toHaveCount(2);
    await expect(cards).toHaveCount(2);
    await expect(cards.first()).toBeVisible();
    await expect(links).toHaveCount(8);
    await expect(button).toBeHidden();
  });
});
