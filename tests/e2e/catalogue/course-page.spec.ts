import type { Page } from 'playwright/test';
import { bank } from '@/content/facts/bank-account';
import { csirNetOnline } from '@/content/catalogue/exams/csir-net/courses';
import { featureRows } from '@/content/catalogue/features';
import { institute } from '@/content/facts/institute';
import { expect, test } from '../../support/browser/served-page';

const path = '/onlinecourses/csir-net';
const gstNote = 'Note: 18% GST is included in above fees as per govt. norms.';

/** The published prices, written out a second time. */
const cards = [
  ['Bronze 6 Months', '₹4,999', '₹12,095'],
  ['Silver 6 Months', '₹6,999', '₹23,539'],
  ['Gold 6 Months', '₹8,999', '₹31,590'],
  ['Platinum 6 Months', '₹16,180', '₹38,186'],
  ['Bronze 1 Year', '₹8,999', '₹16,595'],
  ['Silver 1 Year', '₹11,999', '₹33,593'],
  ['Gold 1 Year', '₹13,999', '₹44,591'],
  ['Platinum 1 Year', '₹24,999', '₹54,185'],
] as const;

const card = (page: Page, title: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('every card has its prices and all 17 rows, and everything else a student needs can be read', async ({
    page,
  }) => {
    await page.goto(path);
    for (const [title, price, struck] of cards) {
      const plan = card(page, title);
      await expect(plan.getByText(`Price ${price}`, { exact: true })).toBeVisible();
      await expect(plan.locator('s')).toHaveText(`Earlier price ${struck}`);
      await expect(plan.locator('s')).toBeVisible();
      await expect(plan.locator('s')).toHaveCSS('text-decoration-line', 'line-through');
      await expect(plan.locator('li:visible')).toHaveCount(10);
      await plan.getByText('Read More...').click();
      await expect(plan.locator('li:visible')).toHaveCount(17);
      await expect(plan.locator('li')).toContainText(featureRows.map(({ name }) => name));
    }
    const main = page.getByRole('main');
    await expect(main.getByRole('article')).toHaveCount(cards.length);
    await expect(main.getByRole('heading', { name: '6 Months Plan' })).toBeVisible();
    await expect(main.getByRole('heading', { name: '1 Year Plan' })).toBeVisible();
    await expect(main.getByRole('tab')).toHaveCount(0);
    await expect(main.getByText(gstNote, { exact: true })).toBeVisible();
    for (const { printed, href } of institute.phones) {
      const phone = main.getByRole('link', { name: `Call ${printed}` });
      await expect(phone).toBeVisible();
      await expect(phone).toHaveAttribute('href', href);
    }
    for (const fact of Object.values(bank)) {
      await expect(main.getByText(fact, { exact: true })).toBeVisible();
    }
    for (const thing of [
      /detailed application form/,
      /two passport-size photographs/,
      /self-attested identity proof: Aadhar Card or Voter ID Card/,
    ]) {
      await expect(main.getByRole('listitem').filter({ hasText: thing }).last()).toBeVisible();
    }
    await expect(main).toContainText('by cash or net banking');
    await expect(main.locator('details:has(> p)')).toHaveCount(11);
    expect(csirNetOnline.faqs).toHaveLength(11);
    for (const { question, answer } of csirNetOnline.faqs) {
      const asked = main.getByText(question, { exact: true });
      const given = main.getByText(answer, { exact: true });
      await expect(asked).toBeVisible();
      if (!(await given.isVisible())) await asked.click();
      await expect(given).toBeVisible();
    }
  });
});

