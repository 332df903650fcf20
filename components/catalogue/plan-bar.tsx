import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Prose } from '@/components/ui/prose';
import { Rupees } from '@/components/ui/rupees';
import type { PlanTab } from '@/content/catalogue/course';
import { enrollHref } from '@/content/catalogue/payment-links';
import { lowestPrice } from '@/content/money';
import type { PlanPage } from '@/content/catalogue/sales-pages';

/**
 * The plans of a page with price and Enroll Now, at the foot of the window on tablets and phones. It is the last part
 * of the page's content and stays in view while that scrolls.
 */
export function PlanBar({ tabs, page }: { tabs: readonly PlanTab[]; page: PlanPage }) {
  const plans = tabs.flatMap((tab) => tab.plans);
  const lowest = lowestPrice(plans);
  if (!lowest) return null;
  return (
    <details className="plan-bar">
      <summary>
        <span>
          Plans from{' '}
          <b>
            <Rupees paise={lowest} />
          </b>
        </span>
        <Icon name="chevron-down" className="turns size-5.5" />
      </summary>
      <ul>
        {plans.map((plan) => (
          <li key={plan.id} className={`tier-${plan.tier}`}>
            <span>
              <Prose text={plan.title} />
              <b>
                <Rupees paise={plan.price} />
              </b>
            </span>
            <ButtonLink
              href={enrollHref(plan.id, page)}
              newTab
              aria-label={`Enroll Now, ${plan.title}, opens in a new tab`}
            >
              Enroll Now
            </ButtonLink>
          </li>
        ))}
      </ul>
    </details>
  );
}
