import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { totpCode, totpStepAt } from '@/lib/staff/totp';
import { logInForm } from '../../support/accounts/log-in-form';
import { bearer, heldToken } from '../../support/accounts/student-account';
import { expectFits } from '../../support/browser/every-width';
import { formIsReady } from '../../support/browser/readiness';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { hideOtherStaff, newStaff, password } from '../../support/office/staff-account';

const own = 'seventy moles of krypton';

/** A device that confirms every passkey at once. */
async function withAuthenticator(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test('an owner begins: own password, codes of an app, a passkey, a colleague’s account, and all of it in the audit', async ({
  page,
}) => {
  const email = await newStaff({ role: 'owner', given: true });
  const { open, logIn, form, notice, email: emailBox } = logInForm(page, '/admin');
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  const goOn = () => page.getByRole('link', { name: 'Continue now' }).click();
  const logOut = async () => {
    const headers = bearer((await heldToken(page)) ?? '');
    await button('Logout').click();
    await page.waitForURL('/admin');
    expect(await heldToken(page)).toBeNull();
    const answer = await page.request.post('/api/admin/search', { headers, data: { q: '' } });
    expect(answer.status()).toBe(401);
    await formIsReady(page);
  };
  /** Ten minutes pass since the second factor was given. */
  const letPass = () =>
    siteRows(
      `update sessions set "factorAt" = now() - interval '11 minutes'
       where "staffId" = (select id from staff where email = $1)`,
      [email],
    );
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await withAuthenticator(page);

  await test.step('every page leads to the account until a password that was given is replaced', async () => {
    await open();
    await logIn(email, password);
    await goOn();
    await page.waitForURL('/searchuser/account');
    await expect(
      page.getByRole('heading', { name: 'Choose your own password first' }),
    ).toBeVisible();
    const current = page.getByLabel('Current password');
    const chosen = page.getByLabel('New password', { exact: true });
    await current.fill(password);
    for (const [field, kind] of [
      [current, 'current-password'],
      [chosen, 'new-password'],
    ] as const) {
      await expect(field).toHaveAttribute('type', 'password');
      await expect(field).toHaveAttribute('autocomplete', kind);
    }
    await chosen.fill('password12345');
    await button('Change password').click();
    await expect(chosen).toHaveAccessibleDescription(/guessed first/);
    await chosen.fill(own);
    await button('Change password').click();
    await expect(page.getByText('Password changed.')).toBeVisible();
  });

  const codes = page.locator('.recovery-codes li');
  const recovery = await test.step('codes of an app are set up, with recovery codes', async () => {
    await button('Set up two-step verification').click();
    await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible();
    await page.getByText('Or enter the key').click();
    const secret = (await page.locator('.code-key p').innerText()).replaceAll(' ', '');
    await page.getByLabel('Code from your app').fill(totpCode(secret, totpStepAt()));
    await page.getByRole('textbox', { name: 'Your password' }).fill(own);
    await button('Turn on').click();
    await expect(codes).toHaveCount(8);
    const code = await codes.first().innerText();
    await button('I have saved them').click();
    await expect(page.getByText('8 recovery codes left.')).toBeVisible();
    return code;
  });

  await test.step('the log-in asks for a code, keeps the typed fields, and takes a recovery code', async () => {
    await logOut();
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
    await goOn();
    await page.waitForURL('/searchuser');
  });

  await test.step('a passkey is added, named anew, and logs in', async () => {
    await page.goto('/searchuser/account');
    await page.getByText('Add a passkey').click();
    await page.getByLabel('Name of the passkey').fill('My phone');
    const adding = page.getByRole('form', { name: 'Add a passkey' });
    await adding.getByLabel('Your password', { exact: true }).fill(own);
    await button('Add the passkey').click();
    const kept = page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem');
    await expect(kept.filter({ hasText: 'My phone' })).toBeVisible();
    await kept.getByText('Rename').click();
    await expectFits(page, 'the account');
    await kept.getByLabel('Name of the passkey').fill('Office laptop');
    await button('Save passkey name').click();
    await expect(kept.filter({ hasText: 'Office laptop' })).toBeVisible();
    await expect(kept.filter({ hasText: 'My phone' })).toHaveCount(0);

    await logOut();
    await logIn(email, own);
    await button('Use a passkey').click();
    await goOn();
    await page.waitForURL('/searchuser');
  });

  const colleague = `${randomUUID()}@example.org`;
  await test.step('an account is added once the passkey is given again, and nothing typed is lost meanwhile', async () => {
    await letPass();
    await page.goto('/searchuser/staff');
    await expect(button('Logout')).toBeEnabled();
    await page.getByText('Add an account', { exact: true }).click();
    const make = page.getByRole('form', { name: 'Add an account' });
    await make.getByLabel('Name', { exact: true }).fill('Ravi Iyer');
    await make.getByLabel('E-mail').fill(colleague);
    await make.getByRole('button').click();
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByText('Nothing has been done yet.')).toBeVisible();
    await expect(make.getByLabel('E-mail')).toHaveValue(colleague);
    await make.getByRole('button').click();
    await dialog.getByRole('button', { name: 'Use a passkey' }).click();
    await expect(make.getByText(/^([a-z2-9]{4}-){4}[a-z2-9]{4}$/)).toBeVisible();
  });

  await test.step('it is closed with a reason', async () => {
    const card = page.getByRole('listitem').filter({ hasText: colleague });
    await card.getByText('Close this account').click();
    await card.getByLabel('Reason').fill('Moved to Pune');
    await card.getByRole('button', { name: 'Close account' }).click();
    await expect(card.getByRole('button', { name: 'Reopen the account' })).toBeVisible();
    await expect(page.getByRole('main').getByText('Account closed.')).toBeVisible();
    await hideOtherStaff(page, [email, colleague]);
    await expectFits(page, 'the accounts');
  });

  await test.step('a list is saved once the passkey is given', async () => {
    await letPass();
    await page.goto('/searchuser/export');
    const download = page.waitForEvent('download');
    await button('Save leads as CSV').click();
    await expect(dialog.getByRole('button', { name: 'Use a passkey' })).toBeVisible();
    await expectFits(page, 'the second factor');
    await dialog.getByRole('button', { name: 'Use a passkey' }).click();
    expect((await download).suggestedFilename()).toMatch(/^leads-.*\.csv$/);
  });

  await test.step('the audit has it, and is narrowed in its address', async () => {
    const rows = page.getByRole('row');
    const ravi = rows.filter({ hasText: 'Ravi Iyer' });
    const menu = page.getByRole('navigation', { name: 'Reports' });
    await menu.getByRole('link', { name: 'Audit log' }).click();
    const closing = rows.filter({ hasText: 'Moved to Pune' });
    await expect(closing).toContainText('Closed a staff account');
    await expect(menu.locator('[aria-current]')).toHaveText(['Audit log']);
    await closing.getByRole('link', { name: 'All entries for this record' }).click();
    await expect(ravi).toHaveCount(2);
    await page.getByLabel('What', { exact: true }).selectOption('Added a staff account');
    await button('Apply filters').click();
    await expect(page).toHaveURL(/what=staff\.create/);
    await expect(ravi).toHaveCount(1);
    await expectFits(page, 'the audit');
    await page.goBack();
    await expect(ravi).toHaveCount(2);
  });
});
