import { useCallback, useEffect, useRef, useState, type RefObject } from 'react';
import { isAnswered, type Failure } from '@/components/form/call';
import { paymentPage } from '@/content/payment';
import { cameBack } from '../came-back';
import type { PaymentDue } from '../form/payment-due';
import { forgetToken } from '../token';
import { startPayment } from './start-call';

/** `waiting`: the call is under way, or the payment page is opening. */
export type Attempt =
  { kind: 'waiting' } | { kind: 'cameBack' } | { kind: 'failed'; text: string; logIn: boolean };

interface StartPayment {
  provider: string;
  due: PaymentDue;
  form: RefObject<HTMLFormElement | null>;
}

/**
 * Starts the payment at once. Whoever comes back from the gateway's page is not sent there again before
 * pressing the button: they may have paid.
 */
export function useStartPayment({ provider, due, form }: StartPayment) {
  const [attempt, setAttempt] = useState<Attempt>(() => ({
    kind: cameBack() ? 'cameBack' : 'waiting',
  }));
  const busy = useRef(false);
  const { amount, registration } = due;

  const send = useCallback(async () => {
    if (busy.current || !form.current) return;
    busy.current = true;
    const typed = new FormData(form.current);
    const [name, number] = [`${typed.get('name')}`, `${typed.get('number')}`];
    const outcome = await startPayment(provider, { name, number, amount, registration });
    if (outcome.ok && outcome.url !== null) return location.assign(outcome.url);
    busy.current = false;
    setAttempt(attemptAfter(outcome.ok ? null : outcome));
  }, [provider, amount, registration, form]);

  useEffect(() => {
    const shown = ({ persisted }: PageTransitionEvent) => {
      if (!persisted) return;
      busy.current = false;
      setAttempt({ kind: 'cameBack' });
    };
    const start = cameBack() ? undefined : setTimeout(() => void send());
    addEventListener('pageshow', shown);
    return () => {
      clearTimeout(start);
      removeEventListener('pageshow', shown);
    };
  }, [send]);

  const pay = () => {
    setAttempt({ kind: 'waiting' });
    void send();
  };
  return { attempt, pay };
}

/** @param failure null when the call gave no address to open */
function attemptAfter(failure: Failure | null): Attempt {
  const { loggedOut, unreached, noAnswer } = paymentPage.open;
  if (failure?.reason === 'unauthorized') {
    forgetToken();
    return { kind: 'failed', text: loggedOut, logIn: true };
  }
  if (failure && !isAnswered(failure)) return { kind: 'failed', text: unreached, logIn: false };
  return { kind: 'failed', text: failure?.message || noAnswer, logIn: false };
}
