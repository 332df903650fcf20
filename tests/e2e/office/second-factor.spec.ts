import { expectEveryWidth } from '../../support/browser/every-width';
import { logInForm } from '../../support/accounts/log-in-form';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { hideOtherStaff, logInAs, newStaff, password } from '../../support/office/staff-account';

test('a passkey is added, logs in, and is asked for before an account is made and a list is saved', async ({
  page,
}) => {
  const email = await newStaff({ role: 'owner' });
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
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await logInAs(page, email);
  await page.goto('/searchuser/account');
  await page.getByText('Add a passkey').click();
  await page.getByLabel('Name of the passkey').fill('My phone');
  const form = page.getByRole('form', { name: 'Add a passkey' });
  await form.getByLabel('Your password', { exact: true }).fill(password);
  await button('Add the passkey').click();
  await expect(page.locator('.recovery-codes li')).toHaveCount(8);
  await button('I have saved them').click();
  const kept = page.getByRole('region', { name: 'Passkeys' }).getByRole('listitem');
  await expect(kept.filter({ hasText: 'My phone' })).toBeVisible();
  await kept.getByText('Rename').click();
  await expectEveryWidth(page);
  await kept.getByLabel('Name of the passkey').fill('Office laptop');
  await button('Save passkey name').click();
  await expect(kept.filter({ hasText: 'Office laptop' })).toBeVisible();
  await expect(kept.filter({ hasText: 'My phone' })).toHaveCount(0);

  await button('Logout').click();
  await page.waitForURL('/admin');
  const { open, logIn } = logInForm(page, '/admin');
  await open();
  await logIn(email, password);
  await expect(page.getByText('Press “Use a passkey”')).toBeVisible();
  await button('Use a passkey').click();
  await page.waitForURL('/searchuser');

  const letPass = () =>
    siteRows(
      `update sessions set "factorAt" = now() - interval '11 minutes'
       where "staffId" = (select id from staff where email = $1)`,
      [email],
    );
  await letPass();
  await page.goto('/searchuser/staff');
  await page.getByText('Add an account').first().click();
  await page.getByLabel('Name', { exact: true }).first().fill('Meera Nair');
  const theirs = `meera-${email}`;
  await page.getByLabel('E-mail', { exact: true }).fill(theirs);
  await button('Add account').click();
  const dialog = page.getByRole('dialog', { name: 'Confirm that it is you' });
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Nothing has been done yet.')).toBeVisible();
  await expect(page.getByLabel('E-mail', { exact: true })).toHaveValue(theirs);
  await button('Add account').click();
  await expect(dialog).toBeVisible();
  await hideOtherStaff(page, [email]);
  await expectEveryWidth(page);
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  await expect(page.getByText('Account added.')).toBeVisible();

  await letPass();
  await page.goto('/searchuser/export');
  const download = page.waitForEvent('download');
  await button('Save leads as CSV').click();
  await dialog.getByRole('button', { name: 'Use a passkey' }).click();
  expect((await download).suggestedFilename()).toMatch(/^leads-.*\.csv$/);
});
