'use client';

import { useState, type FormEvent } from 'react';
import { call, isAnswered } from '@/components/form/call';
import { useHydrated } from '@/components/form/form-values';
import { Notice } from '@/components/form/notice';
import { leaveExpiredSession, readToken } from '@/components/student/accounts/session';
import { buttonClass } from '@/components/ui/button';
import { fullBatchWords as words } from '@/lib/payments/next-steps';
import type { FullBatch } from '@/lib/enrolment/batch-seats';

/** Asks for another batch, or to wait, before anything is paid for a batch without seats. */
export function FullBatchChoice({ registration, full }: { registration: string; full: FullBatch }) {
  const [state, setState] = useState<'open' | 'sending'>('open');
  const [warning, setWarning] = useState('');
  const hydrated = useHydrated();
  const options = full.options.toSorted((one, other) => Number(one.isFull) - Number(other.isFull));
  const choose = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const batch = new FormData(event.currentTarget).get('batch');
    if (state === 'sending') return;
    if (typeof batch !== 'string') return setWarning(words.chooseFirst);
    setState('sending');
    const body = { registration, batch };
    const outcome = await call('/api/student/batch', { body, token: readToken() });
    if (outcome.ok) return location.reload();
    if (outcome.reason === 'unauthorized') return leaveExpiredSession();
    setState('open');
    setWarning(isAnswered(outcome) ? outcome.message : words.unreached);
  };
  return (
    <form
      className="student-card full-batch"
      onSubmit={(event) => void choose(event)}
      aria-labelledby="full-batch"
    >
      <h2 id="full-batch" className="subheading">
        {full.name}: {words.heading}
      </h2>
      {full.isBeingPaid && <p>{words.beingPaid}</p>}
      <fieldset className="payment-choice">
        <legend>{words.question}</legend>
        {options.map(({ id, label, isFull }) => (
          <label key={id}>
            <input type="radio" name="batch" value={id} />
            <span>
              {isFull ? `${words.wait} ${label}` : label}
              {isFull && <span className="block text-muted">{words.waitNote}</span>}
            </span>
          </label>
        ))}
      </fieldset>
      <Notice notice={warning ? { kind: 'warning', text: warning } : null} />
      <button
        type="submit"
        className={buttonClass()}
        disabled={!hydrated}
        aria-disabled={state === 'sending' || undefined}
      >
        {words.choose}
      </button>
    </form>
  );
}
