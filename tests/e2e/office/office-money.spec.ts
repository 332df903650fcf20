import { randomInt, randomUUID } from 'node:crypto';
import type { Page } from 'playwright/test';
import { bearer } from '../../support/accounts/student-account';
import { expectNoOverflow } from '../../support/browser/every-width';
import { phone } from '../../support/browser/layout';
import { openOffice } from '../../support/browser/readiness';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { staffLoggedIn } from '../../support/office/staff-account';
import { enrolledForGold, storedPayment } from '../../support/payments/stored-payments';

test.use({ viewport: phone });

const paymentsOf = (registration: string) =>
  siteRows<{ method: string; amountPaise: number; reference: string | null; status: string }>(
    `select method, "amountPaise", reference, status from payments where "registrationId" = $1
     order by "amountPaise"`,
    [registration],
  );

/** A payment of ₹3,999 that no registration is known for. @returns the payer's name */
async function unattached(): Promise<string> {
  const name = `Kumar ${randomUUID().slice(0, 8)}`;
  const orderId = randomUUID().replaceAll('-', '');
  await siteRows(
    `insert into payments ("orderId", provider, name, number, "amountPaise", status, attention,
       "gatewayPaymentId", "expiresAt", "paidAt")
     values ($1, 'razorpay', $2, '98765 43210', 399900, 'paid', 'unattached', $1, now(), now())`,
    [orderId, name],
  );
  return name;
}

/** Expects the page to fit, and what is pressed with the thumb to be at least 44 px high. */
async function fitsThumb(page: Page, where: string): Promise<void> {
  await expectNoOverflow(page, where);
  const small = await page.getByRole('main').evaluate((element) =>
    [
      ...element.querySelectorAll(
        '.office-actions :is(summary, button, label:has(input), .office-link)',
      ),
    ]
      .map((target) => target.getBoundingClientRect())
      .filter(({ height, width }) => width > 0 && height < 44)
      .map(({ height }) => height),
  );
  expect(small, where).toEqual([]);
}

