'use client';

import { useRef, type FormEvent } from 'react';
import { Field } from '@/components/form/field';
import { Notice } from '@/components/form/notice';
import { buttonClass } from '@/components/ui/button';
import { formatRupees, rupees } from '@/content/money';
import { paymentPage } from '@/content/payment';
import type { PaymentDue } from '../form/payment-due';
import { usePaymentDue } from './use-payment-due';
import { useStartPayment, type Attempt } from './use-start-payment';

const words = paymentPage.open;

interface PaymentStartProps {
  /** The provider that the call names. */
  provider: string;
  known: PaymentDue | null;
}

/** Name, number and amount, on the way to the gateway's page. */
export function PaymentStart({ provider, known }: PaymentStartProps) {
  const due = usePaymentDue(known);
  return (
    <div className="payment-start">{due && <PaymentForm provider={provider} due={due} />}</div>
  );
}

function PaymentForm({ provider, due }: { provider: string; due: PaymentDue }) {
  const form = useRef<HTMLFormElement>(null);
  const { attempt, pay } = useStartPayment({ provider, due, form });
  const waiting = attempt.kind === 'waiting';
  const amount = formatRupees(rupees(due.amount));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!waiting) pay();
  };
  return (
    <form ref={form} className="payment-form" onSubmit={onSubmit} aria-label="Payment" noValidate>
      <p className="payment-form-number">
        {words.registration} <b>{due.registrationnumber}</b>
      </p>
      <Field id="name" label={words.name}>
        {(control) => (
          <input {...control} name="name" autoComplete="name" defaultValue={due.name} />
        )}
      </Field>
      <Field id="number" label={words.number}>
        {(control) => (
          <input
            {...control}
            name="number"
            type="tel"
            autoComplete="tel"
            defaultValue={due.number}
          />
        )}
      </Field>
      <Field id="amount" label={words.amount} hint={words.amountHint}>
        {(control) => <input {...control} value={amount} readOnly />}
      </Field>
      <AttemptNotice attempt={attempt} />
      <button type="submit" className={buttonClass()} aria-disabled={waiting || undefined}>
        {waiting && <span className="spinner" aria-hidden />}
        {labelOf(attempt, amount)}
      </button>
    </form>
  );
}

function labelOf({ kind }: Attempt, amount: string): string {
  if (kind === 'waiting') return words.wait;
  return kind === 'failed' ? words.again : `${words.pay} ${amount}`;
}

function AttemptNotice({ attempt }: { attempt: Attempt }) {
  if (attempt.kind === 'waiting') return <Notice notice={null} />;
  const failed = attempt.kind === 'failed';
  const logIn = failed && attempt.logIn;
  return (
    <Notice notice={{ kind: 'warning', text: failed ? attempt.text : words.cameBack }}>
      <a href={logIn ? '/student-login' : '/history'}>{logIn ? 'Log in' : 'Purchased History'}</a>
    </Notice>
  );
}
