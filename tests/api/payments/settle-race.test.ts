import { GET as comeBack } from '@/app/api/v1/[provider]/return/route';
import { pollPayments } from '@/lib/payments/payment-poller';
import { settle } from '@/lib/payments/settle';
import { db, pool } from '@/lib/platform/db';
import type { Payment } from '@/prisma/client/client';
import { makeStaff } from '../../support/accounts/log-in';
import { documentedWebhooks } from '../../support/payments/razorpay-webhooks';
import { deliver, moneyWebhook, openPayment, PRICE, queuedMails } from './razorpay-payments';
import { withRazorpay } from '../../support/payments/with-razorpay';
import { withEmptyTables } from '../../support/process/empty-tables';
import { samples } from '../../support/process/samples';

withEmptyTables();
const razorpay = withRazorpay();

const PAYMENTS = samples({ here: 40, inCi: 200 });
const AT_ONCE = 8;

function webhooks(payment: Payment, paid: { id: string; amount: number }) {
  const { orderId } = payment;
  const event = moneyWebhook(orderId, paid);
  const other = moneyWebhook(orderId, paid, documentedWebhooks.captured);
  const twice = () => deliver(event, `event${orderId}`);
  return { twice, late: () => deliver(other, `late${orderId}`) };
}

async function goBack({ id }: Payment): Promise<void> {
  const url = `http://localhost:3000/api/v1/razorpay/return?payment=${id}`;
  const response = await comeBack(new Request(url, { headers: { host: 'localhost:3000' } }));
  expect(response.headers.get('location')).toBe(`/success?payment=${id}`);
}

/** Six callers that report the same settlement of one payment. */
function callersOf(payment: Payment, staffId: string): (() => Promise<unknown>)[] {
  const paid = razorpay.account.pay(payment.orderId);
  const { twice, late } = webhooks(payment, paid);
  const { orderId } = payment;
  const report = { orderId, state: 'paid', amount: PRICE, currency: 'INR' } as const;
  return [
    twice,
    twice,
    late,
    () => goBack(payment),
    () => pollPayments(pool),
    () => settle(pool, { report: { ...report, gatewayPaymentId: null }, source: 'staff', staffId }),
  ];
}

/** Runs all at once, except one that begins slightly earlier, a different one for each payment. */
function raced(callers: (() => Promise<unknown>)[], first: number): Promise<unknown>[] {
  return callers.map(async (call, index) => {
    const isFirst = index === first % callers.length;
    for (let wait = 0; !isFirst && wait < 6; wait += 1) await pool.query('select 1');
    return call();
  });
}

test('payments that are each reported six times at once: one settlement each, receipts without a gap, one mail each', async () => {
  const { id: staffId } = await makeStaff();
  const payments: Payment[] = [];
  for (let round = 0; round * AT_ONCE < PAYMENTS; round += 1) {
    const some: Payment[] = [];
    for (let index = 0; index < AT_ONCE; index += 1) {
      some.push(await openPayment(razorpay, { nextCheckAt: new Date() }));
    }
    payments.push(...some);
    const calls = some.map((payment) => callersOf(payment, staffId));
    await Promise.all(calls.flatMap((callers, index) => raced(callers, round + index)));
  }
  for (const { orderId } of payments.slice(0, 20)) {
    const [paid] = razorpay.account.payments.filter(({ notes }) => {
      return (notes as Record<string, string>).orderId === orderId;
    });
    if (paid) await deliver(moneyWebhook(orderId, paid), `much later${orderId}`);
  }

  const rows = await db.payment.findMany({ include: { receipt: true, events: true } });
  expect(rows).toHaveLength(PAYMENTS);
  const settlements = rows.flatMap(({ events }) => events.filter(({ what }) => what === 'paid'));
  expect(settlements).toHaveLength(PAYMENTS);
  expect(new Set(settlements.map(({ paymentId }) => paymentId)).size).toBe(PAYMENTS);
  for (const { status, attention, amountPaise, gatewayPaymentId, nextCheckAt } of rows) {
    expect({ status, attention, amountPaise, nextCheckAt }).toEqual({
      status: 'paid',
      attention: null,
      amountPaise: PRICE,
      nextCheckAt: null,
    });
    expect(gatewayPaymentId).toMatch(/^pay_/);
  }
  const serials = rows.map(({ receipt }) => receipt?.serial ?? 0).sort((one, two) => one - two);
  expect(serials).toEqual(Array.from({ length: PAYMENTS }, (_, index) => index + 1));
  const mails = await queuedMails();
  expect(mails.map(({ kind }) => kind)).toEqual(Array(PAYMENTS).fill('paid'));
  expect(new Set(mails.map(({ payment }) => payment)).size).toBe(PAYMENTS);
  expect(await db.gatewayWebhook.count({ where: { processedAt: null } })).toBe(0);
  // Each source won at least once, so the callers really raced.
  const winners = new Set(settlements.map(({ source }) => source));
  expect([...winners].sort()).toEqual(['notice', 'poll', 'return', 'staff']);
}, 300_000);

test('two payments for one registration, reported at once, are both settled, and one is flagged', async () => {
  for (let round = 0; round < 5; round += 1) {
    const first = await openPayment(razorpay, { status: 'expired' });
    const { registrationId } = first;
    const second = await openPayment(razorpay, { registrationId });
    const some = [first, second];
    await Promise.all(some.map((one) => webhooks(one, razorpay.account.pay(one.orderId)).twice()));
    const where = { id: { in: some.map(({ id }) => id) } };
    const rows = await db.payment.findMany({ where, include: { receipt: true } });
    expect(rows.map(({ status }) => status)).toEqual(['paid', 'paid']);
    expect(rows.filter(({ receipt }) => receipt)).toHaveLength(2);
    expect(rows.filter(({ attention }) => attention === 'overpaid')).toHaveLength(1);
  }
  const kinds = (await queuedMails()).map(({ kind }) => kind);
  expect(kinds.filter((kind) => kind === 'secondPayment')).toHaveLength(5);
});
