import { csirNetOnlineInclusion, type FeatureId } from './features';
import { type Paise, rupees } from './money';
import { type Tier, tierNames } from './tiers';

type Exam = 'csir-net' | 'gate' | 'iit-jam' | 'cuet';
type Mode = 'online' | 'offline';
export type Duration = '6-months' | '1-year' | '2-years';

/** A plan's duration in a card title and inside a sentence. */
export const durationNames: Record<Duration, { title: string; sentence: string }> = {
  '6-months': { title: '6 Months', sentence: '6 months' },
  '1-year': { title: '1 Year', sentence: '1 year' },
  '2-years': { title: '2 Year', sentence: '2 years' },
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

type CsirNetTier = keyof typeof csirNetOnlineInclusion;

function csirNetOnline(
  duration: Duration,
  tier: CsirNetTier,
  price: number,
  struckPrice: number,
): Plan {
  return {
    id: `csir-net-online-${duration}-${tier}`,
    exam: 'csir-net',
    mode: 'online',
    course: 'CSIR-NET Chemical Sciences, online',
    tier,
    duration,
    title: `${tierNames[tier]} ${durationNames[duration].title}`,
    price: rupees(price),
    struckPrice: rupees(struckPrice),
    ...csirNetOnlineInclusion[tier],
  };
}

export const csirNetOnlinePlans: readonly Plan[] = [
  csirNetOnline('6-months', 'bronze', 4999, 12095),
  csirNetOnline('6-months', 'silver', 6999, 23539),
  csirNetOnline('6-months', 'gold', 8999, 31590),
  csirNetOnline('6-months', 'platinum', 16180, 38186),
  csirNetOnline('1-year', 'bronze', 8999, 16595),
  csirNetOnline('1-year', 'silver', 11999, 33593),
  csirNetOnline('1-year', 'gold', 13999, 44591),
  csirNetOnline('1-year', 'platinum', 24999, 54185),
];

export const plans: readonly Plan[] = [...csirNetOnlinePlans];

/** The plan with this id, or null. */
export function findPlan(id: string): Plan | null {
  return plans.find((plan) => plan.id === id) ?? null;
}
