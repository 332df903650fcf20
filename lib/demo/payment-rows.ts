import { today } from '../schemas/day';
import { DEMO_ORDER } from './marks';
import type { RegistrationRow } from './registrations';
import { demoCounsellors } from './staff';
import { event, type Ledger, type PaymentRow, type Told } from './told';

type For = Pick<RegistrationRow, 'id' | 'planId' | 'studentname' | 'mobilenumber'>;
type Begun = { at: Date; amountPaise: number; status: string };

/** An attempt to pay through a gateway. */
export function online(ledger: Ledger, paidFor: For | null, begun: Begun): Told {
  const { chance, moments } = ledger;
  const provider = chance.pick(['phonepe', 'razorpay'] as const);
  const came = !['created', 'pending', 'failed', 'expired'].includes(begun.status);
  const paidAt = came ? moments.after(begun.at, chance.between(1, 9)) : null;
  const order = orderOf(ledger);
  const payment: PaymentRow = {
    ...rowOf(paidFor, begun, chance.uuid(), order),
    provider,
    gatewayOrderId: begun.status === 'created' ? null : `order_${order}`,
    gatewayPaymentId: came ? `pay_${order}` : null,
    paidAt,
    updatedAt: paidAt ?? begun.at,
  };
  const events = [event(payment, begun.at, 'start', 'started', 'pending')];
  if (begun.status === 'failed') events.push(event(payment, begun.at, 'notice', 'failed'));
  if (begun.status === 'expired') events.push(event(payment, begun.at, 'poll', 'expired'));
  if (paidAt) events.push(event(payment, paidAt, 'notice', 'paid', 'paid', begun.amountPaise));
  return { payment, events: begun.status === 'created' ? [] : events, refunds: [] };
}

/** Money that was taken at the office. */
export function atOffice(ledger: Ledger, paidFor: For, begun: Begun): Told {
  const { chance } = ledger;
  const method = chance.weighted([
    [45, 'upi'],
    [30, 'cash'],
    [25, 'bank'],
  ] as const);
  const payment: PaymentRow = {
    ...rowOf(paidFor, begun, chance.uuid(), orderOf(ledger)),
    provider: 'office',
    paidAt: begun.at,
    method,
    reference:
      method === 'cash' ? null : `${method === 'upi' ? '3' : 'N'}${chance.hex(11)}`.toUpperCase(),
    receivedOn: today(begun.at),
    staffId: chance.pick(demoCounsellors).id,
  };
  return {
    payment,
    events: [event(payment, begun.at, 'staff', 'paid', 'paid', begun.amountPaise)],
    refunds: [],
  };
}

function orderOf(ledger: Ledger): string {
  ledger.count += 1;
  return `${DEMO_ORDER}${String(ledger.count).padStart(8, '0')}`;
}

function rowOf(paidFor: For | null, { at, amountPaise, status }: Begun, id: string, order: string) {
  return {
    id,
    orderId: order,
    registrationId: paidFor?.id ?? null,
    planId: paidFor?.planId ?? null,
    name: paidFor?.studentname ?? 'UPI payer',
    number: paidFor?.mobilenumber ?? '',
    amountPaise,
    status,
    attention: null,
    gatewayOrderId: null,
    gatewayPaymentId: null,
    expiresAt: at,
    paidAt: null,
    method: null,
    reference: null,
    receivedOn: null,
    staffId: null,
    createdAt: at,
    updatedAt: at,
  };
}
