'use client';

import { useState } from 'react';
import { call } from '@/components/form/call';
import { useHydrated } from '@/components/form/form-values';
import { leaveExpiredSession, readToken } from '@/components/student/accounts/session';
import { buttonClass } from '@/components/ui/button';

const UNREACHED = 'No connection. Press the button again.';

interface NameButtonProps {
  attempt: string;
  isNamed: boolean;
}

/** Shows the student's name among the best of the day, or takes it out. */
export function NameButton({ attempt, isNamed }: NameButtonProps) {
  const hydrated = useHydrated();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState('');
  const send = async () => {
    setSending(true);
    setProblem('');
    const body = { attempt, named: isNamed ? 'no' : 'yes' } as const;
    const outcome = await call('/api/student/test-name', { body, token: readToken() });
    if (outcome.ok) return location.reload();
    setSending(false);
    if (outcome.reason === 'unauthorized') return leaveExpiredSession();
    setProblem(outcome.message || UNREACHED);
  };
  return (
    <>
      <button
        type="button"
        className={buttonClass('outline', 'mt-3')}
        disabled={!hydrated}
        aria-disabled={isSending || undefined}
        onClick={() => !isSending && void send()}
      >
        {isNamed ? 'Take my name out' : 'Show my name'}
      </button>
      <p role="status" className="mt-2 font-semibold text-error empty:hidden">
        {problem}
      </p>
    </>
  );
}
