'use client';

import { useCallback, useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { call, isAnswered, type Failure } from '@/components/form/call';
import { Field } from '@/components/form/fields';
import { Notice } from '@/components/form/notice';
import { isBackNavigation } from '@/components/form/form-values';
import { clearToken, readToken } from '@/components/student/accounts/session';
import { buttonClass } from '@/components/ui/button';
import { formatRupees, rupees } from '@/content/money';
import { paymentPage } from '@/lib/payments/payment-page-words';
import type { InstalmentChoice } from '@/lib/payments/instalments';
import { useChosenPart } from './chosen-part';
import { usePaymentDue, type PaymentDue } from './payment-due';

/** The request body; the server looks up the price itself (D16). */
interface StartRequest {
  name: string;
  number: string;
  /** In rupees. */
  amount: number;
  registration: string;
}

/** Longer than the server waits for the gateway. */
const TIMEOUT_MS = 30_000;

/**
 * POST /api/v1/{provider}/payment with the student's token.
 * @returns the URL of the payment page; null for a URL that may not be opened
 */
export async function startPayment(
  provider: string,
  request: StartRequest,
  now = Date.now(),
): Promise<{ ok: true; url: string | null } | Failure> {
  const token = readToken();
  const path = `/api/v1/${provider}/payment` as const;
  const outcome = await call(path, {
    body: { ...request, MUID: `MUID${now}`, transactionId: `T${now}` },
    // The call itself needs no token (D16).
    ...(token !== null && { token }),
    timeoutMs: TIMEOUT_MS,
  });
  if (!outcome.ok) return outcome;
  const { url } = outcome;
  if (isAddress(url)) return { ok: true, url };
  console.error(`${path} failed: no address to open`);
  return { ok: true, url: null };
}

/** The sandbox's page is on this site; a gateway's is on its own. */
function isAddress(url: unknown): url is string {
  return typeof url === 'string' && /^(https?:\/\/|\/(?!\/))/.test(url);
}

const words = paymentPage.open;

/** POST /api/student/instalments: the lines shown on the page. */
export function agree(registration: string, { lines }: InstalmentChoice) {
  return call('/api/student/instalments', {
    body: { registration, lines: lines.map(({ day, paise }) => ({ day, paise })) },
    token: readToken(),
    timeoutMs: TIMEOUT_MS,
  });
}

interface PaymentStartProps {
  /** The provider in the path of the call. */
  provider: string;
  known: PaymentDue | null;
}

/** Name, number and amount, shown before the gateway's page opens. */
export function PaymentStart({ provider, known }: PaymentStartProps) {
  const due = usePaymentDue(known);
  return (
    <div className="payment-start">{due && <PaymentForm provider={provider} due={due} />}</div>
  );
}

function PaymentForm({ provider, due }: { provider: string; due: PaymentDue }) {
  const form = useRef<HTMLFormElement>(null);
  const { instalments = null } = due;
  const inParts = useChosenPart(instalments?.agreed ?? false);
  const part = inParts ? instalments : null;
  const { attempt, pay } = useStartPayment({ provider, due, part, form });
  const waiting = attempt.kind === 'waiting';
  const amountHint = instalments ? words.amountChosen : words.amountHint;
  const amount = formatRupees(part ? part.next.left : rupees(due.amount));
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!waiting) pay();
  };
  return (
    <form
      ref={form}
      className="student-card payment-form"
      onSubmit={onSubmit}
      aria-label="Payment"
      noValidate
    >
      <p>
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
      <Field id="amount" label={words.amount} hint={amountHint}>
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
  if (attempt.kind === 'waiting' || attempt.kind === 'choosing') return <Notice notice={null} />;
  const failed = attempt.kind === 'failed';
  const logIn = failed && attempt.logIn;
  return (
    <Notice notice={{ kind: 'warning', text: failed ? attempt.text : words.cameBack }}>
      <a href={logIn ? '/student-login' : '/history'}>{logIn ? 'Log in' : 'Purchased History'}</a>
    </Notice>
  );
}

/** `waiting`: the call is running, or the payment page is opening. */
type Attempt =
  | { kind: 'waiting' }
  | { kind: 'choosing' }
  | { kind: 'cameBack' }
  | { kind: 'failed'; text: string; logIn: boolean };

interface StartPayment {
  provider: string;
  due: PaymentDue;
  /** The instalments of which the next is paid; null for the whole amount. */
  part: InstalmentChoice | null;
  form: RefObject<HTMLFormElement | null>;
}

/**
 * Starts the payment at once. A click is required after a return from the gateway's page, as the student may
 * have paid, and where the payer may choose the amount.
 */
function useStartPayment({ provider, due, part, form }: StartPayment) {
  const mayChoose = Boolean(due.instalments) || due.waits === true;
  const [attempt, setAttempt] = useState<Attempt>(() => ({
    kind: isBackNavigation() ? 'cameBack' : mayChoose ? 'choosing' : 'waiting',
  }));
  const busy = useRef(false);
  const { registration } = due;
  const amount = part ? part.next.left / 100 : due.amount;

  const send = useCallback(async () => {
    if (busy.current || !form.current) return;
    busy.current = true;
    const typed = new FormData(form.current);
    const [name, number] = [`${typed.get('name')}`, `${typed.get('number')}`];
    const agreed = part && !part.agreed ? await agree(registration, part) : null;
    const outcome =
      agreed && !agreed.ok
        ? agreed
        : await startPayment(provider, { name, number, amount, registration });
    if (outcome.ok && outcome.url !== null) return location.assign(outcome.url);
    busy.current = false;
    setAttempt(attemptAfter(outcome.ok ? null : outcome));
  }, [provider, amount, part, registration, form]);

  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      busy.current = false;
      setAttempt({ kind: 'cameBack' });
    };
    const start = isBackNavigation() || mayChoose ? undefined : setTimeout(() => void send());
    addEventListener('pageshow', shown);
    return () => {
      clearTimeout(start);
      removeEventListener('pageshow', shown);
    };
  }, [send, mayChoose]);

  const pay = () => {
    setAttempt({ kind: 'waiting' });
    void send();
  };
  return { attempt, pay };
}

/** @param failure null when the call returned no usable URL */
function attemptAfter(failure: Failure | null): Attempt {
  const { loggedOut, unreached, noAnswer } = paymentPage.open;
  if (failure?.reason === 'unauthorized') {
    clearToken();
    return { kind: 'failed', text: loggedOut, logIn: true };
  }
  if (failure && !isAnswered(failure)) return { kind: 'failed', text: unreached, logIn: false };
  return { kind: 'failed', text: failure?.message || noAnswer, logIn: false };
}
