import { csirNetOnlineInclusion } from '../features';
import { type Duration, type Plan, planOf } from '../plan';

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
