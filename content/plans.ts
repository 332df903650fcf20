import { offlinePlans } from './offline/plans';
import {
  csirNetOnlinePlans,
  cuetOnlinePlans,
  gateOnlinePlans,
  iitJamOnlinePlans,
} from './online/plans';
import type { Plan } from './plan';

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
