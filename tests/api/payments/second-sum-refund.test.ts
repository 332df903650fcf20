import type { Paise } from '@/content/money';
import { phonepeGateway } from '@/lib/payments/gateways/phonepe/phonepe';
import { askRefund } from '@/lib/payments/refunds/refunds';
import { settle } from '@/lib/payments/settle';
import { db, pool } from '@/lib/platform/db';
import { enrolled, newRequest, staffWith } from '../../support/office/office';
import { paidPayment } from '../../support/payments/payment-rows';
import { phonepeOrder } from '../../support/payments/phonepe-order';
import { withPhonepe } from '../../support/payments/with-phonepe';
import { withEmptyTables } from '../../support/process/empty-tables';

withEmptyTables();
const standIn = withPhonepe();

/** An order that PhonePe has been paid for, and tells of a second sum on it. */
async function paidTwice() {
  const { id: registrationId } = await enrolled();
  const order = phonepeOrder({ amount: 899_900 as Paise });
  const { orderId } = order;
  await phonepeGateway(standIn.server.client).start(order);
  standIn.server.decide(orderId, 'COMPLETED');
  await paidPayment({ orderId, registrationId });
  const more = { state: 'paid', amount: 899_900, currency: null, gatewayPaymentId: 'T2' } as const;
  await settle(pool, { report: { orderId, ...more }, source: 'notice', provider: 'phonepe' });
  return db.payment.findMany({ orderBy: { createdAt: 'asc' } });
}

const asked = (payment: string, method: 'gateway' | 'cash') => ({
  ...{ payment, method, requestId: newRequest(), amount: 899_900 as Paise },
  ...{ reference: '', reason: 'Paid twice' },
});

test.each(['client', 'salt'] as const)(
  'PhonePe (%s) knows one sum for each order: a second one goes back by hand only',
  async (version) => {
    const [first, second] = await paidTwice();
    const owner = { staffId: (await staffWith('owner')).id };
    const find = () => phonepeGateway(standIn.server[version]);
    await expect(askRefund(owner, asked(second?.id ?? '', 'gateway'), find)).rejects.toMatchObject({
      code: 'conflict',
      details: { fields: { method: expect.stringContaining('Give it back by hand') } },
    });
    expect([standIn.server.state.refunds.size, await db.refund.count()]).toEqual([0, 0]);
    const byHand = await askRefund(owner, asked(second?.id ?? '', 'cash'), find);
    expect(byHand.status).toBe('done');
    // The first one is what PhonePe knows the order for.
    expect(first?.status).toBe('paid');
  },
);
