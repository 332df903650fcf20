import { formatRupees, type Paise } from '@/content/money';
import type { FoundRegistration } from '@/lib/search/staff-search';
import type { FoundPayment, FoundRefund } from '@/lib/payments/desk/found-payment';
import { wayLabels } from '@/lib/payments/payment-ways';

export const statusLabels: Record<FoundPayment['status'], string> = {
  created: 'started online, in progress',
  pending: 'started online, in progress',
  paid: 'paid',
  failed: 'failed',
  expired: 'not paid',
  review: 'in review',
  partRefunded: 'paid, partly refunded',
  refunded: 'refunded',
};

export const methodLabels: Readonly<Record<string, string>> = {
  ...wayLabels,
  sandbox: 'Test payment, no money',
};

/** Method of payment: "UPI 4711", "Razorpay". */
export function methodLabel({ provider, method, reference }: FoundPayment): string {
  const way = methodLabels[method ?? provider] ?? provider;
  return reference ? `${way} ${reference}` : way;
}

const refundStatusLabels: Record<FoundRefund['status'], string> = {
  pending: 'refund on its way',
  done: 'refunded',
  failed: 'refund failed',
};

/** "₹500 refunded, cash" */
export function refundLabel({ amountPaise, status, method, reference }: FoundRefund): string {
  const amount = formatRupees(amountPaise as Paise);
  const way =
    method === 'gateway' ? 'original method' : (methodLabels[method] ?? method).toLowerCase();
  return [`${amount} ${refundStatusLabels[status]}`, way, reference].filter(Boolean).join(', ');
}

/** The reason for attention, and the next step. */
export function attentionText(payment: FoundPayment): string {
  const { status, attention, amountPaise, receivedPaise, owedBackPaise, currency } = payment;
  const { receivedCurrency } = payment;
  if (attention === 'overpaid') return `${owedBackText(owedBackPaise)} Refund it.`;
  if (status === 'review' && receivedCurrency !== currency)
    return `Received in ${receivedCurrency}, not ${currency}. Refund it.`;
  if (status === 'review') {
    const [received, requested] = [receivedPaise, amountPaise].map((paise) =>
      formatRupees(paise as Paise),
    );
    return `${received} received, ${requested} requested. Accept it or refund it.`;
  }
  if (attention === 'unattached' && currency !== 'INR') {
    return `Received in ${currency} for an unknown purpose. Refund it.`;
  }
  return (
    attentionReasons[attention ?? ''] ??
    'A refund has been pending for a week. Check with the gateway.'
  );
}

/** "₹1,000 of this is above the price and owed back." */
export const owedBackText = (paise: number): string =>
  `${formatRupees(paise as Paise)} of this is above the price and owed back.`;

const attentionReasons: Record<string, string> = {
  mismatch: 'The gateway reported a different amount. Check it on the gateway’s dashboard.',
  unattached: 'Unmatched payment. Match it to a registration.',
  'plan changed':
    'The plan was changed during payment, so the amount is not the current price. Request the rest or refund the excess.',
  'batch full':
    'The batch was full when this was paid. Choose another batch on the student’s page, or refund it.',
  'refund failed': 'A refund failed. Refund by another method.',
  'refund mismatch':
    'The gateway refunded a different amount. Check it on the gateway’s dashboard.',
  'too much refunded': 'More was refunded than received. Check it on the gateway’s dashboard.',
};

/** "Asha Rao, 12345, session 2024-25, GATE (Chemistry), ₹8,999" */
export function registrationLabel(registration: FoundRegistration): string {
  const { name, registrationnumber, session, coursename, planTitle, pricePaise } = registration;
  const price = pricePaise === null ? 'price to be confirmed' : formatRupees(pricePaise as Paise);
  return [name, registrationnumber, `session ${session}`, planTitle ?? coursename, price].join(
    ', ',
  );
}
