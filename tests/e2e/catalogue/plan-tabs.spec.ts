import type { Page } from 'playwright/test';
import { barBottom, phone } from '../../support/browser/layout';
import { expect, test } from '../../support/browser/visitor';

const path = '/onlinecourses/csir-net';

function planTabs(page: Page) {
  return {
    halfYear: page.getByRole('tab', { name: '6 Months Plan' }),
    year: page.getByRole('tab', { name: '1 Year Plan' }),
    panel: page.getByRole('tabpanel'),
    titles: page.getByRole('article').getByRole('heading'),
  };
}

const tiers = ['Bronze', 'Silver', 'Gold', 'Platinum'];

test('6 Months Plan is the active tab at first; a click on the other shows its four cards and moves the focus to them', async ({
  page,
}) => {
  await page.goto(path);
  const { halfYear, year, panel, titles } = planTabs(page);
  await expect(halfYear).toBeDisabled();
  await expect(halfYear).toHaveAttribute('aria-selected', 'true');
  await expect(year).toBeEnabled();
  await expect(year).toHaveAttribute('aria-selected', 'false');
  await expect(panel).toHaveCount(1);
  await expect(panel).toHaveAccessibleName('6 Months Plan');
  await expect(titles).toHaveText(tiers.map((tier) => `${tier} 6 Months`));

  await year.click();
  await expect(titles).toHaveText(tiers.map((tier) => `${tier} 1 Year`));
  await expect(year).toBeDisabled();
  await expect(year).toHaveAttribute('aria-selected', 'true');
  await expect(halfYear).toBeEnabled();
  await expect(panel).toHaveAccessibleName('1 Year Plan');
  await expect(panel).toBeFocused();
  await halfYear.click();
  await expect(titles).toHaveText(tiers.map((tier) => `${tier} 6 Months`));
  await expect(panel).toBeFocused();

  await test.step('the tabs work from the keyboard, and Tab goes on into the cards', async () => {
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
});

test('an address that names a card of the other tab opens that tab', async ({ page }) => {
  await page.goto(`${path}#csir-net-online-1-year-gold`);
  const { titles } = planTabs(page);
  await expect(titles).toHaveText(tiers.map((tier) => `${tier} 1 Year`));
  await expect(titles.nth(2)).toBeInViewport();
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  test('each price leads to its card, which is not hidden under the bar', async ({ page }) => {
    await page.goto(path);
    const { year } = planTabs(page);
    for (const [tab, prices] of [
      ['6 Months', ['4,999', '6,999', '8,999', '16,180']],
      ['1 Year', ['8,999', '11,999', '13,999', '24,999']],
    ] as const) {
      if (tab === '1 Year') await year.click();
      const jumps = page.getByRole('navigation', { name: `${tab} Plan: jump to a card` });
      await expect(jumps.getByRole('link')).toHaveText(
        tiers.map((tier, index) => `${tier} ${prices[index]}`),
      );
      for (const tier of tiers) {
        await jumps.getByRole('link', { name: tier }).click();
        const title = page.getByRole('heading', { name: `${tier} ${tab}` });
        await expect(title).toBeInViewport({ ratio: 1 });
        const top = (await title.boundingBox())?.y ?? 0;
        expect(top).toBeGreaterThan(await barBottom(page));
        expect(top).toBeLessThan(phone.height / 3);
      }
    }
  });
});
