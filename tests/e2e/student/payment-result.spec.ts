import type { Page } from 'playwright/test';
import { loggedIn, logInByCall, signedUp } from '../../support/accounts/student-account';
import { expectEveryWidth } from '../../support/browser/every-width';
import { watchFaults } from '../../support/browser/page-faults';
import { expect, test } from '../../support/browser/visitor';
import { goldPlan } from '../../support/enrolment/admission-form';
import {
  goldPrice,
  registeredForGold,
  setStatus,
  storedPayment,
} from '../../support/payments/stored-payments';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const link = (page: Page, name: string) =>
  page.getByRole('main').getByRole('link', { name, exact: true });

/** A payment for a form of a new student, who is then logged out. */
async function paymentOf(page: Page, status: string, more = {}) {
  const details = await signedUp(page.request);
  const token = await logInByCall(page.request, details);
  const registration = await registeredForGold(page.request, token, details);
  const payment = await storedPayment(registration.id, status, more);
  await page.context().clearCookies();
  return { payment, registration, details };
}

for (const [path, words, home] of [
  ['/success', 'Payment Successfull', '/form?isPayment=true'],
  ['/failure', 'Oops, something went wrong!', '/'],
] as const) {
  test(`${path} without a payment is the specification’s page`, async ({ page, baseURL }) => {
    const faults = watchFaults(page, baseURL ?? '');
    const answer = await page.goto(path);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await expect(heading(page)).toHaveText(words);
    await expect(link(page, 'Back to Home')).toHaveAttribute('href', home);
    await link(page, 'Back to Home').click();
    await page.waitForURL('/');
    await page.goBack();
    await expect(page.getByRole('main')).not.toContainText('₹');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    expect(faults).toEqual([]);
  });
}

test('an unknown payment is not found', async ({ page }) => {
  for (const path of ['/success', '/failure']) {
    for (const asked of ['x', crypto.randomUUID(), `x&payment=${crypto.randomUUID()}`]) {
      await page.goto(`${path}?payment=${asked}`);
      await expect(heading(page)).toHaveText('Payment not found');
      await expect(page.getByRole('main')).not.toContainText('₹');
    }
  }
  await expectEveryWidth(page);
});

test('paid is shown whatever the address says, without log-in and without a name', async ({
  page,
}) => {
  const { payment, registration, details } = await paymentOf(page, 'paid');
  for (const path of ['/success', '/failure']) {
    const answer = await page.goto(`${path}?payment=${payment}`);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await expect(page).toHaveURL(`/success?payment=${payment}`);
    await expect(heading(page)).toHaveText('Payment Successfull');
  }
  const main = page.getByRole('main');
  for (const text of [goldPrice.printed, registration.registrationnumber, '21 November 2026'])
    await expect(main).toContainText(text);
  const html = await page.content();
  for (const secret of [details.studentname, 'Suresh Rao', '98765 43210', details.email])
    expect(html).not.toContain(secret);
  await expect(link(page, 'Back to Home')).toHaveAttribute('href', '/form?isPayment=true');
  await expect(link(page, 'Registration status')).toHaveAttribute(
    'href',
    `/form?isPayment=${payment}`,
  );
  await expectEveryWidth(page);
});

test('a failed payment is reported, and the fee can be paid again', async ({ page }) => {
  const { payment, registration } = await paymentOf(page, 'failed');
  await page.goto(`/success?payment=${payment}`);
  await expect(page).toHaveURL(`/failure?payment=${payment}`);
  await expect(heading(page)).toHaveText('Oops, something went wrong!');
  await expect(page.getByText('we have received no money for it')).toBeVisible();
  await expect(link(page, 'Back to Home')).toHaveAttribute('href', '/');
  const again = link(page, 'Pay again');
  await expect(again).toHaveAttribute('href', `/payment?registration=${registration.id}`);
  await expectEveryWidth(page);

  await setStatus(payment, 'expired');
  await page.reload();
  await expect(page.getByText('The time for this payment ran out')).toBeVisible();
  await storedPayment(registration.id, 'paid');
  await page.reload();
  await expect(again).toHaveCount(0);
});

