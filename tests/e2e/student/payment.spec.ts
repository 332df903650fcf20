import { logInByCall, signedUp } from '../../support/accounts/student-account';
import { expectFits } from '../../support/browser/every-width';
import { expect, test } from '../../support/browser/visitor';
import {
  goldPrice,
  registeredForGold,
  storedPayment,
} from '../../support/payments/stored-payments';

const startCall = '**/api/v1/sandbox/payment';

test('name and number can be changed, a failure can be retried, and Back starts no other payment', async ({
  student: { page, details, token },
}) => {
  const registration = await registeredForGold(page.request, token, details);
  const path = `/payment?registration=${registration.id}`;
  const form = page.getByRole('form', { name: 'Payment' });
  const name = form.getByLabel('Name');
  const number = form.getByLabel('Phone number');
  const amount = form.getByLabel('Amount');
  const button = form.getByRole('button');
  const notice = form.getByRole('status');

  await test.step('while a payment starts, no other one does', async () => {
    let calls = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route(startCall, async (route) => {
      calls += 1;
      await held;
      await route.abort();
    });
    await page.goto(path);
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
  });

  await test.step('an answer that is no payment page is explained', async () => {
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
    await expectFits(page);
    await button.click();
    await expect(notice).toContainText('there is no connection, or the site is busy');
    await button.click();
    await expect(notice).toContainText('The payment page could not be opened. You have not');
  });

  await test.step('whoever comes back from the payment page goes on with the same order', async () => {
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

  await test.step('a paid fee cannot be paid again', async () => {
    const payment = await storedPayment(registration.id, 'paid');
    await page.goto(path);
    await expect(page).toHaveURL(`/success?payment=${payment}`);
  });
});

test('without a fee of one’s own there is nothing to pay', async ({
  student: { page },
  playwright,
  baseURL,
}) => {
  const other = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
  const details = await signedUp(other);
  const token = await logInByCall(other, details);
  const { id, registrationnumber } = await registeredForGold(other, token, details);
  await other.dispose();
  for (const query of [id, 'x', `${id}&registration=x`]) {
    const path = `/payment?registration=${query}`;
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect([path, answer.status(), answer.headers().location]).toEqual([path, 307, '/']);
  }
  await page.context().clearCookies();
  const seen = await page.request.get(`/payment?registration=${id}`);
  expect(await seen.text()).not.toContain(registrationnumber);
  await page.goto('/payment');
  await page.waitForURL('/');
});
