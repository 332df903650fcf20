'use client';

import { formatRupees, rupees } from '@/content/money';
import { paymentPage } from '@/content/payment';
import type { PaymentDue as Due } from '../form/payment-due';
import { usePaymentDue } from './use-payment-due';

/** What is to be paid, while that cannot be done here. */
export function PaymentDue({ known }: { known: Due | null }) {
  const due = usePaymentDue(known);
  if (!due) return null;
  const { amount, registration, registrationnumber } = due;
  const facts = {
    'Registration number': registrationnumber,
    'To be paid': `${formatRupees(rupees(amount))}, 18% GST included`,
  };
  return (
    <section className="plan-strip" aria-label="Your registration">
      <div>
        <p>{paymentPage.closed.due}</p>
        <dl className="mt-1.5">
          {Object.entries(facts).map(([name, fact]) => (
            <div key={name}>
              <dt className="inline text-muted">{name}: </dt>
              <dd className="inline font-semibold tabular-nums">{fact}</dd>
            </div>
          ))}
        </dl>
      </div>
      <a
        href={`/form-print?${new URLSearchParams({ registration })}`}
        className="inline-flex min-h-11 items-center"
      >
        Print the form
      </a>
    </section>
  );
}
