'use client';

import { useState } from 'react';
import { call } from '@/components/form/call';
import { useAttempt } from '@/components/form/use-checked-form';
import { chosenPlanHref } from '@/components/student/chosen-plan';
import { useChosenPlan } from '@/components/student/chosen-plan-link';
import { leaveExpiredSession, logOut, readToken } from '@/components/student/session/session';
import { buttonClass, ButtonLink } from '@/components/ui/button';
import { purchaseWords as words } from '@/content/purchase-words';
import { shelfWords } from '@/content/shelf-words';

/** Next steps, starting with the plan chosen before log-in. */
export function HistoryActions() {
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
      <ButtonLink href="/account" variant="outline">
        My Account
      </ButtonLink>
      <button
        type="button"
        className={buttonClass('outline', 'text-brand')}
        aria-disabled={leaving}
        onClick={onLogOut}
      >
        {leaving && <span className="spinner" aria-hidden />}
        Logout
      </button>
    </div>
  );
}

interface DeleteDraftProps {
  /** Id of the draft. */
  registration: string;
  number: string;
}

/** Deletes a draft after a question, and loads the page again. */
export function DeleteDraft({ registration, number }: DeleteDraftProps) {
  const [asked, setAsked] = useState(false);
  const [problem, setProblem] = useState('');
  const { busy, attempt } = useAttempt();
  const remove = async () => {
    const outcome = await call('/api/student/delete-draft', {
      body: { registration },
      token: readToken(),
    });
    if (outcome.ok || outcome.code === 'not_found') location.reload();
    else if (outcome.reason === 'unauthorized') leaveExpiredSession();
    else setProblem(outcome.message || 'No connection. Try again when it is back.');
  };
  const which = <span className="sr-only"> {number}</span>;
  return (
    <span role="status" className="purchase-delete">
      {asked && <span>{problem || words.deleteQuestion}</span>}
      <button
        type="button"
        className={buttonClass('outline')}
        aria-disabled={busy}
        onClick={() => (asked ? void attempt(remove) : setAsked(true))}
      >
        {asked ? words.deleteForGood : words.deleteDraft}
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
