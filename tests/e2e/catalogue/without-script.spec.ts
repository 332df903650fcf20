import { jrfJumpstart } from '@/content/catalogue/offers';
import { phone } from '../../support/browser/layout';
import { expect, test } from '../../support/browser/visitor';

test.use({ javaScriptEnabled: false });

test('fees are filtered by exam and mode without scripts, and lead to the plan', async ({
  page,
}) => {
  await page.goto('/fees');
  const sections = page.getByRole('region', { name: /^(CSIR|GATE|IIT|CUET).* fees$/ });
  await expect(sections).toHaveCount(4);
  await page
    .getByRole('navigation', { name: 'Exam' })
    .getByRole('link', { name: 'GATE', exact: true })
    .click();
  await expect(sections).toHaveCount(1);
  await page.getByRole('radio', { name: 'Classroom', exact: true }).check();
  const rows = sections.getByRole('rowheader');
  await expect(rows).toHaveText([/^Diamond 6 Months/, /^Diamond 1 Year/]);
  await page.getByRole('radio', { name: 'Online', exact: true }).check();
  await expect(rows).toHaveCount(8);
  await page.getByRole('link', { name: 'All exams' }).click();
  await expect(sections).toHaveCount(4);
  await sections.first().getByRole('link', { name: 'Gold 6 Months' }).click();
  await expect(page).toHaveURL(/\/onlinecourses\/csir-net#csir-net-online-6-months-gold$/);
});

test('the fees page finds the plan that fits and the next, and says what lies above the budget', async ({
  page,
}) => {
  await page.goto('/fees');
  await page.getByText('Find the plan that fits').click();
  await page.getByRole('combobox', { name: 'Exam', exact: true }).selectOption('CSIR-NET');
  await page.getByLabel('Time until the exam').selectOption('6 to 12 months');
  await page.getByLabel('Classes', { exact: true }).selectOption('Online');
  await page.getByLabel('Live classes', { exact: true }).check();
  await page.getByLabel('PYQs books in print').check();
  await page.getByLabel('Budget in ₹ (optional)').fill('15,000');
  await page.getByRole('button', { name: 'Show the plan' }).click();
  const plans = page.locator('main li', { has: page.getByRole('heading', { level: 3 }) });
  await expect(plans).toHaveText([
    /^Fits best.*Platinum 1 Year.*It includes everything you ticked\. It is above your budget\./,
    /^The next choice.*Gold 1 Year.*Without PYQs books in print\./,
  ]);
  await plans.first().getByRole('link', { name: 'What it includes' }).click();
  await expect(page).toHaveURL(/\/onlinecourses\/csir-net#csir-net-online-1-year-platinum$/);
});

test('the facts of an exam name their sources and lead to one another; the cut-offs can be read on a phone', async ({
  page,
}) => {
  const about = page.getByRole('navigation', { name: 'About CSIR-NET' });
  await page.goto('/csir-net-jrf/eligibility');
  await page.getByText('Sources', { exact: true }).click();
  await expect(page.getByRole('link', { name: /Information Bulletin/ }).first()).toBeVisible();
  await expect(about.locator('[aria-current="page"]')).toHaveText('CSIR-NET eligibility');

  await test.step('the syllabus lists the units with their topics', async () => {
    await about.getByRole('link', { name: 'CSIR-NET syllabus' }).click();
    await expect(page).toHaveURL('/csir-net-jrf/syllabus');
    const physical = page.getByRole('table', { name: 'Physical chemistry: 14 units' });
    await expect(physical.getByRole('row')).toHaveCount(15);
    const solid = physical.getByRole('row', { name: /Solid state/ });
    await expect(solid).toContainText('Bragg’s law');
  });

  await test.step('each cut-off stands under its category', async () => {
    await page.setViewportSize(phone);
    await about.getByRole('link', { name: 'cut-off' }).click();
    await expect(page).toHaveURL('/csir-net-jrf/cut-off');
    const jrf = page.getByRole('table', { name: 'JRF cut-off in Chemical Sciences, percent' });
    const session = jrf.getByRole('row', { name: /Dec 2018/ });
    const cells = session.getByRole('cell');
    await expect(cells).toHaveText(['57.75', '–', '49.75', '40.25', '30.25', '25.50']);
    await expect(cells.first()).toHaveAttribute('data-label', 'UR');
  });
});

test('both panels of New Batches stand under their headings, and nothing moves; a chosen crash course leads back to its card', async ({
  page,
}) => {
  await page.goto('/new-batch');
  for (const name of ['Crash Course', 'New Batches'])
    await expect(page.getByRole('heading', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('tablist')).toBeHidden();
  await expect(page.getByRole('article')).toHaveCount(2);
  const board = page.getByRole('region', { name: 'All batches' });
  await expect(board.getByRole('link')).toHaveCount(8);
  await expect(board.getByRole('button')).toBeHidden();

  await page.goto(`/form?plan=${jrfJumpstart.id}&page=/onlinecourses/csir-net`);
  const leave = page.getByRole('link', { name: 'Request a call back' });
  const href = new URL((await leave.getAttribute('href')) ?? '', 'https://own.example');
  expect(href.searchParams.get('plan')).toBe(jrfJumpstart.id);
  expect(href.searchParams.get('page')).toBe('/new-batch');
  await page.getByRole('link', { name: 'Look at the crash courses again' }).click();
  await expect(page).toHaveURL(`/new-batch#${jrfJumpstart.id}`);
  await expect(page.getByRole('heading', { name: jrfJumpstart.title })).toBeInViewport();
});
