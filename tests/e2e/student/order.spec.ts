import { logInForm } from '../../support/accounts/log-in-form';
import { signedUp } from '../../support/accounts/student-account';
import { overflow } from '../../support/browser/axe';
import { expect, test } from '../../support/browser/visitor';
import { formIsReady } from '../../support/browser/readiness';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const item = 'csir-net-test-series-june-2024';
const query = `?item=${item}&page=%2Ftestseries%2Fcsir-net`;

test('a student buys the test series on a phone, from its page through the log-in to the receipt', async ({
  page: series,
  context,
}) => {
  const details = await signedUp(series.request);
  await series.goto('/testseries/csir-net');
  const opened = context.waitForEvent('page');
  await series.getByRole('link', { name: /^Enroll Now, Crash course/ }).click();
  const page = await opened;
  const main = page.getByRole('main');

  await page.waitForURL(`/student-login${query}`);
  await expect(main).toContainText('Online Test Series for CSIR NET June-2024');
  await expect(main).toContainText('₹116.82, 18% GST included');
  const signUp = page.getByRole('link', { name: 'Sign Up' });
  await expect(signUp).toHaveAttribute('href', `/student-signup${query}`);
  await formIsReady(page);
  await logInForm(page).logIn(details.email, details.dateofbirth);
  await page.getByRole('link', { name: 'Continue now' }).click();

  await page.waitForURL(`/order${query}`);
  const order = page.getByRole('form', { name: 'Your order' });
  await expect(order.getByLabel('Name')).toHaveValue(details.studentname);
  await expect(order).toContainText('To pay, 18% GST included₹116.82');
  expect(await overflow(page)).toBe(0);
  await order.getByLabel('Mobile number').fill('');
  await order.getByRole('button', { name: 'Go to payment' }).click();
  await expect(order).toContainText('Enter your phone number');
  await order.getByLabel('Mobile number').fill('98765 43210');
  await order.getByRole('button', { name: 'Go to payment' }).click();

  await page.waitForURL(/\/pay-test\//);
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(/\/success/);
  await expect(main).toContainText('Online Test Series for CSIR NET June-2024');
  await page.goto('/history');
  await expect(main).toContainText('Test series');
  await expect(main).toContainText('Receipt OC/');
});
