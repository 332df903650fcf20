import type { Page } from 'playwright/test';
import { loggedIn, logInByCall, signedUp } from '../../support/accounts/student-account';
import { expectFits } from '../../support/browser/every-width';
import { expect, test } from '../../support/browser/visitor';
import {
  goldPrice,
  receiptOf,
  registeredForGold,
  setStatus,
  storedPayment,
} from '../../support/payments/stored-payments';

const heading = (page: Page) => page.getByRole('heading', { level: 1 });

test('whoever has the address of a payment sees it being confirmed, then paid, and its receipt, without a name', async ({
  page,
}) => {
  const details = await signedUp(page.request);
  const registration = await registeredForGold(
    page.request,
    await logInByCall(page.request, details),
    details,
  );
  const payment = await storedPayment(registration.id, 'pending');
  await page.context().clearCookies();
  const main = page.getByRole('main');

  await test.step('a pending payment warns against paying again, and is asked for until it is paid, after a lost answer too', async () => {
    await page.clock.install();
    const standing = '**/success/standing?*';
    await page.route(standing, () => undefined, { times: 1 });
    const first = page.waitForRequest(standing);
    const answer = await page.goto(`/success?payment=${payment}`);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await expect(heading(page)).toHaveText('We are confirming your payment');
    await expect(main).toContainText('Please do not pay again.');
    await expect(main).toContainText('This page updates automatically.');
    await expectFits(page);
    await page.clock.runFor(3_000);
    await first;
    const second = page.waitForRequest(standing);
    await page.clock.runFor(30_000);
    await second;
    await setStatus(payment, 'paid');
    await page.clock.runFor(5_000);
    await expect(heading(page)).toHaveText('Payment Successfull');
  });

  const secrets = [details.studentname, 'Suresh Rao', '98765 43210', details.email];
  await test.step('a paid payment is shown at the address of a failure too', async () => {
    await page.goto(`/failure?payment=${payment}`);
    await expect(page).toHaveURL(`/success?payment=${payment}`);
    await expect(main).toContainText(goldPrice.printed);
    const html = await page.content();
    for (const secret of secrets) expect(html).not.toContain(secret);
  });

  await test.step('the page of its receipt says that a test payment took no money', async () => {
    const { checkCode } = await receiptOf(await storedPayment(registration.id, 'paid'));
    const answer = await page.goto(`/receipt/${checkCode}`);
    expect(answer?.headers()['cache-control']).toContain('no-store');
    await expect(heading(page)).toHaveText('This receipt is only a test');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
    const html = await page.content();
    for (const secret of secrets) expect(html).not.toContain(secret);
    await expectFits(page);
  });

  await test.step('another student’s form stays a form for it', async () => {
    await loggedIn(page);
    await page.goto(`/form?isPayment=${payment}`);
    await expect(heading(page)).toHaveText('Admission Form');
    await expect(main).toContainText('This payment is not in your account');
    await expect(main).not.toContainText('Registration Status Successful');
  });
});

test('the form of a student shows the own payment once it is paid, and what is still due', async ({
  student: { page, details, token },
}) => {
  const { id } = await registeredForGold(page.request, token, details);
  const payment = await storedPayment(id, 'pending', { amountPaise: 400_000 });
  await page.goto(`/form?isPayment=${payment}`);
  await expect(page).toHaveURL(`/success?payment=${payment}`);
  await setStatus(payment, 'paid');
  await page.goto(`/form?isPayment=${payment}`);
  await expect(page.getByText('still to be paid: ₹4,999.')).toBeVisible();
  await expect(page.getByRole('main').getByRole('link', { name: 'Pay now' })).toHaveAttribute(
    'href',
    `/payment?registration=${id}`,
  );
});
