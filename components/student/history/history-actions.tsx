'use client';

import { useState } from 'react';
import { chosenPlanHref } from '@/components/student/chosen-plan';
import { useChosenPlan } from '@/components/student/chosen-plan-link';
import { logOut } from '@/components/student/session/session';
import { buttonClass, ButtonLink } from '@/components/ui/button';

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