test('with the thumb: money is recorded and matched; the owner gives a part back, a large one with another owner, and a counsellor is not offered it', async ({
  page,
  request,
}) => {
  const name = `Meena ${randomInt(1e6, 1e7)}`;
  const { id, registrationnumber } = await enrolledForGold(request, name);
  const main = page.getByRole('main');
  const find = () => openOffice(page, `/searchuser?q=${registrationnumber}`);
  const row = main.getByRole('listitem').filter({ hasText: name }).filter({ hasText: 'Reg. No' });
  const amount = row.getByLabel('Amount in rupees');
  const record = row.getByRole('button', { name: 'Record the payment' });
  const said = row.getByRole('status');

  await staffLoggedIn(page);
  await test.step('an unmatched payment is matched to the registration, and leaves the list', async () => {
    const payer = await unattached();
    await openOffice(page, '/searchuser/payments?show=attention');
    const card = main.getByRole('listitem').filter({ hasText: payer });
    await card.getByText('Match to a registration', { exact: true }).first().click();
    const search = card.getByLabel('Name, phone or registration number');
    await expect(search).toBeVisible();
    await fitsThumb(page, 'an unmatched payment');
    await search.fill(registrationnumber);
    await page.keyboard.press('Enter');
    await card.getByLabel(new RegExp(name)).check();
    const match = card.getByRole('button', { name: 'Match', exact: true });
    await match.click();
    const onPurpose = card.getByLabel('The amount differs from the price on purpose');
    await expect(onPurpose).toHaveAccessibleDescription(/The price of this registration is ₹8,999/);
    await onPurpose.check();
    await match.click();
    await expect(card).toHaveCount(0);
    expect(await paymentsOf(id)).toMatchObject([{ amountPaise: 399_900, status: 'paid' }]);
  });

  await find();
  await test.step('the balance stands in the form; what is wrong stands beside its field, and what was typed stays', async () => {
    await expect(row.getByText(/₹3,999 paid, Razorpay/)).toBeVisible();
    await row.getByText('Record a payment').click();
    await expect(amount).toHaveValue('5000');
    await row.getByLabel('UPI').check();
    await amount.fill('4000');
    await record.click();
    const reference = row.getByLabel('Reference');
    await expect(reference).toHaveAccessibleDescription(/UTR, transaction or deposit slip/);
    await expect(reference).toBeFocused();
    await reference.fill('431122334455');
    await record.click();
    await expect(said).toContainText('Please correct the marked fields');
    const tick = row.getByLabel('Different amount: give the reason in the note');
    await expect(tick).toHaveAccessibleDescription(/₹5,000 of the price .* is still to be paid/);
    await expect(tick).toBeFocused();
    await expect(amount).toHaveValue('4000');
    await expect(row.getByLabel('UPI')).toBeChecked();
    await tick.check();
    await record.click();
    const note = row.getByLabel('Note (optional)');
    await expect(note).toHaveAccessibleDescription(/Enter the reason/);
    await note.fill('First part');
  });

  await test.step('it is recorded once though an answer was lost, and the receipt opens', async () => {
    await page.route('**/api/admin/payments', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await record.click();
    await expect(said).toContainText('Press the button again');
    await page.unroute('**/api/admin/payments');
    await record.click();
    await expect(said).toContainText('Recorded. Receipt');
    await expect(row.getByRole('checkbox')).toHaveCount(0);
    await expect(row.getByText(/₹4,000 paid, UPI/)).toBeVisible();
    await expect(row.getByRole('link', { name: 'Open the receipt' })).toHaveAttribute(
      'href',
      /^\/receipt\/[\w-]+\/pdf$/,
    );
    expect(await paymentsOf(id)).toEqual([
      expect.objectContaining({ amountPaise: 399_900 }),
      { method: 'upi', amountPaise: 400_000, reference: '431122334455', status: 'paid' },
    ]);
    await expect(row.getByText('Refund')).toHaveCount(0);
  });

  const reason = `Moved away ${randomUUID()}`;
  await test.step('the owner gives a part back', async () => {
    const payment = await storedPayment(id, 'paid', { amountPaise: 20_000_00 });
    const owner = await staffLoggedIn(page, 'owner');
    const answer = await page.request.post('/api/admin/refunds', {
      headers: bearer(owner),
      data: {
        payment,
        requestId: randomUUID(),
        amount: 15_000,
        method: 'cash',
        reference: '',
        reason,
      },
    });
    expect(await answer.json()).toMatchObject({ success: true });
    await find();
    // The newest payment stands first.
    await row.getByText('Refund', { exact: true }).nth(1).click();
    await fitsThumb(page, 'a refund');
    const form = row.getByRole('form', { name: 'Refund' });
    await expect(form.getByLabel('Amount in rupees')).toHaveValue('4000');
    await form.getByLabel('Amount in rupees').fill('500');
    await form.getByRole('button', { name: 'Refund payment' }).click();
    await expect(form.getByLabel('Reason')).toBeFocused();
    await form.getByLabel('Reason').fill('The batch was moved');
    await form.getByRole('button', { name: 'Refund payment' }).click();
    await expect(row.getByText(/₹4,000 paid, partly refunded/)).toBeVisible();
    await expect(row.getByText(/₹500 refunded, cash/)).toBeVisible();
    await expect(said.filter({ hasText: 'Refunded.' })).toBeVisible();
  });

  await test.step('a refund above the limit waits until another owner confirms it', async () => {
    await openOffice(page, '/searchuser/payments');
    const waiting = page.getByRole('region', { name: 'Refunds awaiting a second person' });
    const card = waiting.getByRole('listitem').filter({ hasText: reason });
    await expect(card).toContainText('₹15,000');
    await expect(card).toContainText('Another owner has to confirm it here.');
    await expect(card.getByRole('button')).toHaveText(['Withdraw']);
    await staffLoggedIn(page, 'owner');
    await openOffice(page, '/searchuser/payments');
    await expectNoOverflow(page, 'waiting refunds');
    await card.getByRole('button', { name: 'Confirm refund' }).click();
    await expect(page.getByText('Refund confirmed.')).toBeVisible();
    expect(await siteRows('select status from refunds where reason = $1', [reason])).toEqual([
      { status: 'done' },
    ]);
  });
});
