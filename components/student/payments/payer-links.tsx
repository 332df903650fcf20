'use client';

import { useState } from 'react';
import { call } from '@/components/form/call';
import { useHydrated } from '@/components/form/form-values';
import { useAttempt } from '@/components/form/use-checked-form';
import { leaveExpiredSession, readToken } from '@/components/student/accounts/session';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { printDay, type IsoDay } from '@/content/day';
import { payerLinks as words } from '@/lib/payments/payer-link-words';
import type { ShownPayerLink } from '@/lib/payments/payer-links/payer-links';
import { NewPayerLink } from './new-payer-link';

const UNREACHED = 'No connection. Press the button again.';

interface PayerLinksProps {
  registration: string;
  /** Registration number, which screen readers add to the buttons. */
  number: string;
  /** The open links. */
  links?: readonly ShownPayerLink[];
}

/** Creates payment links for another payer, and ends open ones. */
export function PayerLinks({ registration, number, links = [] }: PayerLinksProps) {
  const [made, setMade] = useState<{ link: string; until: IsoDay } | null>(null);
  const [problem, setProblem] = useState('');
  const { busy, attempt } = useAttempt();
  const hydrated = useHydrated();
  const make = async () => {
    const outcome = await call('/api/student/payer-link', {
      body: { registration },
      token: readToken(),
    });
    if (outcome.ok) {
      setProblem('');
      return setMade(outcome.data);
    }
    if (outcome.reason === 'unauthorized') return leaveExpiredSession();
    setProblem(outcome.message || UNREACHED);
  };
  return (
    <details className="payer-links">
      <summary>
        {words.heading}
        <span className="sr-only"> Reg. No {number}</span>
        <Icon name="chevron-down" className="turns size-4.5" />
      </summary>
      <p>{words.text}</p>
      <div role="status">
        {made && <NewPayerLink key={made.link} {...made} />}
        {problem && <p className="field-error">{problem}</p>}
      </div>
      <button
        type="button"
        className={buttonClass('outline')}
        disabled={!hydrated}
        aria-disabled={busy}
        onClick={() => void attempt(make)}
      >
        {busy ? words.making : made ? words.another : words.make}
      </button>
      {links.length > 0 && (
        <>
          <h3>{words.open}</h3>
          <ul>
            {links.map((link) => (
              <OpenLink key={link.id} link={link} />
            ))}
          </ul>
        </>
      )}
    </details>
  );
}

function OpenLink({ link }: { link: ShownPayerLink }) {
  const hydrated = useHydrated();
  const [ended, setEnded] = useState(false);
  const [problem, setProblem] = useState('');
  const { busy, attempt } = useAttempt();
  const end = async () => {
    const body = { link: link.id };
    const outcome = await call('/api/student/payer-link/end', { body, token: readToken() });
    if (outcome.ok) return setEnded(true);
    if (outcome.reason === 'unauthorized') return leaveExpiredSession();
    setProblem(outcome.message || UNREACHED);
  };
  return (
    <li role="status">
      {factsOf(link)}{' '}
      {ended ? (
        <b>{words.ended}</b>
      ) : (
        <button
          type="button"
          className="link-button"
          disabled={!hydrated}
          aria-disabled={busy}
          onClick={() => void attempt(end)}
        >
          {busy ? words.ending : words.end}
        </button>
      )}
      {problem && <span className="field-error">{problem}</span>}
    </li>
  );
}

/** "Made by you on 23 November 2026, works until 30 November 2026, opened on 24 November 2026." */
function factsOf({ via, madeOn, until, openedOn }: ShownPayerLink): string {
  const opened = openedOn ? `${words.opened} ${printDay(openedOn)}` : words.never;
  return `${words.madeBy[via]} on ${printDay(madeOn)}, ${words.until} ${printDay(until)}, ${opened}.`;
}
