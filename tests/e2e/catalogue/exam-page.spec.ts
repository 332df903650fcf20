import { csirNetPage } from '@/content/catalogue/exams/csir-net/paper';
import { gatePage } from '@/content/catalogue/exams/gate/paper';
import { iitJamPage } from '@/content/catalogue/exams/iit-jam/paper';
import { enrollHref } from '@/content/catalogue/payment-links';
import { overflow } from '../../support/browser/axe';
import { phone } from '../../support/browser/layout';
import { expect, test } from '../../support/browser/served-page';

const path = '/csir-net-jrf';

test('each page of an exam leads to its courses, tests and booklets, with every question on it and in its data', async ({
  served,
}) => {
  for (const [content, id] of [
    [csirNetPage, 'csir-net'],
    [iitJamPage, 'iit-jam'],
    [gatePage, 'gate'],
  ] as const) {
    const { jsonLd, links, text } = await served(content.path);
    for (const family of ['onlinecourses', 'offlinecourses', 'testseries', 'studymaterial'])
      expect(links).toContain(`/${family}/${id}`);
    expect(text).toContain(content.cited.figure);
    for (const { name } of content.deliverables.items) expect(text).toContain(name);
    // That they are on the page as well is checked with the other structured data.
    const told = jsonLd.join();
    for (const { question } of content.faqs) expect(told).toContain(JSON.stringify(question));
    const plans = content.plans?.tabs.flatMap((tab) => tab.plans) ?? [];
    for (const plan of plans) expect(links).toContain(enrollHref(plan.id, path));
  }
});

test('on a phone the heading and the four badges are in view at once; the form of the marks planner fits, and the enquiry knows the page', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  const badges = page.getByRole('list', { name: 'Courses, tests and booklets' }).getByRole('link');
  await expect(badges).toHaveCount(4);
  for (const badge of await badges.all()) await expect(badge).toBeInViewport({ ratio: 1 });

  await page.setViewportSize({ ...phone, width: 320 });
  const planner = page.getByRole('form', { name: /^Marks planner/ });
  for (const field of await planner.getByRole('textbox').all()) {
    const box = await field.boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
    expect(box?.width).toBeGreaterThanOrEqual(44);
  }
  expect(await overflow(page)).toBe(0);

  await test.step('the table of the pattern opens, repeats its column names beside each number, and keeps its total', async () => {
    await page.getByText('The pattern as a table').click();
    const table = page.getByRole('table', { name: /^CSIR-NET, Chemical Sciences/ });
    const whole = table.getByRole('row', { name: /^Whole paper/ });
    await expect(whole.getByRole('cell')).toHaveText(['', '120', '75', '', '', '200']);
    await expect(table.getByRole('columnheader', { name: 'Answers counted' })).toBeAttached();
  });

  await page.getByRole('link', { name: csirNetPage.enquiry.button }).click();
  await expect(page).toHaveURL(`/contact?${new URLSearchParams({ page: path })}#enquiry`);
  await expect(page.locator('#enquiry')).toBeInViewport();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('every answer can be read, and examples stand in place of the planner', async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const [faq] = csirNetPage.faqs.slice(-1);
    await main.getByText(faq?.question ?? '', { exact: true }).click();
    await expect(main.getByText(faq?.answer ?? '', { exact: true })).toBeVisible();
    await expect(page.getByRole('form', { name: /^Marks planner/ })).toBeHidden();
    const table = page.getByRole('table', { name: /^Marks out of 200/ });
    await expect(table.getByRole('row', { name: /^75%/ }).getByRole('cell')).toHaveText([
      '75',
      '103',
      '131',
    ]);
  });
});
