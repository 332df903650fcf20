import type { Page } from 'playwright/test';
import { csirNetPage } from '@/content/catalogue/exams/csir-net/paper';
import { gatePage } from '@/content/catalogue/exams/gate/paper';
import { iitJamPage } from '@/content/catalogue/exams/iit-jam/paper';
import { institute } from '@/content/facts/institute';
import { phone } from '../../support/browser/layout';
import { expect, test } from '../../support/browser/served-page';

const pages = [
  { page: csirNetPage, id: 'csir-net', crumb: 'CSIR-NET/JRF', cited: '0.5%' },
  { page: iitJamPage, id: 'iit-jam', crumb: 'IIT-JAM', cited: '25-30' },
  { page: gatePage, id: 'gate', crumb: 'GATE', cited: '40-50' },
] as const;

const families = [
  ['Online course', '/onlinecourses/'],
  ['Offline course', '/offlinecourses/'],
  ['Test series', '/testseries/'],
  ['Study material', '/studymaterial/'],
] as const;

const badges = (page: Page) =>
  page.getByRole('list', { name: 'Courses, tests and booklets' }).getByRole('link');
const panel = (page: Page) => page.getByRole('navigation', { name: 'All Courses' });

/** The panel marks the link to the page itself, and opens and closes. */
async function expectPanelToggles(page: Page, path: string, openAtFirst: boolean): Promise<void> {
  const current = panel(page).locator('[aria-current]');
  await expect(current).toHaveCount(1);
  await expect(current).toHaveAttribute('href', path);
  for (const open of [openAtFirst, !openAtFirst, openAtFirst]) {
    await expect(current).toBeVisible({ visible: open });
    await panel(page).locator('summary').click();
  }
}

interface StructuredData {
  '@type': string;
  mainEntity?: { name: string; acceptedAnswer: { text: string } }[];
}

for (const { page: content, id, crumb, cited } of pages) {
  const { path } = content;

  test.describe(path, () => {
    test('leads to the pages of its exam, and tells search engines what it is about and the questions that are on it', async ({
      served,
    }) => {
      const { titles, meta, jsonLd, links, text } = await served(path);
      expect(titles).toEqual([`${content.meta.title} | ${institute.shortName}`]);
      expect(meta.description).toEqual([content.meta.description]);
      expect(meta.keywords).toEqual([content.meta.keywords.join(',')]);
      const data = jsonLd.map((text) => JSON.parse(text) as StructuredData);
      const faqs = data.find((one) => one['@type'] === 'FAQPage')?.mainEntity ?? [];
      expect(faqs.length).toBeGreaterThanOrEqual(8);
      expect(
        faqs.map(({ name, acceptedAnswer }) => ({ question: name, answer: acceptedAnswer.text })),
      ).toEqual(content.faqs.map(({ question, answer }) => ({ question, answer })));
      for (const [, family] of families) expect(links).toContain(family + id);
      const shown = [crumb, cited, ...content.deliverables.items.map(({ name }) => name)];
      for (const words of [...shown, ...content.faqs.flatMap((faq) => [faq.question, faq.answer])])
        expect(text).toContain(words);
    });
  });
}

/** The three pages have the same parts in the same order. */
const [{ page: content, id, crumb, cited }] = pages;
const { path } = content;

test('leads to the four pages of its exam and to the enquiry, with the page it came from', async ({
  page,
}) => {
  await page.goto(path);
  await expect(badges(page)).toContainText(families.map(([name]) => name));
  for (const [index, [, family]] of families.entries()) {
    await expect(badges(page).nth(index)).toHaveAttribute('href', family + id);
  }
  await expectPanelToggles(page, path, true);

  await page.setViewportSize(phone);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  for (const badge of await badges(page).all()) await expect(badge).toBeInViewport({ ratio: 1 });
  await expectPanelToggles(page, path, false);

  await page.getByRole('link', { name: content.enquiry.button }).click();
  await expect(page).toHaveURL(`/contact?${new URLSearchParams({ page: path })}#enquiry`);
  await expect(page.locator('#enquiry')).toBeInViewport();
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('everything can be read and every link is there', async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    const trail = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
    await expect(trail).toHaveText(['Home', crumb]);
    await expect(badges(page)).toHaveCount(4);
    await expect(main.getByText(cited, { exact: true }).first()).toBeVisible();
    await expect(main.getByRole('img').first()).toBeVisible();
    for (const { name, link } of content.deliverables.items) {
      await expect(main.getByRole('heading', { name, exact: true })).toBeVisible();
      await expect(main.locator(`.deliverables a[href="${link.href}"]`).first()).toBeVisible();
    }
    for (const { question, answer } of content.faqs) {
      const given = main.getByText(answer, { exact: true });
      if (!(await given.isVisible())) await main.getByText(question, { exact: true }).click();
      await expect(given).toBeVisible();
    }
    const questions = page.getByRole('region', { name: 'Frequently asked questions' });
    await expect(questions.locator('details > summary')).toHaveCount(content.faqs.length);
  });
});

test('/csir-net-jrf shows the eight CSIR-NET cards again, with enrol links of its own', async ({
  page,
}) => {
  const enrolLinks = async (path: string) => {
    await page.goto(path);
    const links = page.locator('article').getByRole('link', {
      name: /^Enroll Now/,
      includeHidden: true,
    });
    await expect(links).toHaveCount(8);
    return links.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
  };
  const here = await enrolLinks('/csir-net-jrf');
  const there = await enrolLinks('/onlinecourses/csir-net');
  expect(new Set([...here, ...there]).size).toBe(16);
  const queries = here.map((href) => new URL(href).searchParams);
  expect(queries.map((query) => query.get('page'))).toEqual(Array(8).fill('/csir-net-jrf'));
  expect(queries.map((query) => query.get('plan'))).toEqual(
    there.map((href) => new URL(href).searchParams.get('plan')),
  );

  await page.goto('/csir-net-jrf');
  const gold = page.getByRole('article').filter({ hasText: 'Gold 1 Year' });
  await expect(gold).toBeHidden();
  await page.getByRole('tab', { name: '1 Year Plan' }).click();
  await expect(gold.getByText('Price ₹13,999', { exact: true })).toBeVisible();
  await expect(gold.getByRole('link', { name: /^Enroll Now/ })).toHaveAttribute('target', '_blank');
});
