import { settle } from '@/lib/payments/settle';
import { db, pool } from '@/lib/platform/db';
import {
  attention,
  cash,
  enrolled,
  mails,
  match,
  newRequest,
  paymentsOf,
  record,
  refund,
  review,
  staffWith,
} from '../../support/office/office';
import { unclearPayment } from '../../support/office/office-rows';
import { aboveThePrice, paidPayment } from '../../support/payments/payment-rows';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();

const unmatchedPayment = (more = {}) =>
  paidPayment({ provider: 'razorpay', attention: 'unattached', name: 'R. Kumar', ...more });

const payment = (id: string) =>
  db.payment.findUniqueOrThrow({ where: { id }, include: { receipt: true, events: true } });

describe('matching', () => {
  test('money without a registration gets one, its receipt, its mail and its history', async () => {
    const { id: staffId, token } = await staffWith('counsellor');
    const [{ id }, registration] = [await unmatchedPayment(), await enrolled()];
    expect((await attention(token)).items).toMatchObject([
      { id, attention: 'unattached', name: 'R. Kumar', registration: null, receipt: null },
    ]);
    const answer = await match(token, { payment: id, registration: registration.id });
    const { receipt, events, ...row } = await payment(id);
    expect([answer.status, answer.body.data]).toEqual([200, { receipt: receipt?.number }]);
    expect(row).toMatchObject({ registrationId: registration.id, attention: null, status: 'paid' });
    expect(events).toMatchObject([{ source: 'staff', what: 'matched', staffId }]);
    expect(await mails()).toEqual(['paid']);
    expect((await attention(token)).items).toEqual([]);
  });

  test('ten who match it at once match it once; to another registration it cannot go', async () => {
    const { token } = await staffWith('counsellor');
    const [{ id }, registration, other] = [
      await unmatchedPayment(),
      await enrolled(),
      await enrolled(),
    ];
    const body = { payment: id, registration: registration.id };
    const answers = await Promise.all(Array.from({ length: 10 }, () => match(token, body)));
    expect(new Set(answers.map((one) => JSON.stringify(one.body))).size).toBe(1);
    expect(await db.receipt.count()).toBe(1);
    expect((await payment(id)).events).toHaveLength(1);
    expect((await match(token, { ...body, registration: other.id })).status).toBe(409);
    expect(await paymentsOf(other.id)).toEqual([]);
  });

  test('a payment of another amount is matched only after a confirmation', async () => {
    const { token } = await staffWith('counsellor');
    const registration = await enrolled();
    await record(token, cash(registration.id));
    const { id } = await unmatchedPayment({ amountPaise: 99_900 });
    const body = { payment: id, registration: registration.id };
    const refused = await match(token, body);
    expect([refused.status, Object.keys(refused.body.fields ?? {}).sort()]).toEqual([
      409,
      ['otherAmount', 'secondPayment'],
    ]);
    const ticks = { otherAmount: 'on', secondPayment: 'on' };
    expect((await match(token, { ...body, ...ticks })).status).toBe(200);
    expect((await payment(id)).attention).toBe('overpaid');
  });

  test('only payments received, in rupees, without a registration', async () => {
    const { token } = await staffWith('counsellor');
    const registration = await enrolled();
    for (const more of [
      { status: 'failed' as const },
      { status: 'refunded' as const },
      { currency: 'USD' },
      { registrationId: (await enrolled()).id },
    ]) {
      const { id } = await unmatchedPayment(more);
      const { status } = await match(token, { payment: id, registration: registration.id });
      expect([more, status]).toEqual([more, 409]);
    }
    const nobody = '0b5e9a3c-6a1f-4c58-9d0e-000000000099';
    const { id } = await unmatchedPayment();
    expect((await match(token, { payment: nobody, registration: registration.id })).status).toBe(
      404,
    );
    expect((await match(token, { payment: id, registration: nobody })).status).toBe(404);
    expect(await db.receipt.count()).toBe(0);
  });
});

