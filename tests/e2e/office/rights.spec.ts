import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext } from 'playwright/test';
import { isAlive, logInByCall, newDetails } from '../../support/accounts/student-account';
import { expectFits, expectNoOverflow } from '../../support/browser/every-width';
import { openOffice } from '../../support/browser/readiness';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { staffLoggedIn } from '../../support/office/staff-account';
import { goldPrice, enrolledForGold, storedPayment } from '../../support/payments/stored-payments';

/** The mailed link to the leads of an e-mail. */
async function dataLink(email: string): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await siteRows(
    `insert into data_links ("tokenHash", "leadId", "expiresAt")
     select $1, id, now() + interval '30 minutes' from leads where email = $2 limit 1`,
    [createHash('sha256').update(token).digest('base64url'), email],
  );
  return `/your-data#link=${token}`;
}

/** Pays the fee of a new student by a link, with this e-mail for the receipt. */
async function paidByLink(request: APIRequestContext, email: string, name: string) {
  const { id } = await enrolledForGold(request);
  const payment = await storedPayment(id, 'paid');
  await siteRows(
    `with link as (
      insert into payer_links ("tokenHash", "registrationId", via, "expiresAt")
      values ($1, $2, 'student', now() + interval '1 day') returning id
    )
    insert into payer_link_payments ("paymentId", "linkId", name, email)
    select $3, id, $4, $5 from link`,
    [randomUUID(), id, payment, name, email],
  );
}

test('without an account: see, stop and erase what was sent, by a link from a mail', async ({
  page,
  request,
  faults,
}) => {
  const { email } = newDetails();
  await request.post('/api/student/free-registration', {
    data: {
      name: 'Meena Das',
      email,
      // Not called any more afterwards, so it is nobody else's in these tests.
      phonenumber: `9${randomInt(1e8, 1e9)}`,
      coursename: 'GATE Chemistry',
      requestId: randomUUID(),
    },
  });
  await page.goto('/your-data');
  const main = page.getByRole('main');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByLabel('E-mail you gave us')).toHaveAccessibleDescription(
    'Enter your e-mail',
  );

  await paidByLink(request, email, 'Suresh Das');
  const link = await dataLink(email);
  await page.goto(link);
  await expect(page.getByRole('heading', { name: 'What you have sent us' })).toBeVisible();
  const payment = main.locator('dl').last();
  for (const text of ['Suresh Das', email, goldPrice.printed, 'Paid']) {
    await expect(payment).toContainText(text);
  }
  await expect(page).toHaveURL('/your-data');
  await expect(main).toContainText('GATE Chemistry');
  await page.getByRole('button', { name: 'Do not contact me' }).click();
  await expect(main).toContainText('We will no longer contact you about this');
  await page.getByText('Erase all of it').click();
  await expectFits(page, 'what was sent');
  await page.getByRole('button', { name: 'Erase my data' }).click();
  await expect(main).toContainText('Erased. We no longer hold what you sent us.');
  for (const table of ['leads', 'payer_link_payments']) {
    expect(await siteRows(`select 1 from ${table} where email = $1`, [email])).toEqual([]);
  }
  expect(faults).toEqual([]);

  await page.goto(link);
  await expect(main).toContainText('This link has expired');
});

test('at the account other log-ins are ended, and a request is answered by the office, which also writes down one by phone', async ({
  student: { page, details, token },
  browser,
  playwright,
  baseURL,
  faults,
}) => {
  const elsewhere = await Promise.all(
    ['iPhone', 'Macintosh'].map(async (device) => {
      const request = await playwright.request.newContext({
        ...(baseURL && { baseURL }),
        userAgent: `Mozilla/5.0 (${device}) Safari/605`,
      });
      return logInByCall(request, details);
    }),
  );
  await page.goto('/account');
  await test.step('other log-ins are listed, and ended one by one', async () => {
    const section = page.getByRole('region', { name: 'Where I am logged in' });
    const logIns = section.getByRole('listitem');
    const end = section.getByRole('button', { name: 'Log out', exact: true });
    await expect(logIns).toHaveCount(3);
    await expect(logIns.filter({ hasText: '(this one)' })).toHaveCount(1);
    await end.first().click();
    await expect(section.getByRole('status')).toHaveText('You are logged out there.');
    await expect(logIns).toHaveCount(2);
    await end.click();
    await expect(logIns).toHaveCount(1);
    const alive = await Promise.all([token, ...elsewhere].map((one) => isAlive(page.request, one)));
    expect(alive).toEqual([true, false, false]);
  });

  const requests = page.getByRole('region', { name: 'Corrections and questions' });
  const words = `My father is Ravi ${randomInt(1e6, 1e7)}`;
  await test.step('a request is written', async () => {
    await requests.getByText('Write a request').click();
    await requests.getByLabel('What is it about?').selectOption({ label: 'Correct my data' });
    await requests.getByLabel('Your request').fill(words);
    await requests.getByRole('button').click();
    await expect(requests.getByRole('status')).toContainText('You get an answer');
  });

  const office = await (await browser.newContext({ baseURL })).newPage();
  await staffLoggedIn(office);
  await test.step('the office answers it', async () => {
    await openOffice(office, '/searchuser/requests');
    const asked = office.getByRole('listitem').filter({ hasText: words });
    await expect(asked).toContainText(details.studentname);
    await asked.getByText('Answer', { exact: true }).click();
    await asked.getByLabel(/^What was done/).fill('Corrected in your form.');
    await asked.getByRole('button', { name: 'Send answer' }).click();
    await expect(asked).toContainText('Answer: Corrected in your form.');
  });

  await test.step('one by phone is written down', async () => {
    const name = `Kiran Bedi ${randomInt(1e6, 1e7)}`;
    await office.getByText('Add a request made by phone').click();
    const form = office.getByRole('form', { name: 'Data request' });
    const save = form.getByRole('button', { name: 'Save request' });
    await save.click();
    await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Enter the person’s name');
    await expectFits(office, 'requests with the form');
    await form.getByLabel('Name').fill(name);
    await form.getByLabel('Phone, e-mail or address').fill('98111 22233');
    await form.getByLabel('Request', { exact: true }).selectOption({ label: 'Erase my data' });
    await form.getByLabel('Received', { exact: true }).selectOption({ label: 'By letter' });
    await save.click();
    await expect(form.getByRole('status')).toContainText('Saved. Answer by');
    const noted = office.getByRole('listitem').filter({ hasText: name });
    await expect(noted).toContainText('Erase my data');
    await expect(noted).toContainText('By letter');
    await form.getByRole('button', { name: 'Add another' }).click();
    await expect(form.getByLabel('Name')).toHaveValue('');
    await office.context().close();
  });

  await test.step('the answer is read in the account', async () => {
    await page.reload();
    await expect(requests).toContainText('Corrected in your form.');
    await expectNoOverflow(page, 'account with an answer');
    expect(faults).toEqual([]);
  });
});
