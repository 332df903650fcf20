'use client';

import { useState } from 'react';
import { call } from '@/components/form/call';
import { useHydrated } from '@/components/form/form-values';
import { useAttempt } from '@/components/form/use-checked-form';
import { chosenPlanHref } from './chosen-plan';
import { useChosenPlan } from './chosen-plan-link';
import { leaveExpiredSession, logOut, readToken } from '@/components/student/accounts/session';
import { buttonClass, ButtonLink } from '@/components/ui/button';
import { purchaseWords as words } from '@/lib/enrolment/purchase-words';
import { shelfWords } from '@/content/pages/shelf-words';

/** Next steps, starting with the plan chosen before log-in. */
export function HistoryActions() {
  const hydrated = useHydrated();
  const [leaving, setLeaving] = useState(false);
  const chosen = useChosenPlan();
  const onLogOut = () => {
    if (leaving) return;
    setLeaving(true);
    void logOut();
  };
  return (
    <div className="student-buttons">
      {chosen && <ButtonLink href={chosenPlanHref(chosen)}>Continue: {chosen.label}</ButtonLink>}
      <ButtonLink href="/form" variant={chosen ? 'outline' : 'primary'}>
        Enroll Course
      </ButtonLink>
      <ButtonLink href="/shelf" variant="outline">
        {shelfWords.heading}
      </ButtonLink>
      <ButtonLink href="/my-tests" variant="outline">
        My Tests
      </ButtonLink>
      <ButtonLink href="/account" variant="outline">
        My Account
      </ButtonLink>
      <button
        type="button"
        className={buttonClass('outline', 'text-brand')}
        disabled={!hydrated}
        aria-disabled={leaving}
        onClick={onLogOut}
      >
        {leaving && <span className="spinner" aria-hidden />}
        Logout
      </button>
    </div>
  );
}

interface RegistrationProps {
  registration: string;
  number: string;
}

interface AskedChangeProps extends RegistrationProps {
  url: '/api/student/delete-draft' | '/api/student/withdraw-registration';
  label: string;
  question: string;
  confirm: string;
}

/** Deletes a draft after a confirmation, and reloads the page. */
export const DeleteDraft = (props: RegistrationProps) => (
  <AskedChange
    {...props}
    url="/api/student/delete-draft"
    label={words.deleteDraft}
    question={words.deleteQuestion}
    confirm={words.deleteForGood}
  />
);

/** Withdraws a submitted, unpaid registration after a confirmation, and reloads the page. */
export const WithdrawRegistration = (props: RegistrationProps) => (
  <AskedChange
    {...props}
    url="/api/student/withdraw-registration"
    label={words.withdraw}
    question={words.withdrawQuestion}
    confirm={words.withdrawYes}
  />
);

function AskedChange({ registration, number, url, label, question, confirm }: AskedChangeProps) {
  const hydrated = useHydrated();
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState('');
  const { busy, attempt } = useAttempt();
  const change = async () => {
    const outcome = await call(url, { body: { registration }, token: readToken() });
    if (outcome.ok || outcome.code === 'not_found') location.reload();
    else if (outcome.reason === 'unauthorized') leaveExpiredSession();
    else setProblem(outcome.message || 'No connection. Try again when it is back.');
  };
  const which = <span className="sr-only"> {number}</span>;
  return (
    <span role="status" className="purchase-delete">
      {asked && <span>{problem || question}</span>}
      <button
        type="button"
        className={buttonClass('outline')}
        disabled={!hydrated}
        aria-disabled={busy}
        onClick={() => (asked ? void attempt(change) : setAsked(true))}
      >
        {asked ? confirm : label}
        {which}
      </button>
      {asked && (
        <button type="button" className={buttonClass('outline')} onClick={() => setAsked(false)}>
          {words.keepDraft}
        </button>
      )}
    </span>
  );
}
