import { settle } from '@/lib/payments/settle';
import { db, pool } from '@/lib/platform/db';
import {
  attention,
  cash,
  enrolled,
  mails,
  newRequest,
  record,
  refund,
  review,
  staffWith,
} from '../../support/office/office';
import { paidPayment } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

/** An attempt to pay ₹8,999 whose page is still open at the gateway. */
const openAttempt = (registrationId: string, more: Parameters<typeof paidPayment>[0] = {}) =>
  paidPayment({
    registrationId,
    status: 'pending',
    paidAt: null,
    gatewayPaymentId: null,
    ...more,
  });

/** The gateway reports the payment as successful. */
async function paid({ orderId, amountPaise }: { orderId: string; amountPaise: number }) {
  const report = {
    orderId,
    state: 'paid' as const,
    amount: amountPaise,
    currency: 'INR',
    gatewayPaymentId: `T${orderId}`,
  };
  await settle(pool, { report, source: 'notice', provider: 'phonepe' });
  return db.payment.findUniqueOrThrow({ where: { orderId } });
}

test.each([
  ['dearer', 1_299_900, 'plan changed', 'review'],
  // The part above the new price is refundable.
  ['cheaper', 499_900, 'overpaid', 'secondPayment'],
  ['without a price', null, 'plan changed', 'review'],
])(
  'an old page paid after the plan became %s: the money is taken, and the office looks',
  async (_, pricePaise, reason, mail) => {
    const { token } = await staffWith('owner');
    const { id } = await enrolled();
    const attempt = await openAttempt(id);
    await db.registration.update({ where: { id }, data: { pricePaise } });
    const row = await paid(attempt);
    expect(row).toMatchObject({ status: 'paid', amountPaise: 899_900, attention: reason });
    expect(await mails()).toEqual(['paid', mail]);
    expect((await attention(token)).items).toMatchObject([{ id: row.id }]);
    const seen = { payment: row.id, decision: 'seen', reason: 'Pays the rest on Monday' };
    expect((await review(token, seen)).status).toBe(200);
    expect((await attention(token)).items).toEqual([]);
  },
);

test('the full price and the remaining part need no review', async () => {
  const { token } = await staffWith('counsellor');
  const [whole, parts] = [await enrolled(), await enrolled()];
  expect(await paid(await openAttempt(whole.id))).toMatchObject({ attention: null });
  const part = { amount: 5000, otherAmount: true, note: 'First part' };
  expect((await record(token, cash(parts.id, part))).status).toBe(200);
  const rest = await openAttempt(parts.id, { amountPaise: 399_900 });
  expect(await paid(rest)).toMatchObject({ status: 'paid', attention: null });
});

test('a part refunded later still counts towards the rest', async () => {
  const { id } = await enrolled();
  await paidPayment({ registrationId: id, amountPaise: 500_000, status: 'refunded' });
  expect(await paid(await openAttempt(id, { amountPaise: 399_900 }))).toMatchObject({
    attention: null,
  });
});

test('cash received and refunded while the page was open is no change of plan', async () => {
  const { token } = await staffWith('owner');
  const { id } = await enrolled();
  const attempt = await openAttempt(id);
  const recorded = await record(token, cash(id, { secondPayment: true }));
  const { payment } = recorded.body.data as { payment: string };
  const back = {
    payment,
    requestId: newRequest(),
    amount: '8999',
    method: 'cash',
    reason: 'Pays online',
  };
  expect((await refund(token, back)).status).toBe(200);
  expect(await paid(attempt)).toMatchObject({ status: 'paid', attention: null });
  expect((await attention(token)).items).toEqual([]);
});

test('another amount at the office needs no review', async () => {
  const { token } = await staffWith('counsellor');
  const { id } = await enrolled();
  await record(token, cash(id, { amount: 5000, otherAmount: true, note: 'First part' }));
  expect((await attention(token)).items).toEqual([]);
});
