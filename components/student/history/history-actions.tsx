'use client';

import { useState, useSyncExternalStore } from 'react';
import { chosenPlanHref, readChosenPlan } from '@/components/student/chosen-plan';
import { logOut } from '@/components/student/session/log-out';
import { buttonClass, ButtonLink } from '@/components/ui/button';

const never = () => () => {};
const nothing = () => null;

/* A string, so that snapshots compare by value. */
const kept = () => JSON.stringify(readChosenPlan());

/** Next steps, starting with the plan chosen before log-in. */
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
