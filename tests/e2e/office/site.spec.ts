import { expectEveryWidth } from '../../support/browser/every-width';
import { watchFaults } from '../../support/browser/page-faults';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { staffLoggedIn } from '../../support/office/staff-account';

// Publishing itself builds the site anew: tests/server/publishing.test.ts.
test('an owner fills in a form, corrects it, and reads what would change', async ({
  page,
  baseURL,
}) => {
  await siteRows('delete from site_drafts', []);
  const faults = watchFaults(page, baseURL ?? '');
  await staffLoggedIn(page, 'owner');
  await page.goto('/searchuser/site/institute');
  await page.getByLabel('Phone number 1').fill('98765 43210');
  await page.getByLabel('Phone number 2').fill('call me');
  await page.getByLabel('Phone number 3').fill('011 2654 3210');
  await page.getByRole('button', { name: 'Save' }).click();
  const second = page.getByLabel('Phone number 2');
  await expect(second).toHaveAccessibleDescription(
    'Enter a phone number of ten digits, such as 98765 43210',
  );
  await expect(second).toBeFocused();
  await expect(second).toHaveValue('call me');
  await expectEveryWidth(page, 'a refused form of the site');
  await second.fill('98765 43211');
  await expect(page.getByRole('complementary', { name: 'As set here' })).toContainText(
    '+91 98765 43210, +91 98765 43211',
  );
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByRole('link', { name: 'To publishing' }).click();

  await expect(page.getByRole('region', { name: 'Publish' })).toContainText(
    'Institute, Phone numbers+91 00000 00001, +91 00000 00002, +91 00000 00003 → +91 98765 43210, +91 98765 43211',
  );
  await expect(page.getByRole('button', { name: 'Publish' })).toBeEnabled();
  await expectEveryWidth(page, 'the site page');
  // The form that was refused.
  expect(faults.filter((fault) => !fault.includes('422') && !fault.includes('/site/save'))).toEqual(
    [],
  );
  await siteRows('delete from site_drafts', []);
});

test('the batches of today stand in their form, and one more can be added and removed', async ({
  page,
}) => {
  await staffLoggedIn(page, 'owner');
  await page.goto('/searchuser/site/batches');
  const batches = page.getByRole('group', { name: /^Batch \d+$/ });
  const count = await batches.count();
  expect(count).toBeGreaterThan(0);
  await page.getByRole('button', { name: 'Add batch' }).click();
  await expect(batches).toHaveCount(count + 1);
  await expect(batches.last().getByLabel('Exam and session')).toHaveValue('');
  await page.getByRole('button', { name: `Remove batch ${count + 1}` }).click();
  await expect(batches).toHaveCount(count);
  await expectEveryWidth(page, 'the form of batches');
});

test('a point of the checklist is settled where it stands', async ({ page }) => {
  await siteRows('delete from launch_decisions', []);
  await staffLoggedIn(page, 'owner');
  await page.goto('/searchuser/site');
  const point = page.getByRole('listitem').filter({ hasText: 'five counters' }).first();
  await point.getByText('Keep it as it is, or decide').click();
  await point.getByLabel('What you have decided').fill('The records are in the office.');
  await point.getByRole('button', { name: 'Settle' }).click();
  await expect(page.getByRole('region', { name: 'Settled' })).toContainText(
    'The records are in the office.',
  );
  await siteRows('delete from launch_decisions', []);
});

test('a counsellor sees no way to the site and is refused at its address', async ({ page }) => {
  await staffLoggedIn(page, 'counsellor');
  await page.goto('/searchuser');
  await expect(page.getByRole('link', { name: 'Site', exact: true })).toHaveCount(0);
  await page.goto('/searchuser/site');
  await expect(page.getByRole('main')).toContainText('Only the owner');
});
