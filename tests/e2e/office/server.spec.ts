import { expectEveryWidth } from '../../support/browser/every-width';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { logInAs, newStaff } from '../../support/office/staff-account';

test('an owner reads how the server is doing', async ({ page }) => {
  await siteRows(`insert into backup_records values (now(), now(), now())`, []);
  await logInAs(page, await newStaff({ role: 'owner' }));
  await page.goto('/searchuser/server');
  const row = (name: string) =>
    page.getByRole('row').filter({ has: page.getByRole('rowheader', { name, exact: true }) });
  await expect(row('Last backup')).toContainText(
    /fine\s*today \d\d:\d\d, restored and compared: yes\./,
  );
  await expect(row('Memory')).toContainText(/The largest process takes [1-9]\d+ MB\./);
  await expect(page.getByRole('link', { name: 'Server' })).toHaveAttribute('aria-current', 'page');
  await expectEveryWidth(page);
});
