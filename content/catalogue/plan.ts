import { hideStruckPrices } from '@published/hideStruckPrices';
import { planPrices as publishedPlanPrices } from '@published/planPrices';
import type { CourseExam } from './exams/exams';
import { itemRows, type FeatureRow } from './features';
import type { FeatureId } from './tiers';
import { rupees, type Paise } from '@/content/money';
import { durationNames, tierNames, type Duration, type Tier } from './tiers';

/** Ticked in the office where a card shows its price alone. */
export const noStruckPrice = 'No struck price';

type Mode = 'online' | 'offline';

/** One plan card. Prices are in paise and include 18% GST (specification). */
export type Plan = {
  id: string;
  exam: CourseExam;
  mode: Mode;
  course: string;
  tier: Tier;
  duration: Duration;
  title: string;
  price: Paise;
  struckPrice: Paise | null;
  features: readonly FeatureId[];
  /** The catalogue does not show what the tier includes (D12). */
  assumed: boolean;
};

type CardFacts = Pick<Plan, 'exam' | 'mode' | 'course' | 'tier' | 'duration'> & {
  /** In rupees, as in the catalogue. */
  price: number;
  struckPrice: number | null;
  inclusion: Pick<Plan, 'features' | 'assumed'>;
  /** Only where the title differs from tier and duration. */
  title?: string;
};

/**
 * Adds the derived id and title: `csir-net-online-6-months-bronze`, "Bronze 6 Months". A published
 * price replaces that of the catalogue, and so does a published struck price.
 */
export function planOf({ price, struckPrice, inclusion, title, ...facts }: CardFacts): Plan {
  const { exam, mode, tier, duration } = facts;
  const id = `${exam}-${mode}-${duration}-${tier}` as const;
  const catalogue = {
    price: rupees(price),
    struckPrice: struckPrice === null ? null : rupees(struckPrice),
  };
  return {
    ...facts,
    id,
    title: title ?? `${tierNames[tier]} ${durationNames[duration].title}`,
    ...catalogue,
    ...(publishedPlanPrices?.[id] as Partial<typeof catalogue> | undefined),
    ...(hideStruckPrices && { struckPrice: null }),
    ...inclusion,
  };
}

const wholeRupees = (paise: number): Paise => rupees(Math.round(paise / 100));

/** A plan's price per month in paise, rounded to the rupee. */
export function perMonth({ price, duration }: Pick<Plan, 'price' | 'duration'>): Paise {
  return wholeRupees(price / durationNames[duration].months);
}

/** The difference between a plan and the plan one tier below. `rise` is in paise. */
export type PlanStep = {
  plan: Plan;
  below: Plan | null;
  /** Items of this plan, without the GST row. */
  itemCount: number;
  added: readonly FeatureRow[];
  missing: readonly FeatureRow[];
  rise: Paise | null;
};

/** Compares each plan with the previous one. Expects the plans of one duration, cheapest first. */
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
