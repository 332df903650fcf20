import type { Page } from 'playwright/test';
import { barBottom, desktop, documentTop, phone } from '../../support/browser/layout';
import { expect, test } from '../../support/browser/visitor';

const paths = ['/refund-policy', '/shipping-policy', '/privacy-policy', '/terms-condition'];

const contents = (page: Page) => page.getByRole('navigation', { name: 'Contents' });

const tablet = { width: 768, height: 1024 };
/** The policy with most of each kind of element. */
const longest = '/terms-condition';
const updated: Record<string, readonly [day: string, printed: string]> = {
  '/shipping-policy': ['2023-12-16', 'December 16, 2023'],
  '/privacy-policy': ['2023-12-12', 'December 12, 2023'],
  '/terms-condition': ['2023-12-12', 'December 12, 2023'],
};

/** Every n-th line of the contents leads to its heading, below the bar. */
async function expectContentsLead(page: Page, every = 1): Promise<void> {
  const links = contents(page).getByRole('link');
  const names = await links.allInnerTexts();
  expect(names.length).toBeGreaterThan(7);
  for (const [index, name] of names.entries()) {
    if (index % every > 0) continue;
    await links.nth(index).click();
    const words = name.replace(/\s+/g, ' ');
    const heading = page.getByRole('heading', { level: 2, name: words, exact: true });
    await expect(heading).toBeInViewport({ ratio: 1 });
    const top = (await documentTop(heading)) - (await page.evaluate(() => scrollY));
    expect(top, words).toBeGreaterThanOrEqual(await barBottom(page));
  }
}

/** Sections and paragraphs are numbered without a gap, in text; ids are unique. */
async function expectNumbered(page: Page): Promise<void> {
  const sections = page.locator('.policy-section');
  const count = await sections.count();
  for (let number = 1; number <= count; number += 1) {
    const section = sections.nth(number - 1);
    await expect(section.getByRole('heading')).toHaveText(new RegExp(`^${number}\\. \\S`));
    const clauses = await section.locator('.policy-number').allInnerTexts();
    expect(clauses.length).toBeGreaterThan(0);
    expect(clauses).toEqual(clauses.map((_, index) => `${number}.${index + 1}`));
  }
  const ids = await page.locator('[id]').evaluateAll((nodes) => nodes.map(({ id }) => id));
  expect(ids.filter((id, index) => ids.indexOf(id) !== index)).toEqual([]);
}

/** In print only the text is left, with its numbers. */
async function expectPrintable(page: Page): Promise<void> {
  await page.emulateMedia({ media: 'print' });
  await expect(contents(page)).toBeHidden();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'All Courses' })).toBeHidden();
  await expect(page.locator('.policy-number').first()).toBeVisible();
}

test('numbers and dates of every policy; its paragraphs and results can be linked to', async ({
  page,
}) => {
  for (const path of paths) {
    await page.goto(path);
    await expectNumbered(page);
    const [day, printed] = updated[path] ?? [];
    if (day && printed) {
      await expect(page.getByText(`Last updated ${printed}`)).toBeVisible();
      await expect(page.locator(`time[datetime="${day}"]`)).toHaveText(printed);
    }
  }

  await page.goto('/refund-policy#clause-4-2');
  const clause = page.getByText('counted from the day we receive your written request');
  await expect(clause).toBeInViewport({ ratio: 1 });
  expect(await clause.innerText()).toMatch(/^4\.2/);
  const explore = (exam: string) => page.getByRole('link', { name: `Explore ${exam} results` });
  for (const [exam, id] of Object.entries({ GATE: 'gate', 'IIT-JAM': 'iit-jam' })) {
    await expect(explore(exam)).toHaveAttribute('href', `/result-explore/${id}`);
  }
  await explore('CSIR-NET').click();
  await expect(page).toHaveURL('/result-explore/csir-net');
});

test('the contents of the longest policy lead on at every width, and it prints', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(longest);
  await expectContentsLead(page);
  for (const viewport of [tablet, desktop]) {
    await page.setViewportSize(viewport);
    await expectContentsLead(page, 4);
  }
  await expectPrintable(page);
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false, viewport: phone });

  test('the contents work and All Courses opens', async ({ page }) => {
    await page.goto('/terms-condition');
    await contents(page).getByRole('link', { name: '14. Changes to these Terms' }).click();
    await expect(page.getByText('at least 30 days’ notice')).toBeInViewport({ ratio: 1 });
    await page.getByText('All Courses').click();
    await expect(page.getByRole('list', { name: 'Courses List' })).toBeVisible();
  });
});
