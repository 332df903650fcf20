import { batchBoard } from '@/content/catalogue/new-batch';
import { jrfJumpstart, testSeriesOffer } from '@/content/catalogue/offers';
import { framesLater } from '../../support/browser/layout';
import { expect, test } from '../../support/browser/served-page';

test('Crash Course is the active tab at first; New Batches is reached from the keyboard, and a link with the focus stands still in view; both are on paper', async ({
  page,
  served,
}) => {
  await page.goto('/new-batch');
  const crashTab = page.getByRole('tab', { name: 'Crash Course' });
  const batchTab = page.getByRole('tab', { name: 'New Batches' });
  const panel = page.getByRole('tabpanel');
  const cards = page.getByRole('article');
  const board = page.getByRole('region', { name: 'All batches' });
  const links = board.getByRole('link');
  const button = board.getByRole('button', { name: /^(Pause|Play) the batches$/ });
  const quickLinks = page.getByRole('region', { name: 'QUICK LINKS' }).getByRole('link');
  const track = board.locator('.notice-track');
  const moves = async () => {
    const top = () => track.evaluate((node) => node.getBoundingClientRect().top);
    const before = await top();
    await framesLater(page, 6);
    return (await top()) !== before;
  };

  await expect(crashTab).toBeDisabled();
  await expect(panel).toHaveAccessibleName('Crash Course');
  await expect(cards).toHaveCount(2);
  await expect(quickLinks.nth(2)).toHaveAttribute('aria-current', 'page');

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

  await test.step('from the keyboard: tab, list, button, links', async () => {
    await batchTab.focus();
    await page.keyboard.press('Enter');
    await expect(panel).toBeFocused();
    await expect(panel).toHaveAccessibleName('New Batches');
    await page.keyboard.press('Tab');
    await expect(button).toBeFocused();
    expect(await moves()).toBe(true);
    for (const [index, { content, lastDay }] of batchBoard.entries()) {
      await page.keyboard.press('Tab');
      await expect(links.nth(index)).toBeFocused();
      await expect(links.nth(index)).toBeInViewport({ ratio: 0.9 });
      await expect(links.nth(index)).toHaveAccessibleName(
        lastDay ? `${content} Past batch` : content,
      );
    }
    expect(await moves()).toBe(false);
    // The copy that closes the loop is not a tab stop.
    await page.keyboard.press('Tab');
    await expect(quickLinks.first()).toBeFocused();
    expect(await moves()).toBe(true);
  });

  await test.step('on paper both panels are there, and the batches once', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(cards).toHaveCount(2);
    await expect(links).toHaveCount(8);
    await expect(links.last()).toBeVisible();
    await expect(button).toBeHidden();
    await expect(page.locator('.notice-track > ul').last()).toBeHidden();
  });
});
