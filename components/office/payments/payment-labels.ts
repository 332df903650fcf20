import { formatRupees, type Paise } from '@/content/money';
import type { FoundRegistration } from '@/lib/office/search/staff-search';
import type { FoundPayment, FoundRefund } from '@/lib/payments/desk/found-payment';
import { wayLabels } from '@/lib/payments/payment-ways';

export const statusLabels: Record<FoundPayment['status'], string> = {
  created: 'begun online, not finished',
  pending: 'begun online, not finished',
  paid: 'paid',
  failed: 'failed',
  expired: 'not paid',
  review: 'in review',
  partRefunded: 'paid, a part given back',
  refunded: 'given back',
};

export const methodLabels: Readonly<Record<string, string>> = {
  ...wayLabels,
  sandbox: 'Test payment, no money',
};

/** How the money came: "UPI 4711", "Razorpay". */
export function methodLabel({ provider, method, reference }: FoundPayment): string {
  const way = methodLabels[method ?? provider] ?? provider;
  return reference ? `${way} ${reference}` : way;
}

const refundStatusLabels: Record<FoundRefund['status'], string> = {
  pending: 'on its way back',
  done: 'given back',
  failed: 'not given back: it failed',
};

/** "₹500 given back, cash" */
export function refundLabel({ amountPaise, status, method, reference }: FoundRefund): string {
  const amount = formatRupees(amountPaise as Paise);
  const way =
    method === 'gateway' ? 'the way it came' : (methodLabels[method] ?? method).toLowerCase();
  return [`${amount} ${refundStatusLabels[status]}`, way, reference].filter(Boolean).join(', ');
}

/** Why a payment needs attention, and what can be done. */
export function attentionText(payment: FoundPayment): string {
  const { status, attention, amountPaise, receivedPaise, currency } = payment;
  if (status === 'review') {
    const [received, requested] = [receivedPaise, amountPaise].map((paise) =>
      formatRupees(paise as Paise),
    );
    return `${received} came, ${requested} was asked for. Take it for the payment, or give it back.`;
  }
  if (attention === 'unattached' && currency !== 'INR') {
    return `This came in ${currency}, and nobody knows what for. Give it back.`;
  }
  return (
    attentionReasons[attention ?? ''] ?? 'A refund has been on its way for a week. Ask the gateway.'
  );
}

const attentionReasons: Record<string, string> = {
  mismatch: 'The gateway told of another amount. Compare it with the gateway’s own page.',
  'second payment': 'With this one, more came than the price. Give it back, or keep it.',
  unattached: 'Nobody knows what this was paid for. Find the registration.',
  'plan changed':
    'The plan was changed while this was being paid, so it is not the price of today. Ask for the rest, or give back what is too much.',
  'refund failed': 'A refund did not go through. Give the money back in another way.',
  'refund mismatch':
    'The gateway gave back another amount than was asked. Compare it with the gateway’s own page.',
  'too much refunded': 'More was given back than came. Compare it with the gateway’s own page.',
};

/** "Asha Rao, 12345, session 2024-25, GATE (Chemistry), ₹8,999" */
export function registrationLabel(registration: FoundRegistration): string {
  const { name, registrationnumber, session, coursename, planTitle, pricePaise } = registration;
  const price = pricePaise === null ? 'price to be confirmed' : formatRupees(pricePaise as Paise);
  return [name, registrationnumber, `session ${session}`, planTitle ?? coursename, price].join(
    ', ',
  );
}
