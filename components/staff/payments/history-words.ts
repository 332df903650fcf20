import { formatRupees, type Paise } from '@/content/money';
import type { PaymentHappening } from '@/lib/schemas/payment-list';

const bringers: Record<string, string> = {
  start: 'when it was begun',
  notice: 'told by the gateway',
  return: 'asked when the payer came back',
  poll: 'asked of the gateway',
};

const happenings: Record<string, string> = {
  started: 'The gateway’s page was opened',
  'not started': 'The gateway’s page could not be opened',
  pending: 'Being paid',
  paid: 'Money came',
  failed: 'It failed',
  expired: 'Not paid in time',
  mismatch: 'Another amount was told',
  'second payment': 'More than the price',
  identified: 'The gateway named the money',
  matched: 'Its registration was found',
  reviewed: 'Decided',
  'refund asked': 'To be given back',
  refund: 'Given back',
  'refund failed': 'Giving it back failed',
  'refund mismatch': 'Another amount was given back than was asked',
};

/** "Money came, ₹8,999, by Priya": what happened, how much it was about, and who says so. */
export function historyWords({ what, amountPaise, source, by, reason }: PaymentHappening): string {
  return [
    happenings[what] ?? what,
    amountPaise !== null && formatRupees(amountPaise as Paise),
    by ? `by ${by}` : bringers[source],
    reason && `“${reason}”`,
  ]
    .filter(Boolean)
    .join(', ');
}
