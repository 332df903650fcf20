import { expect, test } from '../../support/browser/served-page';

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
