import { offlinePlans } from './offline/plans';
import {
  csirNetOnlinePlans,
  cuetOnlinePlans,
  gateOnlinePlans,
  iitJamOnlinePlans,
} from './online/plans';
import type { Duration, Plan } from './plan';

export const plans: readonly Plan[] = [
  ...csirNetOnlinePlans,
  ...gateOnlinePlans,
  ...iitJamOnlinePlans,
  ...cuetOnlinePlans,
  ...offlinePlans,
];

/** The plan with this id, or null. */
export function findPlan(id: string): Plan | null {
  return plans.find((plan) => plan.id === id) ?? null;
}

/** The plans of an exam in one mode, in the order of their cards. */
export function plansOf(exam: Plan['exam'], mode: Plan['mode']): readonly Plan[] {
  return plans.filter((plan) => plan.exam === exam && plan.mode === mode);
}

/** The cheapest plan of an exam in one mode and duration. Throws when there is none: a mistake in the content. */
export function requirePlan(exam: Plan['exam'], mode: Plan['mode'], duration: Duration): Plan {
  const plan = plansOf(exam, mode).find((one) => one.duration === duration);
  if (!plan) throw new Error(`No ${mode} plan of ${duration} for ${exam}`);
  return plan;
}