test('Read More... shows the other seven rows and Read Less hides them; what a tier leaves out and adds is said in words', async ({
  page,
}) => {
  await page.goto(path);
  const plan = card(page, 'Gold 6 Months');
  const last = plan.getByText('Price (Inc. GST)');
  const rest = featureRows.slice(10);
  await expect(plan.getByText('Previous Year Questions Tests')).toBeVisible();
  await expect(last).toBeHidden();

  const more = plan.locator('summary');
  await expect(more).toContainText('Read More...');
  await more.press('Enter');
  for (const { name } of rest) await expect(plan.getByText(name)).toBeVisible();
  await expect(plan.getByText('Read Less')).toBeVisible();
  await expect(plan.getByText('Read More...')).toBeHidden();
  await expect(card(page, 'Silver 6 Months').getByText('Price (Inc. GST)')).toBeHidden();

  await plan.getByText('Read Less').click();
  for (const { name } of rest) await expect(plan.getByText(name)).toBeHidden();
  await expect(plan.getByText('Read More...')).toBeVisible();

  const row = (tier: string, name: string) =>
    card(page, `${tier} 6 Months`).getByRole('listitem').filter({ hasText: name });
  await expect(row('Bronze', 'Live Sessions').first()).toContainText('not included');
  await expect(row('Bronze', 'Pre Recorded Lectures')).toContainText(', included');
  await expect(row('Gold', 'Live Sessions').first()).toContainText('added');
  await expect(row('Platinum', 'Subtopicwise Tests')).toContainText('added');
  await card(page, 'Platinum 6 Months').getByText('Read More...').click();
  await expect(row('Platinum', 'Theory Booklets')).toContainText('not included');

  const table = page.getByRole('table');
  await expect(table.getByRole('row')).toHaveCount(5);
  const silver = table.getByRole('row', { name: /^Silver/ });
  await expect(silver.getByRole('cell')).toHaveText([
    /^The same classes and material as Bronze: 8 items\./,
    '₹6,999 ₹2,000 more of which GST ₹1,067.64 about ₹1,167 a month over 6 months',
    '₹11,999 ₹3,000 more of which GST ₹1,830.36 about ₹1,000 a month over 1 year',
  ]);
  await expect(table.getByRole('row', { name: /^Gold/ })).toContainText(
    'Live sessions and the recording of each live session.',
  );
});

interface StructuredData {
  '@type': string;
  itemListElement?: { name: string; item: string }[];
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
}

test('search engines are told the questions and the way Home that are on the page', async ({
  served,
}) => {
  const { titles, meta, jsonLd } = await served(path);
  expect(titles).toEqual([`${csirNetOnline.meta.title} | ${institute.shortName}`]);
  expect(meta.description).toEqual([expect.stringMatching(/Fees from ₹4,999\.$/)]);
  expect(meta.keywords).toEqual([expect.stringContaining('CSIR NET')]);
  const data = jsonLd.map((text) => JSON.parse(text) as StructuredData);
  const faqs = data.find((one) => one['@type'] === 'FAQPage')?.mainEntity ?? [];
  expect(
    faqs.map(({ name, acceptedAnswer }) => ({ question: name, answer: acceptedAnswer.text })),
  ).toEqual(csirNetOnline.faqs.map(({ question, answer }) => ({ question, answer })));
  const list = data.find((one) => one['@type'] === 'BreadcrumbList');
  expect(list?.itemListElement?.map(({ name, item }) => [name, new URL(item).pathname])).toEqual([
    ['Home', '/'],
    ['CSIR NET Chemical Sciences Online Course', path],
  ]);
});

test('the breadcrumb leads Home; on paper every plan, row and answer is there, and nothing to click', async ({
  page,
}) => {
  await page.goto(path);
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  const here = 'CSIR NET Chemical Sciences Online Course';
  await expect(breadcrumb.getByRole('listitem')).toHaveText(['Home', here]);
  await expect(breadcrumb.locator('[aria-current=page]')).toHaveText(here);
  await expect(breadcrumb.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  const hidden = card(page, 'Platinum 1 Year').getByText('Theory Booklets');
  const answer = page.getByText(csirNetOnline.faqs.at(-1)?.answer ?? '', { exact: true });
  await expect(hidden).toBeHidden();
  await expect(answer).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(hidden).toBeVisible();
  await expect(answer).toBeVisible();
  for (const [title, price] of cards) {
    await expect(card(page, title).getByText(`Price ${price}`, { exact: true })).toBeVisible();
    await expect(card(page, title).locator('li:visible')).toHaveCount(17);
  }
  await expect(page.getByText(gstNote)).toBeVisible();
  await expect(page.getByRole('link', { name: /^Enroll Now/ })).toHaveCount(0);
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});
