import { randomBytes, randomUUID } from 'node:crypto';
import type { APIRequestContext } from 'playwright/test';
import type { Particulars } from '@/lib/payments/receipts/receipt';
import { bearer, logInByCall, signedUp, type StudentDetails } from '../accounts/student-account';
import { siteRows } from '../browser/visitor';
import { goldPlan } from '../enrolment/admission-form';

/** The price of the gold plan, as printed and in paise. */
export const goldPrice = { printed: '₹8,999', paise: 899_900 };

/** A form for the gold plan, saved through the API. */
export async function registeredForGold(
  request: APIRequestContext,
  token: string,
  details: StudentDetails,
  more: object = {},
): Promise<{ id: string; registrationnumber: string }> {
  const { studentname, dateofbirth, fathername, address, state, pincode, email } = details;
  const answer = await request.post('/api/student/registration-form', {
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
      modeofpayment: 'Online',
      coursename: 'CSIR-NET/JRF (Chemical Sciences)',
      subject: 'Chemical Sciences',
      plan: goldPlan,
      requestId: randomUUID(),
      submit: true,
      ...more,
    },
  });
  const { data } = (await answer.json()) as { data?: { id: string; registrationnumber: string } };
  if (!data) throw new Error(await answer.text());
  return data;
}

/** A new student with a form for the gold plan in this name; no page is logged in. */
export async function enrolledForGold(request: APIRequestContext, studentname = 'Asha Rao') {
  const details = await signedUp(request);
  const token = await logInByCall(request, details);
  return {
    details,
    token,
    ...(await registeredForGold(request, token, { ...details, studentname })),
  };
}

type Wanted = {
  amountPaise?: number;
  attention?: string;
  excessPaise?: number;
  planId?: string;
  refunds?: readonly { amountPaise: number; status: 'pending' | 'done' | 'failed' }[];
};

/** A unique serial number per receipt, in a year that only tests use. */
const serials = () => Number(BigInt(`0x${randomUUID().replaceAll('-', '').slice(0, 7)}`));

/** Inserts a payment, with a receipt once money was received. @returns its id */
export async function storedPayment(
  registration: string | null,
  status: string,
  { amountPaise = goldPrice.paise, excessPaise = 0, attention, planId, refunds = [] }: Wanted = {},
): Promise<string> {
  const isPaid = /^(paid|partRefunded|refunded)$/.test(status);
  const [row] = await siteRows<{ id: string }>(
    `insert into payments ("orderId", provider, "registrationId", name, number, "amountPaise",
       "excessPaise", status, attention, "planId", "paidAt", "expiresAt")
     values ($1, 'sandbox', $2, 'Suresh Rao', '98765 43210', $3, $4, $5::"PaymentStatus", $6, $7,
       case when $8 then timestamptz '2026-11-20 20:00Z' end, now() + interval '1 hour')
     returning id`,
    [
      `OC${serials()}x${serials()}`,
      registration,
      amountPaise,
      excessPaise,
      status,
      attention,
      planId,
      isPaid,
    ],
  );
  if (!row) throw new Error('The payment was not stored.');
  if (isPaid) await storedReceipt(row.id, amountPaise);
  for (const refund of refunds) {
    await siteRows(
      `insert into refunds ("refundId", "paymentId", "amountPaise", reason, status, method)
       values ($1, $2, $3, 'Left the batch', $4::"RefundStatus", 'cash')`,
      [randomUUID(), row.id, refund.amountPaise, refund.status],
    );
  }
  return row.id;
}

export async function setStatus(payment: string, status: string): Promise<void> {
  await siteRows(`update payments set status = $2::"PaymentStatus" where id = $1`, [
    payment,
    status,
  ]);
}

/** Agrees on two instalments of a registration for the gold plan: ₹5,000 in a month and ₹3,999 in two. */
export async function agreedInTwoParts(registration: string): Promise<void> {
  await siteRows(
    `with plan as (
       insert into instalment_plans ("registrationId", "pricePaise") values ($1, $2) returning id)
     insert into instalment_lines ("planId", number, "dueOn", "amountPaise")
     select id, number, current_date + 30 * number, paise
     from plan, (values (1, 500000), (2, 399900)) as parts (number, paise)`,
    [registration, goldPrice.paise],
  );
}

async function storedReceipt(payment: string, amountPaise: number): Promise<void> {
  const serial = serials();
  await siteRows(
    `insert into receipts
       (number, year, serial, "paymentId", "issuedOn", "amountPaise", "checkCode", particulars)
     values ($1, '00-01', $2, $3, current_date, $4, $5, $6)`,
    [
      `T/00-01/${serial}`,
      serial,
      payment,
      amountPaise,
      randomBytes(16).toString('base64url'),
      particulars,
    ],
  );
}

const particulars: Particulars = {
  seller: { name: 'Orbital Chemistry Institute', address: 'Jia Sarai, Delhi' },
  buyer: { name: 'Suresh Rao', address: '12 Jia Sarai', state: 'Delhi' },
  what: 'Gold 6 Months, CSIR-NET Chemical Sciences, online',
  registrationnumber: '',
};

/** The receipt of a payment in the site's database. */
export async function receiptOf(payment: string): Promise<{ number: string; checkCode: string }> {
  const [row] = await siteRows<{ number: string; checkCode: string }>(
    `select number, "checkCode" from receipts where "paymentId" = $1`,
    [payment],
  );
  if (!row) throw new Error('There is no receipt.');
  return row;
}
