import type { Page } from 'playwright/test';
import { holdToken, loggedIn, logInByCall } from '../../support/accounts/student-account';
import { expectEveryWidth } from '../../support/browser/every-width';
import { watchFaults } from '../../support/browser/page-faults';
import { expect, test } from '../../support/browser/visitor';
import { admissionForm, storedForms } from '../../support/enrolment/admission-form';
import {
  goldPrice,
  registeredForGold,
  setStatus,
  storedPayment,
} from '../../support/payments/stored-payments';

const startCall = '**/api/v1/sandbox/payment';

/** A logged-in student with a fee due; no page is open yet. */
async function toBePaid(page: Page) {
  const { details, token } = await loggedIn(page);
  const registration = await registeredForGold(page.request, token, details);
  return { details, token, registration, path: `/payment?registration=${registration.id}` };
}

/** Locators of the payment form. */
function paymentForm(page: Page) {
  const form = page.getByRole('form', { name: 'Payment' });
  return {
    form,
    name: form.getByLabel('Name'),
    number: form.getByLabel('Phone number'),
    amount: form.getByLabel('Amount'),
    button: form.getByRole('button'),
    notice: form.getByRole('status'),
  };
}

test('a student pays from the form to the receipt', async ({
  student: { page, details, token },
  baseURL,
}) => {
  const { open, complete, payment, save, submit, toast } = admissionForm(page);
  await open();
  await complete();
  await payment('Online').check();
  await save.click();
  await expect(toast).toHaveText('Saved Successful');
  const starting = page.waitForRequest(startCall);
  await submit.click();
  const started = await starting;
  const [row] = await storedForms(details);
  expect(started.postDataJSON()).toEqual({
    name: details.studentname,
    number: details.contactnumber,
    amount: 8999,
    MUID: expect.stringMatching(/^MUID\d{13}$/),
    transactionId: expect.stringMatching(/^T\d{13}$/),
    registration: row?.id,
  });
  expect(started.headers().authorization).toBe(`Bearer ${token}`);

  await page.waitForURL('/pay-test/*');
  await page.getByRole('button', { name: 'Pay', exact: true }).click();
  await page.waitForURL(/\/success\?payment=[\da-f-]{36}$/);
  const faults = watchFaults(page, baseURL ?? '');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successfull');
  const main = page.getByRole('main');
  await expect(main).toContainText(goldPrice.printed);
  await expect(main).not.toContainText(details.studentname);

  await main.getByRole('link', { name: 'Registration status' }).click();
  await page.waitForURL(/\/form\?isPayment=[\da-f-]{36}$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Registration Status Successful',
  );
  await expect(main.getByText('Payment Amount')).toBeVisible();
  await expect(main).toContainText(goldPrice.printed);
  // The first one is in the breadcrumb.
  const home = main.getByRole('link', { name: 'Home', exact: true }).last();
  await expect(home).toHaveAttribute('href', '/');
  const pdf = main.getByRole('link', { name: 'Download As PDF' });
  await expect(pdf).toHaveAttribute('href', `/form-print/pdf?registration=${row?.id}`);
  await expectEveryWidth(page);

  const downloading = page.waitForEvent('download');
  await main.getByRole('link', { name: 'Receipt', exact: true }).click();
  expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/);
  expect(faults).toEqual([]);
});

test('the crash course is paid from its card to ₹499 on the gateway’s page', async ({
  student: { page },
}) => {
  await page.goto('/new-batch');
  const card = page.getByRole('link', { name: /^Enroll Now, JRF Jumpstart/ });
  await page.goto((await card.getAttribute('href')) ?? '');
  await expect(page.getByRole('main')).toContainText('₹499, 18% GST included');
  const starting = page.waitForRequest(startCall);
  await page.getByRole('button', { name: 'Go to payment' }).click();
  expect((await starting).postDataJSON()).toMatchObject({ amount: 499 });
  await page.waitForURL('/pay-test/*');
  await expect(page.getByRole('main')).toContainText('₹499');
});

