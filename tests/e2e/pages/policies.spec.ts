import { barBottom, desktop, documentTop, phone } from '../../support/browser/layout';
import { expect, test } from '../../support/browser/visitor';

test('a paragraph and the contents of a policy are led to below the bar, on a phone and a desktop, and it prints', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto('/refund-policy#clause-4-2');
  const clause = page.getByText('counted from the day we receive your written request');
  await expect(clause).toBeInViewport({ ratio: 1 });
  expect(await clause.innerText()).toMatch(/^4\.2/);

  // The policy with most of each kind of element.
  await page.goto('/terms-condition');
  const contents = page.getByRole('navigation', { name: 'Contents' });
  const names = await contents.getByRole('link').allInnerTexts();
  expect(names.length).toBeGreaterThan(7);
  for (const viewport of [phone, desktop]) {
    await page.setViewportSize(viewport);
    for (const index of [0, 7, names.length - 1]) {
      await contents.getByRole('link').nth(index).click();
      const name = (names[index] ?? '').replace(/\s+/g, ' ');
      const heading = page.getByRole('heading', { level: 2, name, exact: true });
      await expect(heading).toBeInViewport({ ratio: 1 });
      const top = (await documentTop(heading)) - (await page.evaluate(() => scrollY));
      expect(top, name).toBeGreaterThanOrEqual(await barBottom(page));
    }
  }

  await test.step('on paper only the text is left, with its numbers', async () => {
    await page.emulateMedia({ media: 'print' });
    await expect(contents).toBeHidden();
    await expect(page.getByRole('banner')).toBeHidden();
    await expect(page.getByRole('contentinfo')).toBeHidden();
    await expect(page.getByRole('navigation', { name: 'All Courses' })).toBeHidden();
    await expect(page.locator('.policy-number').first()).toBeVisible();
  });
});
