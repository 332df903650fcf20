import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { bearer, loggedIn } from '../../support/accounts/student-account';
import { expectWidth, widths } from '../../support/browser/every-width';
import { phone } from '../../support/browser/layout';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { staffLoggedIn } from '../../support/office/staff-account';
import { officeIsReady } from '../../support/browser/readiness';

interface Enrolled {
  id: string;
  registrationnumber: string;
  name: string;
}

/** A student's registration for ₹8,999 with a unique name. */
async function enrolled(page: Page): Promise<Enrolled> {
  const { details, token } = await loggedIn(page);
  const { dateofbirth, fathername, address, state, pincode, email } = details;
  const name = `Meena ${randomUUID().slice(0, 8)}`;
  const saved = await page.request.post('/api/student/registration-form', {
    headers: bearer(token),
    data: {
      studentname: name,
      dateofbirth,
      fathername,
      address,
      state,
      pincode,
      email,
      gender: 'Female',
      mobilenumber: details.contactnumber,
      modeofpayment: 'Offline',
      coursename: 'CSIR-NET/JRF (Chemical Sciences)',
      subject: 'Chemical Sciences',
      plan: 'csir-net-online-6-months-gold',
      submit: true,
    },
  });
  const { data } = (await saved.json()) as { data: Omit<Enrolled, 'name'> };
  return { ...data, name };
}

/** Finds the person's row by number, and waits for React. */
async function openRow(page: Page, { registrationnumber, name }: Enrolled) {
  await page.goto(`/searchuser?q=${registrationnumber}`);
  const main = page.getByRole('main');
  await officeIsReady(page);
  return main.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Reg. No' });
}

const paymentsOf = (registration: string) =>
  siteRows<{ method: string; amountPaise: number; reference: string | null; status: string }>(
    `select method, "amountPaise", reference, status from payments where "registrationId" = $1`,
    [registration],
  );

/** An unmatched payment from a gateway. */
async function unattached(amountPaise = 899_900): Promise<string> {
  const name = `Kumar ${randomUUID().slice(0, 8)}`;
  const orderId = randomUUID().replaceAll('-', '');
  await siteRows(
    `insert into payments ("orderId", provider, name, number, "amountPaise", status, attention,
       "gatewayPaymentId", "expiresAt", "paidAt")
     values ($1, 'razorpay', $2, '98765 43210', $3, 'paid', 'unattached', $1, now(), now())`,
    [orderId, name, amountPaise],
  );
  return name;
}

test('cash is recorded with the thumb, and the receipt opens; the owner gives a part back, a counsellor is not offered it', async ({
  page,
}) => {
  await page.setViewportSize(phone);
  const student = await enrolled(page);
  await staffLoggedIn(page);
  const row = await openRow(page, student);
  await row.getByText('Record a payment').click();
  await expect(row.getByLabel('Amount in rupees')).toHaveValue('8999');
  await row.getByRole('button', { name: 'Record the payment' }).click();
  await expect(row.getByRole('status')).toContainText('Recorded. Receipt');
  await expect(row.getByText(/₹8,999 paid/)).toBeVisible();
  await expect(row.getByRole('link', { name: 'Open the receipt' })).toHaveAttribute(
    'href',
    /^\/receipt\/[\w-]+\/pdf$/,
  );
  expect(await paymentsOf(student.id)).toEqual([
    { method: 'cash', amountPaise: 899_900, reference: null, status: 'paid' },
  ]);
  await expect(row.getByText('Refund')).toHaveCount(0);

  await staffLoggedIn(page, 'owner');
  await openRow(page, student);
  await row.getByText('Refund').click();
  await fits(page);
  await page.setViewportSize(phone);
  const amount = row.getByLabel('Amount in rupees');
  await expect(amount).toHaveValue('8999');
  await amount.fill('500');
  await row.getByRole('button', { name: 'Refund payment' }).click();
  await expect(row.getByLabel('Reason')).toBeFocused();
  await row.getByLabel('Reason').fill('The batch was moved');
  await row.getByRole('button', { name: 'Refund payment' }).click();
  await expect(row.getByText(/₹8,999 paid, partly refunded/)).toBeVisible();
  await expect(row.getByText(/₹500 refunded, cash/)).toBeVisible();
  await expect(row.getByRole('status')).toContainText('Refunded.');
});

