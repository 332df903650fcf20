import { courses } from '@/content/courses';
import { lowestPrice, type Paise } from '@/content/money';
import { durationNames, type Duration, type Plan } from '@/content/plan';
import { plansOf } from '@/content/plans';
import { tierNames, type Tier } from '@/content/tiers';

type Choice = { when: string; take: string };

/** One page of a family as a card: its own words; the facts are computed from the plans. */
export type FamilyMember = { exam: Plan['exam']; name: string; text: string };

/** The index page of the online or the offline courses. */
export type CourseFamily = {
  path: '/onlinecourses' | '/offlinecourses';
  mode: Plan['mode'];
  heading: string;
  meta: { title: string; description: string; keywords: readonly string[] };
  lede: string;
  intro: readonly string[];
  members: readonly FamilyMember[];
  feeNote: string;
  choicesHeading: string;
  choices: readonly Choice[];
  closing: readonly string[];
  callText: string;
};

/** What a card states about an exam's plans. `from` is in paise, null where no fee is printed. */
type FamilyFacts = {
  durations: readonly string[];
  tiers: readonly Tier[];
  from: Paise | null;
};

const unique = <T>(values: readonly T[]): readonly T[] => [...new Set(values)];

/* A course whose fees are not printed has no plans, only tabs. */
function durationsOf(exam: Plan['exam'], mode: Plan['mode'], own: readonly Plan[]) {
  const tabs: readonly { id: Duration }[] =
    courses.find(({ path }) => path === `/${mode}courses/${exam}`)?.tabs ?? [];
  return own.length ? own.map(({ duration }) => duration) : tabs.map(({ id }) => id);
}

/** Durations, tiers and lowest price of an exam's plans in one mode. */
export function familyFacts(exam: Plan['exam'], mode: Plan['mode']): FamilyFacts {
  const own = plansOf(exam, mode);
  return {
    durations: unique(durationsOf(exam, mode, own)).map((id) => durationNames[id].sentence),
    tiers: unique(own.map(({ tier }) => tier)),
    from: lowestPrice(own),
  };
}

/** "Bronze to Platinum", or the one tier there is. Expects the tiers cheapest first. */
export function tierRange(tiers: readonly Tier[]): string {
  const [first] = tiers;
  const last = tiers.at(-1);
  if (!first || !last) return '';
  return first === last ? tierNames[first] : `${tierNames[first]} to ${tierNames[last]}`;
}

/** One page of the family as a card. A fact's value is text, or an amount in paise. */
export type PricedMember = {
  path: string;
  name: string;
  text: string;
  facts: readonly (readonly [term: string, value: string | Paise])[];
  fee: { from: Paise } | { price: Paise; note: string } | { text: string };
};

/** The index page of the test series or of the study material. */
export type PricedFamily = {
  path: '/testseries' | '/studymaterial';
  heading: string;
  meta: { title: string; description: string; keywords: readonly string[] };
  lede: string;
  intro: readonly string[];
  members: readonly PricedMember[];
  /** The words at the foot of each card, which is one link as a whole. */
  cardLink: string;
  feeNote: string;
  choicesHeading: string;
  choices: readonly (readonly [when: string, take: string])[];
  closing: readonly string[];
  callText: string;
};