describe('review', () => {
  const why = { reason: 'The student showed the transfer' };

  test('the owner takes what came: the receipt is over that amount', async () => {
    const { id: staffId, token } = await staffWith('owner');
    const { id: registrationId } = await enrolled();
    const { id } = await unclearPayment({ registrationId });
    expect((await attention(token)).items).toMatchObject([
      { id, status: 'review', amountPaise: 899_900, receivedPaise: 100, leftPaise: 100 },
    ]);
    const { status, body } = await review(token, { payment: id, decision: 'paid', ...why });
    expect([status, body.data]).toEqual([200, { status: 'paid', attention: null }]);
    const { receipt, events, ...row } = await payment(id);
    expect([row.amountPaise, receipt?.amountPaise]).toEqual([100, 100]);
    expect(events.map((one) => [one.what, one.staffId])).toEqual(
      expect.arrayContaining([
        ['paid', staffId],
        ['reviewed', staffId],
      ]),
    );
    expect(events.find(({ what }) => what === 'reviewed')?.detail).toMatchObject(why);
    expect(await mails()).toEqual(['paid']);
  });

  test('or says that nothing came; the bank may still say otherwise', async () => {
    const { token } = await staffWith('owner');
    const { id, orderId, gatewayPaymentId } = await unclearPayment();
    await review(token, { payment: id, decision: 'none', ...why });
    expect(await payment(id)).toMatchObject({ status: 'failed', attention: null, receipt: null });
    const report = { orderId, state: 'paid', amount: 899_900, currency: 'INR', gatewayPaymentId };
    await settle(pool, { report: { ...report, state: 'paid' }, source: 'notice' });
    expect((await payment(id)).status).toBe('paid');
  });

  test('money in another currency is not taken as rupees; it is refunded', async () => {
    const { token } = await staffWith('owner');
    const started = { status: 'pending', paidAt: null, gatewayPaymentId: null } as const;
    const { id, orderId } = await paidPayment({ provider: 'razorpay', ...started });
    const said = {
      state: 'paid',
      amount: 9_900,
      currency: 'USD',
      gatewayPaymentId: 'pay_1',
    } as const;
    await settle(pool, { report: { orderId, ...said }, source: 'notice' });
    const { status, body } = await review(token, { payment: id, decision: 'paid', ...why });
    expect([status, body.message]).toEqual([409, expect.stringMatching(/another currency/)]);
    expect(await payment(id)).toMatchObject({ status: 'review', receipt: null });
    expect((await attention(token)).items).toMatchObject([{ id, receivedCurrency: 'USD' }]);
    const back = { method: 'cash', amount: 99, reference: '', requestId: newRequest(), ...why };
    expect((await refund(token, { payment: id, ...back })).status).toBe(200);
    expect(await payment(id)).toMatchObject({ status: 'refunded', receipt: null });
  });

  test('of ten decisions at once one counts', async () => {
    const { token } = await staffWith('owner');
    const { id } = await unclearPayment();
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        review(token, { payment: id, decision: index % 2 ? 'paid' : 'none', ...why }),
      ),
    );
    const good = answers.filter(({ status }) => status === 200);
    expect(good.length).toBe(1);
    expect(await db.receipt.count()).toBeLessThanOrEqual(1);
  });

  test('a second payment can be marked as seen; unmatched money and reviews cannot', async () => {
    const { token } = await staffWith('owner');
    const second = await paidPayment(aboveThePrice);
    const seen = { decision: 'seen', ...why };
    expect((await review(token, { payment: second.id, ...seen })).status).toBe(200);
    expect(await payment(second.id)).toMatchObject({ status: 'paid', attention: null });
    expect((await review(token, { payment: second.id, ...seen })).status).toBe(409);
    for (const { id } of [await unmatchedPayment(), await unclearPayment()]) {
      expect((await review(token, { payment: id, ...seen })).status).toBe(409);
    }
    const paid = await review(token, { payment: second.id, decision: 'paid', ...why });
    expect(paid.status).toBe(409);
  });

  test('every decision needs a reason and the owner', async () => {
    const [owner, counsellor] = [await staffWith('owner'), await staffWith('counsellor')];
    const { id } = await unclearPayment();
    const body = { payment: id, decision: 'paid' };
    expect((await review(owner.token, { ...body, reason: '' })).body.fields).toHaveProperty(
      'reason',
    );
    expect((await review(counsellor.token, { ...body, ...why })).status).toBe(403);
    expect((await payment(id)).status).toBe('review');
  });
});

test('the list says whose it is and what may go back, longest waiting first', async () => {
  const { token } = await staffWith('counsellor');
  const registration = await enrolled();
  const first = await paidPayment({ registrationId: registration.id, ...aboveThePrice });
  await paidPayment();
  const second = await unmatchedPayment({ planId: 'csir-net-online-6-months-gold' });
  const { items, more } = await attention(token);
  expect([items.map(({ id }) => id), more]).toEqual([[first.id, second.id], false]);
  expect(items).toMatchObject([
    {
      leftPaise: 899_900,
      owedBackPaise: 899_900,
      registration: { id: registration.id, registrationnumber: registration.registrationnumber },
    },
    { plan: expect.stringContaining('Gold'), number: '98765 43210' },
  ]);
});
