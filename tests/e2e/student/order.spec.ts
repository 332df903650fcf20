import { jpeg } from '../../support/accounts/photo';
import { labels, newDetails } from '../../support/accounts/student-account';
import { overflow } from '../../support/browser/axe';
import { expect, test } from '../../support/browser/visitor';
import { formIsReady } from '../../support/browser/readiness';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const item = 'csir-net-test-series-june-2024';
const query = `?item=${item}&page=%2Ftestseries%2Fcsir-net`;

test('a new student buys the test series on a phone, from its page to the receipt', async ({
  page: series,
  context,
}) => {
  await series.goto('/testseries/csir-net');
  const opened = context.waitForEvent('page');
  await series.getByRole('link', { name: /^Enroll Now, Crash course/ }).click();
  const page = await opened;
  const main = page.getByRole('main');
  const hydrated = () => formIsReady(page);

  await page.waitForURL(`/student-login${query}`);
  await expect(main).toContainText('₹116.82, 18% GST included');
  await page.getByRole('link', { name: 'Sign Up' }).click();
  await page.waitForURL(`/student-signup${query}`);
  await expect(main).toContainText('Online Test Series for CSIR NET June-2024');
  await hydrated();
  const details = newDetails();
  const signUp = page.getByRole('form', { name: 'Student Details' });
  for (const [name, label] of Object.entries(labels) as [keyof typeof labels, string][]) {
    await signUp.getByLabel(label, { exact: true }).fill(details[name]);
  }
  await signUp.getByLabel('State').selectOption(details.state);
  await signUp.getByLabel('Photo of the student').setInputFiles({
    name: 'me.jpg',
    mimeType: 'image/jpeg',
    buffer: await jpeg(300, 400),
  });
  await signUp.getByRole('button', { name: 'Sign Up' }).click();

  await page.waitForURL(`/student-login${query}`);
  await hydrated();
  const logIn = page.getByRole('form', { name: 'Student Login' });
  await logIn.getByLabel('DOB').fill(details.dateofbirth);
  await logIn.getByRole('button', { name: 'Login' }).click();

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
  await main.getByRole('link', { name: /^CSIR-NET/ }).click();
  await expect(page.getByRole('heading', { name: 'Order copy', level: 1 })).toBeVisible();
  await expect(main).not.toContainText('Education');
});
