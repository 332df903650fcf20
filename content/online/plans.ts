import { assumedInclusion } from '../assumed-inclusion';
import { csirNetOnlineInclusion } from '../features';
import { type Duration, type Plan, planOf } from '../plan';
import type { Tier } from '../tiers';

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

const plansOf =
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

const gate = plansOf({ exam: 'gate', course: 'GATE Chemistry, online' });
const iitJam = plansOf({ exam: 'iit-jam', course: 'IIT-JAM Chemistry, online' });
const cuet = plansOf({ exam: 'cuet', course: 'CUET (PG) Chemistry, online' });

export const gateOnlinePlans = [...gate('6-months', sixMonths), ...gate('1-year', oneYear)];

export const iitJamOnlinePlans = iitJam('1-year', oneYear);

export const cuetOnlinePlans = [
  ...cuet('6-months', [...sixMonths, diamondSixMonths]),
  ...cuet('1-year', [...oneYear, diamondOneYear]),
];
