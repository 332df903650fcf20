import { type FeatureRow, itemRows } from './features';
import type { Paise } from './money';
import type { Plan } from './plan';

/** What a plan holds beyond the plan one tier below it. `rise` is in paise. */
export type PlanStep = {
  plan: Plan;
  below: Plan | null;
  /** Items of this plan, GST row not counted. */
  itemCount: number;
  added: readonly FeatureRow[];
  missing: readonly FeatureRow[];
  rise: Paise | null;
};

/** Compares each plan with the one before it. Expects the plans of one duration, cheapest first. */
export function planSteps(plans: readonly Plan[]): PlanStep[] {
  return plans.map((plan, index) => {
    const below = plans[index - 1] ?? null;
    const included = itemRows.filter((row) => plan.features.includes(row.id));
    return {
      plan,
      below,
      itemCount: included.length,
      added: included.filter((row) => !below?.features.includes(row.id)),
      missing: itemRows.filter((row) => !plan.features.includes(row.id)),
      rise: below && ((plan.price - below.price) as Paise),
    };
  });
}
