import type { FeatureId } from './features';
import { type Paise, rupees } from './money';
import { type Tier, tierNames } from './tiers';

type Exam = 'csir-net' | 'gate' | 'iit-jam' | 'cuet';
type Mode = 'online' | 'offline';
export type Duration = '6-months' | '1-year' | '2-years';

/** A plan's duration in a card title and inside a sentence. */
export const durationNames: Record<Duration, { title: string; sentence: string; months: number }> =
  {
    '6-months': { title: '6 Months', sentence: '6 months', months: 6 },
    '1-year': { title: '1 Year', sentence: '1 year', months: 12 },
    '2-years': { title: '2 Year', sentence: '2 years', months: 24 },
  };

/** One plan card. Prices are in paise and include 18% GST (catalogue, section 9). */
export type Plan = {
  id: string;
  exam: Exam;
  mode: Mode;
  course: string;
  tier: Tier;
  duration: Duration;
  title: string;
  price: Paise;
  struckPrice: Paise | null;
  features: readonly FeatureId[];
  /** True where the catalogue does not show what the tier includes (decision D12). */
  assumed: boolean;
};

type CardFacts = Pick<Plan, 'exam' | 'mode' | 'course' | 'tier' | 'duration'> & {
  /** In rupees, as the catalogue prints them. */
  price: number;
  struckPrice: number | null;
  inclusion: Pick<Plan, 'features' | 'assumed'>;
  /** Where the card is not called by tier and duration. */
  title?: string;
};

/** A plan with its id and title made from the rest: `csir-net-online-6-months-bronze`, "Bronze 6 Months". */
export function planOf({ price, struckPrice, inclusion, title, ...facts }: CardFacts): Plan {
  const { exam, mode, tier, duration } = facts;
  return {
    ...facts,
    id: `${exam}-${mode}-${duration}-${tier}`,
    title: title ?? `${tierNames[tier]} ${durationNames[duration].title}`,
    price: rupees(price),
    struckPrice: struckPrice === null ? null : rupees(struckPrice),
    ...inclusion,
  };
}
