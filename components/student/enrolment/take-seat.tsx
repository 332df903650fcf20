'use client';

import { useState } from 'react';
import { call, isAnswered } from '@/components/form/call';
import { useHydrated } from '@/components/form/form-values';
import { leaveExpiredSession, readToken } from '@/components/student/accounts/session';
import { buttonClass } from '@/components/ui/button';
import { nextSteps as words } from '@/lib/payments/next-steps';

/** Takes the seat offered to the student. */
export function TakeSeat({ registration }: { registration: string }) {
  const hydrated = useHydrated();
  const [state, setState] = useState<'open' | 'sending' | 'taken'>('open');
  const [message, setMessage] = useState('');
  const take = async () => {
    if (state !== 'open') return;
    setState('sending');
    const outcome = await call('/api/student/seat', { body: { registration }, token: readToken() });
    if (outcome.ok) {
      setState('taken');
      setMessage(words.taken);
      return;
    }
    if (outcome.reason === 'unauthorized') return leaveExpiredSession();
    setState('open');
    setMessage(isAnswered(outcome) ? outcome.message : 'No connection. Press the button again.');
  };
  return (
    <>
      {state !== 'taken' && (
        <button
          type="button"
          className={buttonClass('primary')}
          disabled={!hydrated}
          aria-disabled={state === 'sending'}
          onClick={() => void take()}
        >
          {state === 'sending' ? words.taking : words.take}
        </button>
      )}
      <p role="status">{message}</p>
    </>
  );
}
