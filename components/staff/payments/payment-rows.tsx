import type { PaymentListAsked, PaymentPage } from '@/lib/schemas/payment-list';
import { wayNames } from '../office/payment-words';
import { PaymentRow } from './payment-row';
import { paymentsPath } from './payments-path';

interface PaymentRowsProps {
  asked: PaymentListAsked;
  page: PaymentPage;
  asOf: string;
}

const headings = {
  today: 'Money of the day',
  refunded: 'Payments of which something was given back on this day',
  pending: 'Begun online and not finished',
  attention: 'Needs attention',
  all: 'All payments, newest first',
} as const;

const nothing = {
  today: 'Nothing came on this day. Record cash, a deposit or UPI above.',
  refunded: 'Nothing was given back on this day.',
  pending: 'Nobody is paying at this moment.',
  attention: '',
  all: 'No payment yet. Record the first one above.',
} as const;

/** A page of the list, and the way to the next one. */
export function PaymentRows({ asked, page: { rows, next }, asOf }: PaymentRowsProps) {
  const { show, day, way, after } = asked;
  const heading = way ? `${headings[show]}: ${wayNames[way] ?? way}` : headings[show];
  return (
    <section aria-labelledby="payment-rows" className="paid">
      <h2 id="payment-rows">{heading}</h2>
      {show === 'pending' && rows.length > 0 && (
        <p className="person-note">
          The gateway is asked about each of them by itself. You need not do anything.
        </p>
      )}
      {rows.length === 0 ? (
        <p className="paid-nothing">{after ? 'There are no more.' : nothing[show]}</p>
      ) : (
        <ul>
          {rows.map((payment) => (
            <PaymentRow key={payment.id} payment={payment} asOf={asOf} />
          ))}
        </ul>
      )}
      <nav className="paid-pages" aria-label="Pages of the list">
        {after && <a href={paymentsPath({ show, day, way })}>First page</a>}
        {next && <a href={paymentsPath({ show, day, way, after: next })}>Older</a>}
        {way && <a href={paymentsPath({ show, day })}>All ways</a>}
      </nav>
    </section>
  );
}
