import { createHash, randomBytes, randomInt, randomUUID } from 'node:crypto';
import type { APIRequestContext, Page } from 'playwright/test';
import {
  bearer,
  isAlive,
  logInByCall,
  loggedIn,
  newDetails,
  signedUp,
} from '../../support/accounts/student-account';
import { expectEveryWidth } from '../../support/browser/every-width';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { logInAs, newStaff, staffLoggedIn } from '../../support/office/staff-account';
import {
  goldPrice,
  registeredForGold,
  storedPayment,
} from '../../support/payments/stored-payments';
import { officeIsReady } from '../../support/browser/readiness';

/** Opens an office page and waits for React. */
async function open(page: Page, path: string) {
  await page.goto(path);
  await officeIsReady(page);
}

async function studentId(email: string): Promise<string> {
  const [row] = await siteRows<{ id: string }>('select id from students where email = $1', [email]);
  return row?.id ?? '';
}

/** The mailed link to the leads of an e-mail. */
async function dataLink(email: string, ends = '30 minutes'): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await siteRows(
    `insert into data_links ("tokenHash", "leadId", "expiresAt")
     select $1, id, now() + $3::interval from leads where email = $2 limit 1`,
    [createHash('sha256').update(token).digest('base64url'), email, ends],
  );
  return `/your-data#link=${token}`;
}

/** Pays the fee of a new student by a link, with this e-mail for the receipt. */
async function paidByLink(request: APIRequestContext, email: string, name: string) {
  const student = await signedUp(request);
  const form = await registeredForGold(request, await logInByCall(request, student), student);
  const payment = await storedPayment(form.id, 'paid');
  await siteRows(
    `with link as (
      insert into payer_links ("tokenHash", "registrationId", via, "expiresAt")
      values ($1, $2, 'student', now() + interval '1 day') returning id
    )
    insert into payer_link_payments ("paymentId", "linkId", name, email)
    select $3, id, $4, $5 from link`,
    [randomUUID(), form.id, payment, name, email],
  );
}

test('without an account: see, stop and erase what was sent, by a link from a mail', async ({
  page,
  request,
  faults,
}) => {
  const { email } = newDetails();
  const lead = {
    name: 'Meena Das',
    email,
    phonenumber: '90000 11111',
    coursename: 'GATE Chemistry',
  };
  await page.request.post('/api/student/free-registration', {
    data: { ...lead, requestId: randomUUID() },
  });
  await page.goto('/your-data');
  const main = page.getByRole('main');
  await page.getByRole('button', { name: 'Send me a link' }).click();
  await expect(page.getByLabel('E-mail you gave us')).toHaveAccessibleDescription(
    'Enter your e-mail',
  );
  await expectEveryWidth(page, 'your data');

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
  await expectEveryWidth(page, 'what was sent');
  await page.getByRole('button', { name: 'Do not contact me' }).click();
  await expect(main).toContainText('We will no longer contact you about this');
  await page.getByText('Erase all of it').click();
  await page.getByRole('button', { name: 'Erase my data' }).click();
  await expect(main).toContainText('Erased. We no longer hold what you sent us.');
  for (const table of ['leads', 'payer_link_payments']) {
    expect(await siteRows(`select 1 from ${table} where email = $1`, [email])).toEqual([]);
  }
  expect(faults).toEqual([]);

  await page.goto('/contact');
  await page.goto(link);
  await expect(main).toContainText('This link has expired');
});

test('a request is answered by the office and read in the account; one by phone is written down', async ({
  student: { page, details },
  browser,
  baseURL,
  faults,
}) => {
  await page.goto('/account');
  const section = page.getByRole('region', { name: 'Corrections and questions' });
  await section.getByText('Write a request').click();
  const words = `My father is Ravi ${randomInt(1e6, 1e7)}`;
  await section.getByLabel('What is it about?').selectOption({ label: 'Correct my data' });
  await section.getByLabel('Your request').fill(words);
  await section.getByRole('button').click();
  await expect(section.getByRole('status')).toContainText('You get an answer');

  const office = await (await browser.newContext({ baseURL })).newPage();
  await staffLoggedIn(office);
  await open(office, '/searchuser/requests');
  const asked = office.getByRole('listitem').filter({ hasText: words });
  await expect(asked).toContainText(details.studentname);
  await asked.getByText('Answer', { exact: true }).click();
  await asked.getByLabel(/^What was done/).fill('Corrected in your form.');
  await asked.getByRole('button', { name: 'Send answer' }).click();
  await expect(asked).toContainText('Answer: Corrected in your form.');

  const name = `Kiran Bedi ${randomInt(1e6, 1e7)}`;
  await office.getByText('Add a request made by phone').click();
  const form = office.getByRole('form', { name: 'Data request' });
  await form.getByRole('button', { name: 'Save request' }).click();
  await expect(form.getByLabel('Name')).toHaveAccessibleDescription('Enter the person’s name');
  await expectEveryWidth(office, 'requests with the form');
  await form.getByLabel('Name').fill(name);
  await form.getByLabel('Phone, e-mail or address').fill('98111 22233');
  await form.getByLabel('Request', { exact: true }).selectOption({ label: 'Erase my data' });
  await form.getByLabel('Received', { exact: true }).selectOption({ label: 'By letter' });
  await form.getByRole('button', { name: 'Save request' }).click();
  await expect(form.getByRole('status')).toContainText('Saved. Answer by');
  const noted = office.getByRole('listitem').filter({ hasText: name });
  await expect(noted).toContainText('Erase my data');
  await expect(noted).toContainText('By letter');
  await form.getByRole('button', { name: 'Add another' }).click();
  await expect(form.getByLabel('Name')).toHaveValue('');
  await expectEveryWidth(office, 'requests');
  await office.context().close();

  await page.reload();
  await expect(section).toContainText('Corrected in your form.');
  await expectEveryWidth(page, 'account with an answer');
  expect(faults).toEqual([]);
});

