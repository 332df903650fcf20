'use client';

import { useState, useSyncExternalStore } from 'react';
import { ButtonLink, buttonClass } from '@/components/ui/button';
import { chosenPlanHref, readChosenPlan } from '../chosen-plan';
import { logOut } from '../session/log-out';

const never = () => () => {};
const nothing = () => null;

/* As text, so that it compares. */
const kept = () => JSON.stringify(readChosenPlan());

/** What to do next; the plan that was chosen before log-in comes first. */
export function HistoryActions() {
  const [leaving, setLeaving] = useState(false);
  const chosen = useSyncExternalStore(never, kept, nothing) === null ? null : readChosenPlan();
  return (
    <div className="history-actions">
      {chosen && <ButtonLink href={chosenPlanHref(chosen)}>Continue: {chosen.label}</ButtonLink>}
      <ButtonLink href="/form" variant={chosen ? 'outline' : 'primary'}>
        Enroll Course
      </ButtonLink>
      <button
        type="button"
        className={buttonClass('outline')}
        aria-disabled={leaving}
        onClick={() => {
          if (leaving) return;
          setLeaving(true);
          void logOut();
        }}
      >
        {leaving && <span className="spinner" aria-hidden />}
        Logout
      </button>
    </div>
  );
}
