import { randomUUID } from 'node:crypto';
import { totpCode, totpStepAt } from '@/lib/staff/totp';
import { logInForm } from '../../support/accounts/log-in-form';
import { expectEveryWidth } from '../../support/browser/every-width';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { hideOtherStaff, newStaff, password } from '../../support/office/staff-account';
import { formIsReady } from '../../support/browser/readiness';

const own = 'seventy moles of krypton';

test('an owner begins: own password, codes of an app, a colleague’s account, and all of it in the audit', async ({
  page,
}) => {
  const email = await newStaff({ role: 'owner', given: true });
  const { open, logIn, form, notice, email: emailBox } = logInForm(page, '/admin');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await open();
  await logIn(email, password);

  // Every page redirects to the account until the password is replaced.
  await page.waitForURL('/searchuser/account');
  await expect(page.getByRole('heading', { name: 'Choose your own password first' })).toBeVisible();
  await page.getByLabel('Current password').fill(password);
  const newPassword = page.getByLabel('New password', { exact: true });
  for (const [field, kind] of [
    [page.getByLabel('Current password'), 'current-password'],
    [newPassword, 'new-password'],
  ] as const) {
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).toHaveAttribute('autocomplete', kind);
  }
  await newPassword.fill('password12345');
  await button('Change password').click();
  await expect(newPassword).toHaveAccessibleDescription(/guessed first/);
  await newPassword.fill(own);
  await button('Change password').click();
  await expect(page.getByText('Password changed.')).toBeVisible();

  await button('Set up two-step verification').click();
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
  await page.getByText('Or enter the key').click();
  const secret = (await page.locator('.code-key p').innerText()).replaceAll(' ', '');
  await page.getByLabel('Code from your app').fill(totpCode(secret, totpStepAt()));
  await page.getByRole('textbox', { name: 'Your password' }).fill(own);
  await button('Turn on').click();
  const codes = page.locator('.recovery-codes li');
  await expect(codes).toHaveCount(8);
  const recovery = await codes.first().innerText();
  await button('I have saved them').click();
  await expect(page.getByText('8 recovery codes left.')).toBeVisible();
  await expectEveryWidth(page);

  // The log-in asks for a code, and keeps the typed fields.
  await button('Logout').click();
  await page.waitForURL('/admin');
  await formIsReady(page);
  await logIn(email, own);
  const code = form.getByLabel('Code from your app');
  await expect(code).toBeFocused();
  await expect(code).toHaveAttribute('inputmode', 'numeric');
  await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
  await expect(emailBox).toHaveValue(email);
  await code.fill('12345');
  await button('Login').click();
  await expect(notice).toHaveText('Enter correct details');
  await button('No phone at hand? Use a recovery code').click();
  await form.getByLabel('Recovery code').fill(recovery);
  await button('Login').click();
  await page.waitForURL('/searchuser');

  const colleague = `${randomUUID()}@example.org`;
  const closed = [await newStaff(), await newStaff()];
  await siteRows('update staff set "disabledAt" = now() where email = any($1)', [closed]);
  await page.goto('/searchuser/staff');
  await expect(button('Logout')).toBeEnabled();
  await page.getByText('Add an account', { exact: true }).click();
  const make = page.getByRole('form', { name: 'Add an account' });
  await make.getByLabel('Name').fill('Ravi Iyer');
  await make.getByLabel('E-mail').fill(colleague);
  await make.getByRole('button').click();
  await expect(make.getByText(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/)).toBeVisible();
  await hideOtherStaff(page, [email, colleague, ...closed]);
  await expectEveryWidth(page);
  const card = page.getByRole('listitem').filter({ hasText: colleague });
  await card.getByText('Close this account').click();
  await card.getByLabel('Reason').fill('Moved to Pune');
  await card.getByRole('button', { name: 'Close account' }).click();
  await expect(card.getByRole('button', { name: 'Reopen the account' })).toBeVisible();
  await expect(page.getByRole('main').getByText('Account closed.')).toBeVisible();

  const menu = page.getByRole('navigation', { name: 'Office' });
  await menu.getByRole('link', { name: 'Reports' }).click();
  await expect(menu.locator('[aria-current]')).toHaveText(['Reports']);
  const reports = page.getByRole('navigation', { name: 'Reports' });
  await expect(reports.locator('[aria-current]')).toHaveText(['Reports']);
  await reports.getByRole('link', { name: 'Audit log' }).click();
  const closing = page.getByRole('row').filter({ hasText: 'Moved to Pune' });
  await expect(closing).toContainText('Closed a staff account');
  await closing.getByRole('link', { name: 'All entries for this record' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'Ravi Iyer' })).toHaveCount(2);
  await page.getByLabel('What', { exact: true }).selectOption('Added a staff account');
  await button('Apply filters').click();
  await expect(page).toHaveURL(/what=staff\.create/);
  await expect(page.getByRole('row').filter({ hasText: 'Ravi Iyer' })).toHaveCount(1);
  await expectEveryWidth(page);
  await page.goBack();
  await expect(page.getByRole('row').filter({ hasText: 'Ravi Iyer' })).toHaveCount(2);
});