test('a refund above the limit waits until another owner confirms it', async ({
  page,
  browser,
  baseURL,
}) => {
  const { details, token } = await loggedIn(page);
  const studentname = `Meena ${randomInt(1e6, 1e7)}`;
  const registration = await registeredForGold(page.request, token, { ...details, studentname });
  const payment = await storedPayment(registration.id, 'paid', { amountPaise: 20_000_00 });
  const asking = await staffLoggedIn(page, 'owner');
  const answer = await page.request.post('/api/admin/refunds', {
    headers: bearer(asking),
    data: {
      payment,
      requestId: randomUUID(),
      amount: 15_000,
      method: 'cash',
      reference: '',
      reason: `Moved away ${studentname.slice(-7)}`,
    },
  });
  expect(await answer.json()).toMatchObject({ success: true });
  await open(page, '/searchuser/payments');
  const waiting = page.getByRole('region', { name: 'Refunds awaiting a second person' });
  const own = waiting.getByRole('listitem').filter({ hasText: studentname.slice(-7) });
  await expect(own).toContainText('Another owner has to confirm it here.');
  await expect(own.getByRole('button')).toHaveText(['Withdraw']);

  const other = await (await browser.newContext({ baseURL })).newPage();
  await logInAs(other, await newStaff({ role: 'owner' }));
  await open(other, '/searchuser/payments');
  const card = other.getByRole('listitem').filter({ hasText: studentname.slice(-7) });
  await expect(card.first()).toContainText('₹15,000');
  await expectEveryWidth(other, 'waiting refunds');
  await card.getByRole('button', { name: 'Confirm refund' }).click();
  await expect(other.getByText('Refund confirmed.')).toBeVisible();
  const refunds = await siteRows<{ status: string }>(
    'select status from refunds where "paymentId" = $1',
    [payment],
  );
  expect(refunds).toEqual([{ status: 'done' }]);
  await other.context().close();
});

test('staff log a student out everywhere, with a reason', async ({ page, browser, baseURL }) => {
  const student = await (await browser.newContext({ baseURL })).newPage();
  const { details, token } = await loggedIn(student);
  await student.context().close();
  await staffLoggedIn(page);
  await open(page, `/searchuser/person/${await studentId(details.email)}`);
  const form = page.getByRole('form', { name: 'Log out' });
  await form.getByLabel(/^Reason/).fill('Phone was stolen');
  await expectEveryWidth(page, 'log-in of a student');
  await form.getByRole('button', { name: 'Log the student out everywhere' }).click();
  await expect(page.getByText('Logged out on 1 device.')).toBeVisible();
  expect(await isAlive(page.request, token)).toBe(false);
});

test('a student ends other log-ins at the account', async ({
  student: { page, details, token },
  playwright,
  baseURL,
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
  const section = page.getByRole('region', { name: 'Where I am logged in' });
  await expect(section.getByRole('listitem')).toHaveCount(3);
  await expect(section.getByRole('listitem').filter({ hasText: '(this one)' })).toHaveCount(1);
  await expectEveryWidth(page, 'log-ins');
  await section.getByRole('button', { name: 'Log out', exact: true }).first().click();
  await expect(section.getByRole('status')).toHaveText('You are logged out there.');
  await expect(section.getByRole('listitem')).toHaveCount(2);
  await section.getByRole('button', { name: 'Log out', exact: true }).click();
  await expect(section.getByRole('listitem')).toHaveCount(1);
  const alive = await Promise.all([token, ...elsewhere].map((one) => isAlive(page.request, one)));
  expect(alive).toEqual([true, false, false]);
});