test('what is wrong stands beside its field, and what was typed stays; the balance is recorded once', async ({
  page,
  context,
}) => {
  const student = await enrolled(page);
  await staffLoggedIn(page);
  const row = await openRow(page, student);
  await row.getByText('Record a payment').click();
  await row.getByLabel('UPI').check();
  const amount = row.getByLabel('Amount in rupees');
  await amount.fill('5000');
  const record = row.getByRole('button', { name: 'Record the payment' });
  await record.click();
  const reference = row.getByLabel('Reference');
  await expect(reference).toHaveAccessibleDescription(/UTR, transaction or deposit slip/);
  await expect(reference).toBeFocused();
  await reference.fill('431122334455');
  await record.click();
  await expect(row.getByRole('status')).toContainText('Please correct the marked fields');
  const tick = row.getByLabel('Different amount: give the reason in the note');
  await expect(tick).toHaveAccessibleDescription(/The price of this registration is ₹8,999/);
  await expect(tick).toBeFocused();
  await expect(amount).toHaveValue('5000');
  await expect(row.getByLabel('UPI')).toBeChecked();
  await tick.check();
  await record.click();
  await expect(row.getByLabel('Note (optional)')).toHaveAccessibleDescription(/Enter the reason/);
  await row.getByLabel('Note (optional)').fill('First part');
  await record.click();
  await expect(row.getByRole('status')).toContainText('Recorded.');
  expect(await paymentsOf(student.id)).toEqual([
    { method: 'upi', amountPaise: 500_000, reference: '431122334455', status: 'paid' },
  ]);

  await test.step('after a first part the balance stands there', async () => {
    await openRow(page, student);
    await row.getByText('Record a payment').click();
    await expect(row.getByLabel('Amount in rupees')).toHaveValue('3999');
  });

  await test.step('an answer that is lost is asked for again', async () => {
    await context.route('**/api/admin/payments', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await record.click();
    await expect(row.getByRole('status')).toContainText('Press the button again');
    await context.unroute('**/api/admin/payments');
    await record.click();
    await expect(row.getByRole('status')).toContainText('Recorded. Receipt');
    await expect(row.getByRole('checkbox')).toHaveCount(0);
    expect(await paymentsOf(student.id)).toHaveLength(2);
  });
});

test('an unmatched payment is matched to a registration, and leaves the list', async ({ page }) => {
  const student = await enrolled(page);
  const payer = await unattached();
  await staffLoggedIn(page);
  await page.goto('/searchuser/payments?show=attention');
  const main = page.getByRole('main');
  await officeIsReady(page);
  const card = main.getByRole('listitem').filter({ hasText: payer });
  await card.getByText('Match to a registration', { exact: true }).first().click();
  await expect(card.getByLabel('Name, phone or registration number')).toBeVisible();
  await fits(page);
  await card.getByLabel('Name, phone or registration number').fill(student.registrationnumber);
  await page.keyboard.press('Enter');
  await card.getByLabel(new RegExp(student.name)).check();
  await card.getByRole('button', { name: 'Match', exact: true }).click();
  await expect(card).toHaveCount(0);
  expect(await paymentsOf(student.id)).toMatchObject([{ amountPaise: 899_900, status: 'paid' }]);
  const row = await openRow(page, student);
  await expect(row.getByText(/₹8,999 paid, Razorpay/)).toBeVisible();
});

/** Checks that the page fits each width and its targets are at least 44 px high. */
async function fits(page: Page): Promise<void> {
  for (const width of widths) {
    await expectWidth(page, width);
    const small = await page.getByRole('main').evaluate((element) =>
      [
        ...element.querySelectorAll(
          '.office-actions :is(summary, button, label:has(input), .office-link)',
        ),
      ]
        .map((target) => target.getBoundingClientRect())
        .filter(({ height, width: wide }) => wide > 0 && height < 44)
        .map(({ height }) => height),
    );
    expect(small, `${width} px`).toEqual([]);
  }
}
