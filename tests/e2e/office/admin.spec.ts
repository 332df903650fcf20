import { logInForm } from '../../support/accounts/log-in-form';
import { heldToken } from '../../support/accounts/student-account';
import { expectEveryWidth } from '../../support/browser/every-width';
import { expect, test } from '../../support/browser/visitor';
import { newStaff, password } from '../../support/office/staff-account';

test('staff log in with e-mail and password, and two seconds later are at /searchuser', async ({
  page,
}) => {
  const { open, logIn, toast, email, secret } = logInForm(page, '/admin');
  const staff = await newStaff();
  await open();
  await expect(email).toHaveAttribute('autocomplete', 'username');
  await expect(secret).toHaveAttribute('autocomplete', 'current-password');
  await expect(secret).toHaveAttribute('type', 'password');
  await logIn(staff, password);
  await expect(toast).toHaveText('Login successful');
  const since = Date.now();
  await expect(page.getByRole('link', { name: 'Continue now' })).toBeFocused();
  await page.waitForURL('/searchuser');
  expect(Date.now() - since).toBeGreaterThan(1_000);
  expect(await heldToken(page)).toMatch(/^[\w-]{20,}$/);
});

test('wrong details say so and leave no token', async ({ page }) => {
  const { open, logIn, toast, notice } = logInForm(page, '/admin');
  const staff = await newStaff();
  await open();
  await logIn(staff, 'argon, ninety litres of');
  await expect(toast).toHaveText('Enter correct details');
  await expect(notice).toHaveText('Enter correct details');
  expect(await heldToken(page)).toBeNull();
});

test('the page fits every width and is accessible, with complaints too', async ({ page }) => {
  const { open, button, email, secret } = logInForm(page, '/admin');
  await open();
  await button.click();
  await expect(email).toHaveAccessibleDescription('Enter your e-mail');
  await expect(secret).toHaveAccessibleDescription('Enter your password');
  await expectEveryWidth(page);
});
