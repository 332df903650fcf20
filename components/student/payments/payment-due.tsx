'use client';

import { useEffect, useSyncExternalStore } from 'react';
import { tabStorage } from '@/components/form/storage';
import { formatRupees, rupees } from '@/content/money';
import { paymentPage } from '@/lib/payments/payment-page-words';
import { paymentPath, printPath } from '@/lib/enrolment/shown-payment';
import { printLine, type InstalmentChoice } from '@/lib/payments/instalments';

/** Data that the form passes to `/payment` (D7). The server does not trust it. */
export type PaymentDue = {
  /** In rupees. */
  amount: number;
  registration: string;
  registrationnumber: string;
  /** The payer's name, if known. */
  name?: string;
  number?: string;
  /** The instalments offered or agreed; only from the server. */
  instalments?: InstalmentChoice | null;
  /**
   * The page offers another way to pay, or the office is checking a payment, so nothing starts by itself.
   */
  waits?: boolean;
};

const KEY = 'payment';

export function savePaymentDue(due: PaymentDue): void {
  tabStorage.writeJson(KEY, due);
}

/** Serialised, so that snapshots compare by value; null when nothing is due. */
function readPaymentDue(): string | null {
  return tabStorage.read(KEY);
}

/** Null unless the text holds an amount above 0. */
export function parsePaymentDue(text: string | null): PaymentDue | null {
  try {
    const { amount, registration, registrationnumber, name, number } = (JSON.parse(
      text ?? 'null',
    ) ?? {}) as Partial<PaymentDue>;
    if (typeof amount !== 'number' || !(amount > 0)) return null;
    if (typeof registration !== 'string' || typeof registrationnumber !== 'string') return null;
    return {
      amount,
      registration,
      registrationnumber,
      ...(typeof name === 'string' && { name }),
      ...(typeof number === 'string' && { number }),
    };
  } catch {
    return null;
  }
}

const never = () => () => undefined;

/**
 * The amount due: from the server, or else from the form. Without an amount the visitor is redirected to Home
 * (D7).
 * @returns null before hydration and during the redirect
 */
export function usePaymentDue(known: PaymentDue | null): PaymentDue | null {
  const kept = useSyncExternalStore(never, readPaymentDue, () => undefined);
  const due = kept === undefined ? null : (known ?? parsePaymentDue(kept));
  const nothing = kept !== undefined && due === null;
  useEffect(() => {
    if (nothing) location.replace('/');
  }, [nothing]);
  return due;
}

/** Opens the page of the registration that the form stored, if the server knows more ways to pay. */
export function OpenStoredPayment() {
  const due = usePaymentDue(null);
  useEffect(() => {
    if (due) location.replace(paymentPath(due.registration));
  }, [due]);
  return null;
}

/** The amount due, when it cannot be paid online. */
export function AmountDue({ known }: { known: PaymentDue | null }) {
  const due = usePaymentDue(known);
  if (!due) return null;
  const { amount, registration, registrationnumber, instalments } = due;
  const facts = {
    'Registration number': registrationnumber,
    'To be paid': `${formatRupees(rupees(amount))}, 18% GST included`,
    ...(instalments?.agreed && {
      'Next instalment': printLine({ day: instalments.next.day, paise: instalments.next.left }),
    }),
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
      <a href={printPath(registration)} className="student-link">
        Print the form
      </a>
    </section>
  );
}
