'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { formatRupees, rupees } from '@/content/money';
import { paymentPage } from '@/content/payment';
import { paymentDueIn, readPaymentDue } from '../form/payment-due';

const never = () => () => undefined;

/** What the form left to be paid. Whoever comes without an amount goes to Home (decision D7). */
export function PaymentDue() {
  const kept = useSyncExternalStore(never, readPaymentDue, () => undefined);
  const due = kept === undefined ? null : paymentDueIn(kept);
  const nothing = kept !== undefined && due === null;
  useEffect(() => {
    if (nothing) location.replace('/');
  }, [nothing]);
  if (!due) return null;
  const { amount, registration, registrationnumber } = due;
  const facts = {
    'Registration number': registrationnumber,
    'To be paid': `${formatRupees(rupees(amount))}, 18% GST included`,
  };
  return (
    <section className="plan-strip" aria-label="Your registration">
      <div>
        <p>{paymentPage.due}</p>
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