test('a payment that is pending or in review warns against paying again, and is polled', async ({
  page,
}) => {
  const { payment, registration } = await paymentOf(page, 'pending');
  await page.goto(`/success?payment=${payment}`);
  await expect(heading(page)).toHaveText('We are confirming your payment');
  await expect(page.getByText('Please do not pay again.')).toBeVisible();
  await expect(page.getByText('This page updates automatically.')).toBeVisible();
  await expect(link(page, 'Pay again')).toHaveCount(0);
  await expectEveryWidth(page);
  await setStatus(payment, 'paid');
  await expect(heading(page)).toHaveText('Payment Successfull');

  await test.step('one that fails opens the failure page', async () => {
    await setStatus(payment, 'created');
    await page.goto(`/failure?payment=${payment}`);
    await expect(heading(page)).toHaveText('We are confirming your payment');
    await setStatus(payment, 'failed');
    await expect(page).toHaveURL(`/failure?payment=${payment}`);
    await expect(heading(page)).toHaveText('Oops, something went wrong!');
  });

  await test.step('one in review is not shown as paid', async () => {
    const checked = await storedPayment(registration.id, 'review', { attention: 'mismatch' });
    await page.goto(`/success?payment=${checked}`);
    await expect(heading(page)).toHaveText('We are checking your payment');
    await expect(page.getByText('Please do not pay again.')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(/Successful|Paid on/);
  });
});

test('polling continues after a lost response', async ({ page }) => {
  const { payment } = await paymentOf(page, 'pending');
  await page.clock.install();
  const standing = '**/success/standing?*';
  await page.route(standing, () => undefined, { times: 1 });
  await page.goto(`/success?payment=${payment}`);
  await expect(page.getByText('This page updates automatically.')).toBeVisible();
  const first = page.waitForRequest(standing);
  await page.clock.runFor(3_000);
  await first;
  const second = page.waitForRequest(standing);
  await page.clock.runFor(30_000);
  await second;
  await setStatus(payment, 'paid');
  await page.clock.runFor(5_000);
  await expect(heading(page)).toHaveText('Payment Successfull');
});

test('part refund, refund, double payment and one without a registration are shown', async ({
  page,
}) => {
  const { payment, registration } = await paymentOf(page, 'partRefunded', {
    refunds: [
      { amountPaise: 100_000, status: 'done' },
      { amountPaise: 50_000, status: 'pending' },
      { amountPaise: 70_000, status: 'failed' },
    ],
  });
  const main = page.getByRole('main');
  await page.goto(`/success?payment=${payment}`);
  await expect(main).toContainText('Refunded₹1,000Refund on its way₹500');
  await expect(main).not.toContainText('₹700');
  await setStatus(payment, 'refunded');
  await page.reload();
  await expect(page.getByText('has been refunded')).toBeVisible();
  await expect(link(page, 'Registration status')).toHaveCount(0);
  const second = await storedPayment(registration.id, 'paid', { excessPaise: 100_000 });
  await page.goto(`/success?payment=${second}`);
  await expect(page.getByText('₹1,000 of this is above the price.')).toBeVisible();

  const attention = { attention: 'unattached', planId: goldPlan };
  const unattached = await storedPayment(null, 'paid', attention);
  await page.goto(`/success?payment=${unattached}`);
  await expect(page.getByText('Our office will add it to your registration.')).toBeVisible();
  await expect(main).toContainText('Gold 6 Months');
});

test('the paid state of the form is shown for the student’s own payment, once it is paid, with what is still due', async ({
  page,
}) => {
  const { payment: another } = await paymentOf(page, 'paid');
  const { details, token } = await loggedIn(page);
  for (const asked of [another, crypto.randomUUID(), 'x&isPayment=y']) {
    await page.goto(`/form?isPayment=${asked}`);
    await expect(heading(page)).toHaveText('Admission Form');
    await expect(page.getByText('This payment is not in your account')).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText('Registration Status Successful');
  }

  const { id } = await registeredForGold(page.request, token, details);
  const payment = await storedPayment(id, 'pending');
  await page.goto(`/form?isPayment=${payment}`);
  await expect(page).toHaveURL(`/success?payment=${payment}`);
  await expect(heading(page)).toHaveText('We are confirming your payment');

  const part = await storedPayment(id, 'paid', { amountPaise: 400_000 });
  await page.goto(`/form?isPayment=${part}`);
  await expect(page.getByText('still to be paid: ₹4,999.')).toBeVisible();
  await expect(link(page, 'Pay now')).toHaveAttribute('href', `/payment?registration=${id}`);
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('Check again is a link to the same page', async ({ page }) => {
    const payment = await storedPayment(null, 'pending');
    await page.goto(`/success?payment=${payment}`);
    await setStatus(payment, 'paid');
    await link(page, 'Check again').click();
    await expect(heading(page)).toHaveText('Payment Successfull');
  });
});
