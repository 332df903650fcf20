import { expectFits } from '../../support/browser/every-width';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { staffLoggedIn } from '../../support/office/staff-account';

test('a student finds in the account who looked at their data', async ({
  student: { page, details },
  browser,
  baseURL,
  faults,
}) => {
  await page.goto('/history');
  await page.getByRole('main').getByRole('link', { name: 'My Account' }).click();
  const section = page.getByRole('region', { name: 'Who looked at my data' });
  await expect(section).toContainText('No one has looked at your data yet.');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  const [student] = await siteRows<{ id: string }>('select id from students where email = $1', [
    details.email,
  ]);
  const office = await (await browser.newContext({ baseURL })).newPage();
  await staffLoggedIn(office);
  await office.goto(`/searchuser/person/${student?.id}`);
  await office.getByRole('button', { name: 'Show date of birth' }).click();
  await expect(office.getByText('Born 17 May 2003')).toBeVisible();
  await office.context().close();
  await page.reload();
  const line = section.getByRole('listitem').first();
  await expect(line).toContainText('Counsellor');
  await expect(line).toContainText('Opened your record');
  await expect(line).toContainText('Looked at your date of birth');
  await expectFits(page);
  expect(faults).toEqual([]);
});
