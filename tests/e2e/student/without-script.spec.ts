import { logInForm } from '../../support/accounts/log-in-form';
import { logInByCall, signedUp } from '../../support/accounts/student-account';
import { expect, test } from '../../support/browser/visitor';
import { registeredForGold } from '../../support/payments/stored-payments';

test.use({ javaScriptEnabled: false });

test('without JavaScript the pages of students say that they need it, and the copy of a form can be read', async ({
  page,
}) => {
  const main = page.getByRole('main');
  const note = main.locator('noscript p').first();

  await test.step('values typed into the log-in never enter an address', async () => {
    await page.goto('/student-login');
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('noscript p')).toContainText('Log-in needs JavaScript');
    const { form, button, email } = logInForm(page);
    await expect(button).toBeDisabled();
    await expect(form).toHaveAttribute('method', 'post');
    await email.fill('asha@example.org');
    await email.press('Enter');
    await expect(page).toHaveURL('/student-login');
  });

  await test.step('sign-up cannot be sent', async () => {
    await page.goto('/student-signup');
    await expect(page.locator('noscript p')).toContainText('Sign-up needs JavaScript');
    await expect(page.getByRole('button', { name: 'One moment' })).toBeDisabled();
  });

  await test.step('a private page links to the log-in', async () => {
    await page.goto('/history');
    await expect(page.getByRole('heading', { name: 'Purchased History' })).toBeVisible();
    const link = main.getByRole('link', { name: 'log in', exact: true });
    await expect(link).toHaveAttribute('href', '/student-login');
  });

  await test.step('the payment page names other ways to pay', async () => {
    await page.goto('/payment');
    await expect(note).toBeVisible();
    await expect(note).toContainText('Paying online needs JavaScript');
    await expect(page.getByRole('heading', { name: 'By bank deposit' })).toBeVisible();
  });

  await test.step('the copy of the form and its PDF are there, a Print button is not', async () => {
    const details = await signedUp(page.request);
    const token = await logInByCall(page.request, details);
    await registeredForGold(page.request, token, details);
    await page.goto('/form-print');
    await expect(main.getByRole('link', { name: 'Download As PDF' })).toBeVisible();
    await expect(main.getByRole('button', { name: 'Print' })).toHaveCount(0);
  });
});
