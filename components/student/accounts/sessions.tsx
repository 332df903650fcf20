'use client';

import { useState } from 'react';
import { call } from '@/components/form/call';
import { useHydrated } from '@/components/form/form-values';
import { useAttempt } from '@/components/form/use-checked-form';
import { leaveExpiredSession, readToken } from './session';
import { buttonClass } from '@/components/ui/button';
import { printDay } from '@/content/day';
import type { ShownLogIn } from '@/lib/accounts/sessions';
import { today } from '@/lib/site/days';

const time = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** "22 Nov 2026, 14:05" in Delhi, as the server and every browser print it. */
function printed(moment: string): string {
  const date = new Date(moment);
  return `${printDay(today(date))}, ${time.format(date)}`;
}

interface SessionsProps {
  /** Last used first. */
  logIns: readonly ShownLogIn[];
  /** Id of the current one. */
  currentId: string;
}

/** The student's sessions, with buttons to end the others. */
export function Sessions({ logIns, currentId }: SessionsProps) {
  const hydrated = useHydrated();
  const [shown, setShown] = useState(logIns);
  const [result, setResult] = useState('');
  const { busy, attempt } = useAttempt();
  const end = (logIn?: ShownLogIn) =>
    attempt(async () => {
      const outcome = await call('/api/student/log-ins', {
        body: logIn ? { logIn: logIn.id } : {},
        token: readToken(),
      });
      if (outcome.ok) {
        setShown(shown.filter(({ id }) => id === currentId || (logIn && id !== logIn.id)));
        setResult(logIn ? 'You are logged out there.' : 'You are logged out everywhere else.');
      } else if (outcome.reason === 'unauthorized') leaveExpiredSession();
      else setResult(outcome.message || 'No connection. Try again when it is back.');
    });
  const others = shown.filter(({ id }) => id !== currentId);
  return (
    <section aria-labelledby="sessions" className="account-section">
      <h2 id="sessions" className="subheading">
        Where I am logged in
      </h2>
      <p className="mt-2 max-w-prose">
        You are logged out a day after your last visit, and a week after logging in. If you do not
        recognise a device, log it out.
      </p>
      <ul className="ruled mt-5">
        {shown.map((logIn) => (
          <SessionLine
            key={logIn.id}
            logIn={logIn}
            isHere={logIn.id === currentId}
            hydrated={hydrated}
            busy={busy}
            onEnd={() => void end(logIn)}
          />
        ))}
      </ul>
      {others.length > 1 && (
        <button
          type="button"
          className={buttonClass('outline', 'mt-4')}
          disabled={!hydrated}
          aria-disabled={busy}
          onClick={() => void end()}
        >
          Log out everywhere else
        </button>
      )}
      <p role="status" className="mt-3">
        {result}
      </p>
    </section>
  );
}

interface SessionLineProps {
  logIn: ShownLogIn;
  /** The current session. */
  isHere: boolean;
  hydrated: boolean;
  busy: boolean;
  onEnd: () => void;
}

const SessionLine = ({ logIn, isHere, hydrated, busy, onEnd }: SessionLineProps) => (
  <li className="account-session">
    <p>
      <b>{logIn.device || 'Unknown device'}</b>
      {isHere && ' (this one)'}
      <br />
      Since {printed(logIn.since)}, last used {printed(logIn.lastSeen)}
    </p>
    {!isHere && (
      <button
        type="button"
        className={buttonClass('outline')}
        disabled={!hydrated}
        aria-disabled={busy}
        onClick={onEnd}
      >
        Log out
      </button>
    )}
  </li>
);
