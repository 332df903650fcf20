import type { Page } from 'playwright/test';
import { receiptPdfPath } from '@/lib/payments/receipts/receipt';
import {
  bearer,
  holdToken,
  loggedIn,
  logInByCall,
  type StudentDetails,
} from '../../support/accounts/student-account';
import { overflow } from '../../support/browser/axe';
import { expectEveryWidth, violationsFromTop } from '../../support/browser/every-width';
import { phone } from '../../support/browser/layout';
import { expect, siteRows, test } from '../../support/browser/visitor';
import { admissionForm } from '../../support/enrolment/admission-form';
import {
  receiptOf,
  registeredForGold,
  storedPayment,
} from '../../support/payments/stored-payments';
import { formIsReady } from '../../support/browser/readiness';

const plan = 'csir-net-online-6-months-gold';

/** Saves an admission form by the call. @returns the registration number */
async function register(page: Page, token: string, details: StudentDetails, more: object) {
  const { studentname, dateofbirth, fathername, address, state, pincode, email } = details;
  const answer = await page.request.post('/api/student/registration-form', {
    headers: bearer(token),
    data: {
      studentname,
      dateofbirth,
      fathername,
      address,
      state,
      pincode,
      email,
      gender: 'Female',
      mobilenumber: details.contactnumber,
      modeofpayment: 'Offline',
      coursename: 'GATE (Chemistry)',
      subject: 'Chemistry',
      coursetype: 'Weekend',
      submit: true,
      ...more,
    },
  });
  const { data } = (await answer.json()) as { data?: { registrationnumber: string } };
  if (!data) throw new Error(await answer.text());
  return data.registrationnumber;
}

test('without purchases the page explains how to begin', async ({
  student: { page, details },
  faults,
}) => {
  await page.goto('/history');
  await expect(page.getByRole('heading', { level: 1, name: 'Purchased History' })).toBeVisible();
  await expect(page.getByText(`${details.studentname}, you have not registered`)).toBeVisible();
  await expect(page.getByRole('main').getByRole('table')).toHaveCount(0);
  const enroll = page.getByRole('link', { name: 'Enroll Course' });
  await expect(enroll).toHaveAttribute('href', '/form');
  expect(faults).toEqual([]);

  await test.step('the plan chosen earlier comes first', async () => {
    await page.evaluate((chosen) => localStorage.setItem('chosen-plan', JSON.stringify(chosen)), {
      plan,
      page: '/onlinecourses/csir-net',
      label: 'Gold, 6 Months, CSIR-NET online, ₹8,999',
    });
    await page.goto('/history');
    const go = page.getByRole('link', {
      name: 'Continue: Gold, 6 Months, CSIR-NET online, ₹8,999',
    });
    await expect(go).toHaveAttribute('href', `/form?plan=${plan}&page=%2Fonlinecourses%2Fcsir-net`);
    await page.setViewportSize({ ...phone, width: 320 });
    expect(await violationsFromTop(page, { withoutFrame: true })).toEqual([]);
    expect(await overflow(page)).toBe(0);
  });
});

test('every registration of the student, and of no other, is listed, newest first, and opens on the print page', async ({
  page,
}) => {
  const { details, token } = await loggedIn(page);
  const older = await register(page, token, details, {});
  const newer = await register(page, token, details, {
    coursename: 'CSIR-NET/JRF (Chemical Sciences)',
    subject: 'Chemical Sciences',
    coursetype: '',
    modeofpayment: 'Online',
    plan,
  });
  await page.goto('/history');
  const rows = page.getByRole('main').getByRole('table').locator('tbody');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('CSIR-NET/JRF (Chemical Sciences)');
  await expect(rows.first()).toContainText(newer);
  await expect(rows.first()).toContainText('₹8,999');
  await expect(rows.first()).toContainText('Online');
  await expect(rows.first()).toContainText('₹8,999 to be paid');
  await expect(
    rows.first().getByRole('link', { name: `Pay now for Reg. No ${newer}` }),
  ).toBeVisible();
  // The inclusions stored at purchase, even if the plan has changed.
  await siteRows(
    `update registrations set inclusions = '[{"name": "A weekly quiz", "included": true}]'
     where registrationnumber = $1`,
    [newer],
  );
  await page.reload();
  await rows.first().getByText('What is included').click();
  await expect(rows.first().getByText('A weekly quiz')).toBeVisible();
  await expect(rows.last().getByText('What is included')).toHaveCount(0);
  await expect(rows.last()).toContainText('The fee is confirmed by phone or at the office.');
  await expect(rows.last().getByRole('link', { name: 'Pay now' })).toHaveCount(0);
  await expect(rows.last()).toContainText('GATE (Chemistry)');
  await expect(rows.last()).toContainText('Weekend');
  await expect(rows.last()).toContainText('To be confirmed');
  await expect(rows.last()).toContainText('Offline');
  const today = new Intl.DateTimeFormat('en-IN', {
    dateStyle: 'long',
    timeZone: 'Asia/Kolkata',
  }).format();
  await expect(rows.last()).toContainText(today);
  const link = rows.last().getByRole('link', { name: new RegExp(`^GATE.*${older}`) });
  await expect(link).toHaveAttribute('href', /^\/form-print\?registration=[\da-f-]{36}$/);

  await loggedIn(page);
  await page.goto('/history');
  await expect(page.getByText('you have not registered')).toBeVisible();
  await expect(page.getByText(newer)).toHaveCount(0);
});

