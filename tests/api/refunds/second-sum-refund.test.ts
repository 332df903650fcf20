import type { Paise } from '@/content/money';
import { gatewayEnv } from '@/lib/payments/gateways/gateways';
import { phonepeGateway } from '@/lib/payments/gateways/phonepe/phonepe';
import { askRefund } from '@/lib/refunds/refunds';
import { settle } from '@/lib/payments/settle';
import { db, pool } from '@/lib/platform/db';
import { enrolled, newRequest, staffWith } from '../../support/office/office';
import { paidPayment } from '../../support/payments/payment-rows';
import { gatewayOrder } from '../../support/payments/gateway-order';
import { withPhonepe } from '../../unit/payments/with-phonepe';
import { withEmptyTables } from '../../support/process/empty-tables';
import { staffOf } from '../../support/office/staff';

withEmptyTables();
const standIn = withPhonepe();

/** An order paid at PhonePe, with a second sum reported for it. */
async function paidTwice() {
  const { id: registrationId } = await enrolled();
  const order = gatewayOrder({ amount: 899_900 as Paise });
  const { orderId } = order;
  await phonepeGateway(standIn.server.client).start(order);
  standIn.server.decide(orderId, 'COMPLETED');
  await paidPayment({ orderId, registrationId });
  const more = { state: 'paid', amount: 899_900, currency: null, gatewayPaymentId: 'T2' } as const;
  await settle(pool, { report: { orderId, ...more }, source: 'notice', provider: 'phonepe' });
  return db.payment.findMany({ orderBy: { createdAt: 'asc' } });
}

const refundBody = (payment: string, method: 'gateway' | 'cash') => ({
  payment,
  method,
  requestId: newRequest(),
  amount: 899_900 as Paise,
  reference: '',
  reason: 'Paid twice',
});

const keys = {
  client: { PHONEPE_CLIENT_ID: 'id', PHONEPE_CLIENT_SECRET: 'secret' },
  salt: { PHONEPE_CLIENT_ID: '', PHONEPE_MERCHANT_ID: 'merchant', PHONEPE_SALT_KEY: 'key' },
};

test.each(['client', 'salt'] as const)(
  'PhonePe (%s) knows one sum for each order: a second one goes back by hand only',
  async (version) => {
    const [first, second] = await paidTwice();
    const owner = await staffOf('payments.refund', (await staffWith('owner')).id);
    Object.assign(gatewayEnv, keys[version]);
    await expect(askRefund(owner, refundBody(second?.id ?? '', 'gateway'))).rejects.toMatchObject({
      code: 'conflict',
      details: { fields: { method: expect.stringContaining('Refund it by another method') } },
    });
    expect([standIn.server.state.refunds.size, await db.refund.count()]).toEqual([0, 0]);
    const byHand = await askRefund(owner, refundBody(second?.id ?? '', 'cash'));
    expect(byHand.status).toBe('done');
    // The order at PhonePe shows the first sum.
    expect(first?.status).toBe('paid');
  },
);
