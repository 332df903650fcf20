import { csirNetOnlinePlans } from './online/plans';
import type { Plan } from './plan';

export const plans: readonly Plan[] = [...csirNetOnlinePlans];

/** The plan with this id, or null. */
export function findPlan(id: string): Plan | null {
  return plans.find((plan) => plan.id === id) ?? null;
}