test('a form begun on the phone is gone on with at the desk, submitted, and another draft deleted', async ({
  page: desk,
  browser,
}) => {
  const { details, token } = await loggedIn(desk);
  const context = await browser.newContext({ viewport: phone });
  const mobile = await context.newPage();
  await holdToken(mobile, await logInByCall(mobile.request, details));
  const begun = admissionForm(mobile);
  await begun.open();
  await begun.complete();
  await begun.field('Place (optional)').fill('Nagpur');
  await begun.save.click();
  await expect(begun.notice).toHaveText('Saved Successful');
  const number = await begun.number.inputValue();
  await register(desk, token, details, { submit: false });

  await desk.goto('/history');
  const rows = desk.getByRole('main').getByRole('table').locator('tbody');
  const [second, first] = [rows.first(), rows.last()];
  await expect(first).toContainText('Draft');
  await expect(first.getByRole('link', { name: /Pay now/ })).toHaveCount(0);
  await expectEveryWidth(desk);
  await second.getByRole('button', { name: /^Delete the draft/ }).click();
  await second.getByRole('button', { name: 'Keep it' }).click();
  await second.getByRole('button', { name: /^Delete the draft/ }).click();
  await second.getByRole('button', { name: /^Yes, delete it/ }).click();
  await expect(rows).toHaveCount(1);

  await rows.getByRole('link', { name: `Continue the form ${number}` }).click();
  const { field, save, submit, notice, number: shown, payment } = admissionForm(desk);
  await formIsReady(desk);
  await expect(field('Place (optional)')).toHaveValue('Nagpur');
  await expect(payment('Offline')).toBeChecked();
  await expect(shown).toHaveValue(number);
  await field('Place (optional)').fill('Pune');
  await save.click();
  await expect(notice).toHaveText('Saved Successful');
  // The phone shows the form saved at the desk.
  await begun.open();
  await expect(begun.field('Place (optional)')).toHaveValue('Pune');
  await context.close();

  await submit.click();
  await desk.waitForURL(/\/form-print/);
  await desk.goto('/history');
  await expect(rows).toHaveCount(1);
  await expect(rows).toContainText(number);
  await expect(rows).toContainText('Due');
  await expect(rows).toContainText('₹8,999 to be paid');
  await expect(rows.getByRole('button', { name: /^Delete the draft/ })).toHaveCount(0);
});

test('each purchase shows amounts paid, refunded and due', async ({
  student: { page, details, token },
}) => {
  // A plan can be bought once in a session.
  let sessions = 2030;
  const bought = () => {
    sessions += 1;
    const session = `${sessions}-${(sessions + 1) % 100}`;
    return registeredForGold(page.request, token, details, { session });
  };
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
  await page.goto('/history');
  const rows = page.getByRole('main').getByRole('table').locator('tbody');
  const [backRow, partRow, underWayRow, reviewRow] = [0, 1, 2, 3].map((index) => rows.nth(index));
  if (!backRow || !partRow || !underWayRow || !reviewRow) throw new Error('A purchase is missing.');

  await expect(backRow).toContainText('₹8,999 paid on 21 November 2026');
  await expect(backRow).toContainText('₹1,000 refunded');
  await expect(backRow).toContainText('₹500 refund on its way');
  await expect(backRow).not.toContainText('to be paid');
  const { number, checkCode } = await receiptOf(back);
  const receipt = backRow.getByRole('link', { name: `Receipt ${number}` });
  await expect(receipt).toHaveAttribute('href', receiptPdfPath(checkCode));

  await expect(partRow).toContainText('₹4,000 paid');
  await expect(partRow).toContainText((await receiptOf(part)).number);
  await expect(partRow).toContainText('₹4,999 balance due');

  await expect(underWayRow).toContainText('If you have paid, do not pay again.');
  const standing = underWayRow.getByRole('link', { name: 'Check its status' });
  await expect(standing).toHaveAttribute('href', `/success?payment=${open}`);
  await expect(underWayRow.getByRole('link', { name: 'Continue paying' })).toHaveAttribute(
    'href',
    `/payment?registration=${underWay.id}`,
  );

  await expect(reviewRow).toContainText('Please do not pay again');
  await expect(reviewRow).not.toContainText('to be paid');
  await expect(reviewRow.getByRole('link', { name: 'Check its status' })).toHaveAttribute(
    'href',
    `/success?payment=${inReview}`,
  );
  await expectEveryWidth(page);
});
