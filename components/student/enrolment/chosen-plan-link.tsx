'use client';

import { useSyncExternalStore } from 'react';
import { chosenPlanHref, readChosenPlan, type ChosenPlan } from './chosen-plan';

const never = () => () => {};

/* A string, so that snapshots compare by value. */
const snapshot = () => JSON.stringify(readChosenPlan());

/** The plan chosen earlier on this device; null on the server and until React has hydrated. */
export function useChosenPlan(): ChosenPlan | null {
  const kept = useSyncExternalStore(never, snapshot, () => null);
  return kept === null ? null : readChosenPlan();
}

/** Links to the form with the plan chosen earlier, if any. */
export function KeptPlanLink() {
  const chosen = useChosenPlan();
  if (!chosen || 'item' in chosen) return null;
  return (
    <p>
      You chose {chosen.label} before.{' '}
      <a href={chosenPlanHref(chosen)} className="student-link">
        Use this plan
      </a>
    </p>
  );
}
