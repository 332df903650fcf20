import { phone } from '../../support/browser/layout';
import { expect, test } from '../../support/browser/served-page';

test.use({ javaScriptEnabled: false });

test('the syllabus lists the units with their topics and marks what has one source', async ({
  page,
}) => {
  await page.goto('/csir-net-jrf/syllabus');
  const physical = page.getByRole('table', { name: 'Physical chemistry: 14 units' });
  await expect(physical.getByRole('row')).toHaveCount(15);
  const solid = physical.getByRole('row', { name: /Solid state/ });
  await expect(solid).toContainText('Bragg’s law');
  await expect(solid.getByText('one source')).toBeVisible();
  const inorganic = page.getByRole('table', { name: 'Inorganic chemistry: 12 units' });
  await expect(inorganic.getByText('one source')).toHaveCount(0);
});

test('the cut-offs can be read on a phone, each under its category', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/csir-net-jrf/cut-off');
  const jrf = page.getByRole('table', { name: 'JRF cut-off in Chemical Sciences, percent' });
  const session = jrf.getByRole('row', { name: /Dec 2018/ });
  await expect(session.getByRole('cell')).toHaveText([
    '57.75',
    '–',
    '49.75',
    '40.25',
    '30.25',
    '25.50',
  ]);
  await expect(session.getByRole('cell').first()).toHaveAttribute('data-label', 'UR');
});

test('the eligibility names its sources, and leads to the exam and its other pages', async ({
  page,
}) => {
  await page.goto('/csir-net-jrf/eligibility');
  const fee = page.locator('section', {
    has: page.getByRole('heading', { name: 'Application fee' }),
  });
  await fee.getByText('Sources, checked on 23 Nov 2026').click();
  await expect(fee.getByRole('link', { name: /Information Bulletin/ })).toBeVisible();
  const about = page.getByRole('navigation', { name: 'About CSIR-NET' });
  await expect(about.locator('[aria-current="page"]')).toHaveText('CSIR-NET eligibility');
  await about.getByRole('link', { name: 'CSIR-NET syllabus' }).click();
  await expect(page).toHaveURL('/csir-net-jrf/syllabus');
  await page.getByRole('navigation', { name: 'About CSIR-NET' }).getByRole('link').first().click();
  await expect(page).toHaveURL('/csir-net-jrf');
});
