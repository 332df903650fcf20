import { Icon } from '@/components/ui/icon';
import { Rupees } from '@/components/ui/rupees';
import { itemRows } from '@/content/features';
import type { PlanPage } from '@/content/payment-links';
import type { Plan } from '@/content/plan';
import { Prose } from './prose';
import { TierEmblem } from './tier-emblem';

/** A plan repeated before enrolment: title, course, price with GST, every item. `page` is where it was chosen. */
export function ChosenPlan({ plan, page }: { plan: Plan; page: PlanPage }) {
  const items = itemRows.filter((row) => plan.features.includes(row.id));
  return (
    <section aria-labelledby="chosen-plan" className={`chosen-plan tier-${plan.tier}`}>
      <div className="flex items-center gap-2.5 bg-tier-surface px-5 pt-3 pb-2.5 text-tier">
        <TierEmblem tier={plan.tier} />
        <h2 id="chosen-plan" className="text-[24px]">
          <Prose text={plan.title} />
        </h2>
      </div>
      <div className="px-5 pt-4 pb-5">
        <p>
          <Prose text={plan.course} />
        </p>
        <p className="mt-2 flex flex-wrap items-baseline gap-x-2.5">
          <span className="plan-price-now">
            <span className="sr-only">Price </span>
            <Rupees paise={plan.price} />
          </span>
          <span className="text-muted">18% GST included</span>
        </p>
        <h3 className="mt-5 mb-2 text-[20px]">
          <Prose text={`Included: ${items.length} of ${itemRows.length} items`} />
        </h3>
        <ul className="grid gap-x-8 gap-y-1.5 sm:grid-cols-2">
          {items.map((row) => (
            <li key={row.id} className="grid grid-cols-[22px_minmax(0,1fr)] gap-2 leading-snug">
              <Icon name="tick" className="mt-0.5 size-5.5 text-tier" />
              {row.name}
            </li>
          ))}
        </ul>
        {plan.assumed && (
          <p className="mt-4 text-muted">
            The list is to be confirmed for this exam: ask by phone before you pay.
          </p>
        )}
        <a href={`${page}#${plan.id}`} className="mt-4 inline-flex min-h-11 items-center">
          Look at the plans again
        </a>
      </div>
    </section>
  );
}
