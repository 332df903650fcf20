import type { Page } from 'playwright/test';
import { coaching, questionGroups } from '@/content/pages/home';
import { notices } from '@/content/facts/notices';
import { expect, test } from '../../support/browser/visitor';

const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

const exams = [
  ['CSIR-NET Chemical Sciences', 'csir-net'],
  ['GATE Chemistry', 'gate'],
  ['IIT-JAM Chemistry', 'iit-jam'],
  ['CUET (PG) Chemistry', 'cuet'],
] as const;

const counters = [
  ['HAPPY STUDENTS', '2000+'],
  ['NET QUALIFIED', '200+'],
  ['GATE QUALIFIED', '1500+'],
  ['IIT JAM QUALIFIED', '100+'],
  ['TIFR QUALIFIED', '20+'],
] as const;

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the blocks stand in the order of the specification, with courses, counters, notices and questions', async ({
    page,
  }) => {
    await page.goto('/');
    const headings = await page.getByRole('main').locator('h1, h2').allInnerTexts();
    expect(headings.slice(4)).toEqual([
      'Chemistry coaching in Delhi and online',
      'NOTICE',
      'QUICK LINKS',
      'OUR COURSES',
      'How we teach',
      'OUR RESULT',
      'Admissions',
      'Study materials',
      'Class schedules',
      'Why chemistry',
      'CSIR-NET Chemistry coaching',
      'IIT-JAM Chemistry coaching',
      'GATE Chemistry coaching',
      'See a class before you join one',
      'Get A Free Registration!',
    ]);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);

    const courses = region(page, 'OUR COURSES');
    for (const [title, family] of [
      ['Online Courses', 'onlinecourses'],
      ['Offline Courses', 'offlinecourses'],
    ] as const) {
      await expect(courses.getByRole('heading', { name: title })).toBeVisible();
      for (const [name, id] of exams) {
        const link = page.locator(`a[href="/${family}/${id}"]`);
        const card = courses.getByRole('article').filter({ has: link });
        await expect(card.getByRole('heading', { name })).toBeVisible();
        await expect(card.getByRole('link')).toHaveText(/^VIEW DETAILS/);
        await expect(courses.getByRole('listitem').locator(link)).toContainText(name);
      }
    }

    const strip = region(page, 'Our students in numbers');
    await expect(strip.getByRole('term')).toHaveText(counters.map(([label]) => label));
    await expect(strip.getByRole('definition')).toHaveText(counters.map(([, number]) => number));

    const links = region(page, 'NOTICE').getByRole('link');
    await expect(links).toHaveCount(notices.length);
    for (const { content, url } of notices) {
      const link = links.and(
        page.getByRole('link', { name: `${content} Past batch`, exact: true }),
      );
      await link.scrollIntoViewIfNeeded();
      await expect(link).toBeInViewport();
      await expect(link).toHaveAttribute('href', url);
    }

    for (const { question, answer } of questionGroups.flatMap(({ faqs }) => faqs)) {
      const given = page.getByText(answer, { exact: true });
      if (!(await given.isVisible())) await page.getByText(question, { exact: true }).click();
      await expect(given).toBeVisible();
    }
  });
});

test('the blocks are complete and their buttons lead where the specification sends them', async ({
  page,
}) => {
  await page.goto('/');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: /^View Details/ })).toHaveAttribute(
    'href',
    '/onlinecourses/csir-net',
  );
  const all = (name: string) => region(page, name).getByRole('link', { name: /^View All/ });
  await expect(all('OUR COURSES')).toHaveAttribute('href', '/onlinecourses/csir-net');
  await expect(all('OUR RESULT')).toHaveAttribute('href', '/result');
  const quick = region(page, 'QUICK LINKS').getByRole('link');
  const hrefs = await quick.evaluateAll((links) =>
    links.map((link) => [link.textContent, link.getAttribute('href')]),
  );
  expect(hrefs).toEqual([
    ['Test Series', '/testseries'],
    ['Study material', '/studymaterial'],
    ['New Batches', '/new-batch'],
    ['Student Login', '/student-login'],
    ['Results', '/result'],
    ['Blogs', 'https://example.org/blog'],
    ['Popular Videos', '/videos'],
  ]);

  await expect(region(page, 'How we teach').getByRole('heading', { level: 3 })).toHaveText([
    'Teaching method',
    'Study material',
    'Timely syllabus cover',
    'Flexibility',
    'Access to recordings',
    'Interactive classes',
  ]);
  const cards = region(page, 'OUR RESULT').getByRole('listitem');
  await expect(cards).toHaveCount(5);
  for (const [index, [label, number]] of counters.entries()) {
    await expect(cards.nth(index)).toContainText(`${number} ${label}`);
  }
  for (const { heading, cited } of coaching) {
    await expect(region(page, heading)).toContainText(cited.figure);
  }
  const jam = region(page, 'IIT-JAM Chemistry coaching').getByRole('article');
  await expect(jam.getByRole('heading')).toHaveText(['1-year programme', '2-year programme']);

  // The video is fetched on request.
  await expect(region(page, 'See a class before you join one')).toBeVisible();
  await expect(page.locator('iframe')).toHaveCount(0);

  await test.step('the tabs of OUR COURSES show one set of cards at a time', async () => {
    const courses = region(page, 'OUR COURSES');
    const [online, offline] = ['Online Courses', 'Offline Courses'].map((name) => ({
      tab: courses.getByRole('tab', { name }),
      panel: courses.getByRole('tabpanel', { name, includeHidden: true }),
    }));
    if (!online || !offline) throw new Error('two tabs expected');
    await expect(online.tab).toBeDisabled();
    await expect(online.panel).toBeVisible();
    await expect(offline.panel).toBeHidden();
    await offline.tab.click();
    await expect(offline.tab).toBeDisabled();
    await expect(offline.panel).toBeFocused();
    await expect(online.panel).toBeHidden();
    await expect(offline.panel.getByRole('link', { name: /^VIEW DETAILS/ })).toHaveCount(4);
  });
});
