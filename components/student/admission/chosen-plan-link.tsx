'use client';

import { useSyncExternalStore } from 'react';
import { readChosenPlan } from '@/components/student/chosen-plan';

const never = () => () => undefined;

/** Links to the form with the plan chosen earlier on this device, if any. */
export function KeptPlanLink() {
  const label = useSyncExternalStore(
    never,
    () => readChosenPlan()?.label ?? null,
    () => null,
  );
  const chosen = label === null ? null : readChosenPlan();
  if (!chosen) return null;
  const { plan, page } = chosen;
  return (
    <p>
      You chose {chosen.label} before.{' '}
      <a
        href={`/form?${new URLSearchParams({ plan, page })}`}
        className="inline-flex min-h-11 items-center"
      >
        Use this plan
      </a>
    </p>
  );
}
