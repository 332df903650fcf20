import { receiptPdfPath } from '@/lib/payments/receipts/receipt';
import { expectFits } from '../../support/browser/every-width';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { admissionForm, goldForm, goldPlan } from '../../support/enrolment/admission-form';
import {
  receiptOf,
  registeredForGold,
  storedPayment,
} from '../../support/payments/stored-payments';
import { formIsReady } from '../../support/browser/readiness';

/** Answers of a form without a plan. */
const gate = {
  coursename: 'GATE (Chemistry)',
  subject: 'Chemistry',
  coursetype: 'Weekend',
  modeofpayment: 'Offline',
  plan: undefined,
};

test('the history begins with the plan chosen earlier, then lists each purchase, newest first, with what is paid, refunded and due', async ({
  student: { page, details, token },
  faults,
}) => {
  const label = 'Gold, 6 Months, CSIR-NET online, ₹8,999';
  const chosen = { plan: goldPlan, page: '/onlinecourses/csir-net', label };
  await page.evaluate((text) => localStorage.setItem('chosen-plan', text), JSON.stringify(chosen));
  await page.goto('/history');
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: 'Purchased History' })).toBeVisible();
  await expect(main).toContainText(`${details.studentname}, you have not registered`);
  await expect(main.getByRole('table')).toHaveCount(0);
  await expect(main.getByRole('link', { name: 'Enroll Course' })).toHaveAttribute('href', '/form');
  await expect(main.getByRole('link', { name: `Continue: ${label}` })).toHaveAttribute(
    'href',
    `/form?plan=${goldPlan}&page=%2Fonlinecourses%2Fcsir-net`,
  );

  const saved = (more: object) => registeredForGold(page.request, token, details, more);
  // A plan can be bought once in a session.
  let sessions = 2030;
  const bought = () => saved({ session: `${(sessions += 1)}-${(sessions + 1) % 100}` });
  const older = await saved(gate);
  const inReview = await storedPayment((await bought()).id, 'review');
  const underWay = await bought();
  await storedPayment(underWay.id, 'failed');
  const open = await storedPayment(underWay.id, 'pending');
  const part = await storedPayment((await bought()).id, 'paid', { amountPaise: 400_000 });
  const refunds = [
    { amountPaise: 100_000, status: 'done' },
    { amountPaise: 50_000, status: 'pending' },
  ] as const;
  const back = await storedPayment((await bought()).id, 'partRefunded', { refunds });
  const newer = await saved({});
  // The inclusions stored at purchase, even if the plan has changed.
  await siteRows(
    `update registrations set inclusions = '[{"name": "A weekly quiz", "included": true}]'
     where id = $1`,
    [newer.id],
  );
  await page.goto('/history');
  const rows = main.getByRole('table').locator('tbody');
  await expect(rows).toHaveCount(6);
  const row = (index: number) => rows.nth(index);
  const expectIn = async (index: number, ...texts: string[]) => {
    for (const text of texts) await expect(row(index)).toContainText(text);
  };
  const expectTarget = async (index: number, link: string | RegExp, href: string | RegExp) =>
    expect(row(index).getByRole('link', { name: link })).toHaveAttribute('href', href);

  await test.step('one that is due can be paid, and keeps what it included', async () => {
    const { registrationnumber } = newer;
    await expectIn(0, 'CSIR-NET/JRF (Chemical Sciences)', registrationnumber, 'Online');
    await expectIn(0, '₹8,999 to be paid');
    await expect(
      row(0).getByRole('link', { name: `Pay now for Reg. No ${registrationnumber}` }),
    ).toBeVisible();
    await row(0).getByText('Somebody else pays?').click();
    await row(0).getByText('What is included').click();
    await expect(row(0).getByText('A weekly quiz')).toBeVisible();
  });

  await test.step('what was paid has its receipt, and what was refunded is not due', async () => {
    await expectIn(1, '₹8,999 paid on 21 November 2026', '₹1,000 refunded');
    await expectIn(1, '₹500 refund on its way');
    await expect(row(1)).not.toContainText('to be paid');
    const { number, checkCode } = await receiptOf(back);
    await expectTarget(1, `Receipt ${number}`, receiptPdfPath(checkCode));
    await expectIn(2, '₹4,000 paid', (await receiptOf(part)).number, '₹4,999 balance due');
  });

  await test.step('a payment under way or in review warns against paying again', async () => {
    await expectIn(3, 'If you have paid, do not pay again.');
    await expectTarget(3, 'Check its status', `/success?payment=${open}`);
    await expectTarget(3, 'Continue paying', `/payment?registration=${underWay.id}`);
    await expectIn(4, 'Please do not pay again');
    await expect(row(4)).not.toContainText('to be paid');
    await expectTarget(4, 'Check its status', `/success?payment=${inReview}`);
  });

  await test.step('of one without a price the fee is confirmed by the institute', async () => {
    const today = new Intl.DateTimeFormat('en-IN', {
      dateStyle: 'long',
      timeZone: 'Asia/Kolkata',
    }).format();
    await expectIn(5, 'The fee is confirmed by phone or at the office.', 'To be confirmed');
    await expectIn(5, 'Weekend', 'Offline', today);
    await expect(row(5).getByText('What is included')).toHaveCount(0);
    await expect(row(5).getByRole('link', { name: 'Pay now' })).toHaveCount(0);
    const copy = new RegExp(`^GATE.*${older.registrationnumber}`);
    await expectTarget(5, copy, `/form-print?registration=${older.id}`);
  });
  await expectFits(page);
  expect(faults).toEqual([]);
});

test('a form begun on another device is gone on with, and another draft deleted', async ({
  student: { page, details, token },
}) => {
  const draft = { submit: false, modeofpayment: 'Offline' };
  const saved = (more: object) => registeredForGold(page.request, token, details, more);
  const { registrationnumber } = await saved({ ...draft, place: 'Nagpur' });
  await saved({ ...gate, ...draft });

  await page.goto('/history');
  const rows = page.getByRole('main').getByRole('table').locator('tbody');
  const [second, first] = [rows.first(), rows.last()];
  await expect(first).toContainText('Draft');
  await expect(first.getByRole('link', { name: /Pay now/ })).toHaveCount(0);
  await second.getByRole('button', { name: /^Delete the draft/ }).click();
  await second.getByRole('button', { name: 'Keep it' }).click();
  await second.getByRole('button', { name: /^Delete the draft/ }).click();
  await second.getByRole('button', { name: /^Yes, delete it/ }).click();
  await expect(rows).toHaveCount(1);

  await rows.getByRole('link', { name: `Continue the form ${registrationnumber}` }).click();
  const { open, field, save, notice, number, payment } = admissionForm(page);
  const place = field('Place (optional)');
  await formIsReady(page);
  await expect(place).toHaveValue('Nagpur');
  await expect(payment('Offline')).toBeChecked();
  await expect(number).toHaveValue(registrationnumber);
  await place.fill('Pune');
  await save.click();
  await expect(notice).toHaveText('Saved Successful');

  await test.step('what was saved on the other device meanwhile is shown', async () => {
    await saved({ ...draft, registrationnumber, requestId: undefined, place: 'Kochi' });
    await open(goldForm);
    await expect(place).toHaveValue('Kochi');
    await expect(number).toHaveValue(registrationnumber);
  });
});
