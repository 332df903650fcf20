import { DEMO_ORDER } from './marks';
import { refundReasons } from './sentences';
import { demoOwner } from './staff';
import { event, type Ledger, type RefundRow, type Told } from './told';

/** Gives a part of it back, or all. */
export function givenBack(ledger: Ledger, told: Told, status: RefundRow['status'], share: number) {
  const { chance, moments } = ledger;
  const { payment } = told;
  const asked = moments.after(payment.paidAt ?? payment.createdAt, chance.between(2_000, 20_000));
  const amountPaise = Math.round((payment.amountPaise * share) / 100) * 100;
  const viaGateway = payment.provider !== 'office';
  const id = chance.uuid();
  told.refunds.push({
    id,
    refundId: `${DEMO_ORDER}R${chance.hex(20)}`,
    paymentId: payment.id,
    amountPaise,
    reason: chance.pick(refundReasons),
    status,
    method: viaGateway ? 'gateway' : (payment.method ?? 'cash'),
    reference: viaGateway ? null : 'Given back at the office',
    gatewayRefundId: viaGateway ? `rfnd_${payment.orderId}` : null,
    staffId: demoOwner.id,
    createdAt: asked,
    doneAt: status === 'done' ? asked : null,
  });
  if (status === 'done') payment.status = share === 1 ? 'refunded' : 'partRefunded';
  if (status === 'failed') payment.attention = 'refund failed';
  payment.updatedAt = asked;
  told.events.push(
    event(payment, asked, 'staff', 'refund asked', 'paid', amountPaise),
    ...(status === 'pending'
      ? []
      : [event(payment, asked, 'staff', status === 'done' ? 'refund' : 'refund failed')]),
  );
  return told;
}
