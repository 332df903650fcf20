import type { Plan } from '@/content/plan';
import { tierNames } from '@/content/tiers';
import { rupeeDigits } from '@/content/money';

/** On phones: small tabs with tier and price, each leading to its card. */
export function PriceJumps({ plans, label }: { plans: readonly Plan[]; label: string }) {
  return (
    <nav aria-label={label} className="price-jumps">
      {plans.map((plan) => (
        <a key={plan.id} href={`#${plan.id}`} className={`tier-${plan.tier}`}>
          {tierNames[plan.tier]} <b>{rupeeDigits(plan.price)}</b>
        </a>
      ))}
    </nav>
  );
}