test('name and number can be changed, a failure can be retried, and Back starts no other payment', async ({
  page,
}) => {
  const { path, registration } = await toBePaid(page);
  let calls = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route(startCall, async (route) => {
    calls += 1;
    await held;
    await route.abort();
  });
  await page.goto(path);
  const { form, name, number, amount, button, notice } = paymentForm(page);
  await expect(button).toHaveText('Wait...');
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await expect(form).toContainText(registration.registrationnumber);
  await expect(name).toHaveValue('Asha Rao');
  await expect(amount).toHaveValue(goldPrice.printed);
  await expect(amount).toHaveAttribute('readonly', '');
  await name.fill('Suresh Rao');
  await number.fill('91234 56789');
  await button.click({ force: true });
  await name.press('Enter');
  release();
  await expect(notice).toContainText('You have not been charged');
  expect(calls).toBe(1);
  await page.unroute(startCall);

  await test.step('answers that are no payment page', async () => {
    const answers = [
      { status: 503, json: { success: false, message: 'The payment service does not answer.' } },
      { status: 200, body: '<p>A page of somebody in between' },
      { status: 200, json: { success: true, url: 'javascript:alert(1)' } },
    ];
    await page.route(startCall, async (route) => {
      const answer = answers.shift();
      await (answer ? route.fulfill(answer) : route.continue());
    });
    await button.click();
    await expect(notice).toContainText('The payment service does not answer.');
    await expect(button).toHaveText('Try again');
    await expectEveryWidth(page);
    await button.click();
    await expect(notice).toContainText('there is no connection, or the site is busy');
    await button.click();
    await expect(notice).toContainText('The payment page could not be opened. You have not');
  });

  const again = page.waitForRequest(startCall);
  await button.click();
  expect((await again).postDataJSON()).toMatchObject({
    name: 'Suresh Rao',
    number: '91234 56789',
  });
  await page.waitForURL('/pay-test/*');
  const order = page.url();
  await page.goBack();
  await expect(notice).toContainText('You came back from the payment page');
  await expect(button).toHaveText(`Pay ${goldPrice.printed}`);
  await expect(page).toHaveURL(path);
  await button.click();
  await page.waitForURL('/pay-test/*');
  expect(page.url()).toBe(order);
});

test('a fee that is paid or under review cannot be paid again, nor by another student or a visitor', async ({
  page,
}) => {
  const { path, registration, details } = await toBePaid(page);
  await loggedIn(page);
  await page.goto(path);
  await expect(page).toHaveURL('/');
  for (const asked of ['/payment?registration=x', `${path}&registration=x`]) {
    const answer = await page.request.get(asked, { maxRedirects: 0 });
    expect([asked, answer.status(), answer.headers().location]).toEqual([asked, 307, '/']);
  }

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  const seen = await page.request.get(path);
  expect(await seen.text()).not.toContain(registration.registrationnumber);
  await page.goto(path);
  await expect(page).toHaveURL('/student-login');

  await holdToken(page, await logInByCall(page.request, details));
  const payment = await storedPayment(registration.id, 'review');
  await page.goto(path);
  await expect(page).toHaveURL(`/success?payment=${payment}`);
  await setStatus(payment, 'paid');
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Payment Successfull');
});

test('the payment page without an amount leads to Home', async ({ page }) => {
  for (const kept of [
    null,
    '{}',
    'no json',
    '{"amount":0,"registration":"x","registrationnumber":"y"}',
  ]) {
    await test.step(`${kept} is kept`, async () => {
      await holdToken(page, null);
      await page.evaluate((text) => text !== null && sessionStorage.setItem('payment', text), kept);
      await page.goto('/payment');
      await page.waitForURL('/');
    });
  }
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the page explains that it needs JavaScript and other ways to pay', async ({ page }) => {
    await page.goto('/payment');
    const note = page.locator('main noscript p');
    await expect(note).toBeVisible();
    await expect(note).toContainText('Paying online needs JavaScript');
    await expect(page.getByRole('heading', { name: 'By bank deposit' })).toBeVisible();
  });
});
