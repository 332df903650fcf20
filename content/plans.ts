import { assumedInclusion, csirNetOnlineInclusion } from './features';
import { planOf, type Duration, type Plan, type Tier } from './plan';

type ClassroomPlan = Pick<Plan, 'exam' | 'course' | 'duration'> & {
  price: number;
  struckPrice: number | null;
  title?: string;
};

/* Every classroom card wears the colours of Diamond: two of them carry the name, and all hold everything. */
function classroom(facts: ClassroomPlan): Plan {
  return planOf({
    ...facts,
    mode: 'offline',
    tier: 'diamond',
    inclusion: assumedInclusion.diamond,
  });
}

const gateOffline = { exam: 'gate', course: 'GATE Chemistry, offline', struckPrice: null } as const;
const iitJamOffline = { exam: 'iit-jam', course: 'IIT-JAM Chemistry, offline' } as const;
const cuetOffline = { exam: 'cuet', course: 'CUET (PG) Chemistry, offline' } as const;

/** Offline plans in rupees: price, struck-through price (catalogue, section 9). CSIR-NET has none. */
export const offlinePlans: readonly Plan[] = [
  classroom({ ...gateOffline, duration: '6-months', price: 34180 }),
  classroom({ ...gateOffline, duration: '1-year', price: 45000 }),
  classroom({
    ...iitJamOffline,
    duration: '1-year',
    title: '1 Year',
    price: 25000,
    struckPrice: 40000,
  }),
  classroom({
    ...iitJamOffline,
    duration: '2-years',
    title: '2 Year',
    price: 35000,
    struckPrice: 60000,
  }),
  classroom({
    ...cuetOffline,
    duration: '6-months',
    title: '6 Months',
    price: 25000,
    struckPrice: 40000,
  }),
  classroom({ ...cuetOffline, duration: '1-year', price: 35000, struckPrice: 60000 }),
];

/** The classroom plans of one exam and one duration: a tab of its page. */
export function classroomPlans(exam: Plan['exam'], duration: Plan['duration']): readonly Plan[] {
  return offlinePlans.filter((plan) => plan.exam === exam && plan.duration === duration);
}

type CsirNetTier = keyof typeof csirNetOnlineInclusion;

function csirNet(duration: Duration, tier: CsirNetTier, price: number, struckPrice: number): Plan {
  return planOf({
    exam: 'csir-net',
    mode: 'online',
    course: 'CSIR-NET Chemical Sciences, online',
    tier,
    duration,
    price,
    struckPrice,
    inclusion: csirNetOnlineInclusion[tier],
  });
}

/** Online plans in rupees: price, struck-through price (catalogue, section 9). */
export const csirNetOnlinePlans: readonly Plan[] = [
  csirNet('6-months', 'bronze', 4999, 12095),
  csirNet('6-months', 'silver', 6999, 23539),
  csirNet('6-months', 'gold', 8999, 31590),
  csirNet('6-months', 'platinum', 16180, 38186),
  csirNet('1-year', 'bronze', 8999, 16595),
  csirNet('1-year', 'silver', 11999, 33593),
  csirNet('1-year', 'gold', 13999, 44591),
  csirNet('1-year', 'platinum', 24999, 54185),
];

type Fee = readonly [tier: Tier, price: number, struckPrice: number | null];

/* GATE, CUET (PG) and IIT-JAM share one fee table (catalogue, section 9). */
const sixMonths: readonly Fee[] = [
  ['bronze', 1999, 6000],
  ['silver', 2499, 10000],
  ['gold', 3499, 15000],
  ['platinum', 5999, 25000],
];
const oneYear: readonly Fee[] = [
  ['bronze', 4999, 10000],
  ['silver', 6999, 15000],
  ['gold', 9999, 20000],
  ['platinum', 14999, 25000],
];
const diamondSixMonths: Fee = ['diamond', 34180, null];
const diamondOneYear: Fee = ['diamond', 45000, null];

const onlinePlansOf =
  (course: Pick<Plan, 'exam' | 'course'>) =>
  (duration: Duration, fees: readonly Fee[]): readonly Plan[] =>
    fees.map(([tier, price, struckPrice]) =>
      planOf({
        ...course,
        mode: 'online',
        tier,
        duration,
        price,
        struckPrice,
        inclusion: assumedInclusion[tier],
      }),
    );

const gate = onlinePlansOf({ exam: 'gate', course: 'GATE Chemistry, online' });
const iitJam = onlinePlansOf({ exam: 'iit-jam', course: 'IIT-JAM Chemistry, online' });
const cuet = onlinePlansOf({ exam: 'cuet', course: 'CUET (PG) Chemistry, online' });

export const gateOnlinePlans = [...gate('6-months', sixMonths), ...gate('1-year', oneYear)];

export const iitJamOnlinePlans = iitJam('1-year', oneYear);

export const cuetOnlinePlans = [
  ...cuet('6-months', [...sixMonths, diamondSixMonths]),
  ...cuet('1-year', [...oneYear, diamondOneYear]),
];

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
