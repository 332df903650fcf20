import type { CourseExam } from './exams/exams';
import { itemRows, type FeatureRow } from './features';
import type { Plan } from './plan';
import { plansOf } from './plans';
import { durationNames, type FeatureId } from './tiers';
import type { Paise } from '@/content/money';

/** What somebody may want from a plan, beside classes and doubt resolution: value and label. */
export const wishChoices = [
  ['live-sessions', 'Live classes'],
  ['live-recordings', 'Recordings of live classes'],
  ['pre-recorded-lectures', 'Recorded lectures'],
  ['unit-tests', 'Unitwise tests'],
  ['subtopic-tests', 'Subtopicwise tests'],
  ['pyq-tests', 'Tests of previous year questions'],
  ['final-mock-test', 'Final mock test'],
  ['practice-hard', 'Practice books in print'],
  ['pyq-hard', 'PYQs books in print'],
  ['theory-booklets', 'Theory booklets in print'],
  ['crash-course', '30-day crash course and test series'],
] as const satisfies readonly (readonly [FeatureId, string])[];

export type Wish = (typeof wishChoices)[number][0];

export interface Wishes {
  exam: CourseExam;
  mode: Plan['mode'] | 'either';
  /** Months until the exam. */
  months: number;
  items: readonly Wish[];
  /** Null without one. */
  budget: Paise | null;
}

interface Fit {
  plan: Plan;
  /** Items that are wished for and not in the plan. */
  missing: readonly FeatureRow[];
  /** Shorter than the time until the exam. */
  isShort: boolean;
  isOverBudget: boolean;
}

export interface FoundPlans {
  /** The cheapest plan that has everything; if none has, the one that lacks least, and of these the cheapest. */
  best: Fit;
  /** The next choice, cheapest first; null if there is no other. */
  runnerUp: Fit | null;
}

function fitOf(plan: Plan, { months, items, budget }: Wishes): Fit {
  const missing = itemRows.filter(
    ({ id }) => items.some((item) => item === id) && !plan.features.includes(id),
  );
  return {
    plan,
    missing,
    isShort: durationNames[plan.duration].months < months,
    isOverBudget: budget !== null && plan.price > budget,
  };
}

/** Wishes come first, then the time, then the budget; between equals the price decides. */
function compare(one: Fit, other: Fit): number {
  return (
    one.missing.length - other.missing.length ||
    Number(one.isShort) - Number(other.isShort) ||
    Number(one.isOverBudget) - Number(other.isOverBudget) ||
    one.plan.price - other.plan.price
  );
}

/**
 * The plan that fits, and the next. Where the budget excludes whatever has everything, the runner-up is the plan
 * within it that lacks least.
 * @returns null where the exam has no plan in this mode
 */
export function findPlans(wishes: Wishes): FoundPlans | null {
  const { exam, mode } = wishes;
  const modes = mode === 'either' ? (['online', 'offline'] as const) : [mode];
  const fits = modes
    .flatMap((one) => plansOf(exam, one))
    .map((plan) => fitOf(plan, wishes))
    .toSorted(compare);
  const [best, ...others] = fits;
  if (!best) return null;
  const within = best.isOverBudget ? others.find(({ isOverBudget }) => !isOverBudget) : undefined;
  return { best, runnerUp: within ?? others[0] ?? null };
}
