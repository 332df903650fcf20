import type { IsoDay } from '@/content/day';
import type { PaymentListName } from '@/lib/schemas/payment-list';
import { paymentsPath } from './payments-path';

interface PaymentListsProps {
  show: PaymentListName;
  day: IsoDay;
  /** How many there are of what has to be done. */
  counts: { pending: number; attention: string };
}

/** Which payments the list below shows. */
export function PaymentLists({ show, day, counts }: PaymentListsProps) {
  const lists: readonly (readonly [PaymentListName, string])[] = [
    ['today', 'Money of the day'],
    ...(show === 'refunded' ? [['refunded', 'Given back'] as const] : []),
    ['pending', `Not finished: ${counts.pending}`],
    ['attention', `Needs attention: ${counts.attention}`],
    ['all', 'All'],
  ];
  return (
    <nav className="payment-lists" aria-label="Lists of payments">
      {lists.map(([name, words]) => (
        <a
          key={name}
          href={paymentsPath({ show: name, day })}
          aria-current={name === show ? 'page' : undefined}
        >
          {words}
        </a>
      ))}
    </nav>
  );
}
