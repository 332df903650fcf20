import { logInForm } from '../../support/accounts/log-in-form';
import { bearer, heldToken } from '../../support/accounts/student-account';
import { expectNoOverflow } from '../../support/browser/every-width';
import { formIsReady, officeIsReady } from '../../support/browser/readiness';
import { expect, test } from '../../support/browser/visitor';
import { newStaff, password } from '../../support/office/staff-account';

test('staff log in with e-mail and password, and two seconds later are at /searchuser, where they wanted to go; logged out meanwhile, they are back', async ({
  page,
}) => {
  const staff = await newStaff();
  const { button, email, logIn, notice, secret, toast } = logInForm(page, '/admin');
  const scanned = '/searchuser?q=12345';
  const box = page.getByRole('searchbox');
  await page.goto(scanned);
  await expect(page).toHaveURL('/admin?q=12345');
  await formIsReady(page);
  await expect(email).toHaveAttribute('autocomplete', 'username');
  await expect(secret).toHaveAttribute('autocomplete', 'current-password');
  await expect(secret).toHaveAttribute('type', 'password');

  await test.step('what is missing stands at its field', async () => {
    await button.click();
    await expect(email).toHaveAccessibleDescription('Enter your e-mail');
    await expect(secret).toHaveAccessibleDescription('Enter your password');
    await expectNoOverflow(page);
  });

  await test.step('wrong details say so and leave no token', async () => {
    await logIn(staff, 'argon, ninety litres of');
    await expect(notice).toHaveText('Enter correct details');
    expect(await heldToken(page)).toBeNull();
  });

  await test.step('a form that was scanned before the log-in is found after it', async () => {
    await secret.fill(password);
    await button.click();
    await expect(toast.filter({ hasText: 'Login successful' })).toBeVisible();
    const since = Date.now();
    await page.waitForURL(scanned);
    expect(Date.now() - since).toBeGreaterThan(1_000);
    await expect(box).toHaveValue('12345');
  });

  await test.step('whoever is logged out meanwhile cannot search on', async () => {
    const headers = bearer((await heldToken(page)) ?? '');
    await page.request.post('/api/student/logout', { headers });
    await officeIsReady(page);
    await box.fill('Asha');
    await expect(page).toHaveURL('/admin');
    expect(await heldToken(page)).toBeNull();
  });
});
