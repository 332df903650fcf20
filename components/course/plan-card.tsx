import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Rupees } from '@/components/ui/rupees';
import { collapsedRowCount, featureRows, itemRows } from '@/content/features';
import { enrollHref, type PlanPage } from '@/content/payment-links';
import type { PlanStep } from '@/content/plan-steps';
import type { Plan } from '@/content/plan';
import { OrbitalBoxes } from './orbital-boxes';
import { PlanRows } from './plan-rows';
import { Prose } from './prose';
import { cardSummary } from './step-words';
import { TierEmblem } from './tier-emblem';

function PlanPrice({ plan }: { plan: Plan }) {
  return (
    <p className="plan-price">
      <span className="plan-price-now">
        <span className="sr-only">Price </span>
        <Rupees paise={plan.price} />
      </span>
      {plan.struckPrice && (
        <s>
          <span className="sr-only">Earlier price </span>
          <Rupees paise={plan.struckPrice} />
        </s>
      )}
      <span className="basis-full text-small text-muted">18% GST included</span>
    </p>
  );
}

function PlanSummary({ step }: { step: PlanStep }) {
  return (
    <div className="px-4 pt-3 leading-snug">
      <OrbitalBoxes items={step.itemCount} />
      <p>
        <b className="text-tier">
          <Prose text={`${step.itemCount} of ${itemRows.length} items.`} />
        </b>{' '}
        <Prose text={cardSummary(step)} />
      </p>
    </div>
  );
}

/** A plan card (look, "Plan card"). `Read More...` opens the rows after the tenth. */
export function PlanCard({ step, page }: { step: PlanStep; page: PlanPage }) {
  const { plan } = step;
  return (
    <article id={plan.id} className={`plan-card tier-${plan.tier}`}>
      <div className="flex items-center gap-2 bg-tier-surface px-4 pt-3 pb-2.5 text-tier">
        <TierEmblem tier={plan.tier} />
        <h4 className="font-display text-[22px] leading-[1.1] font-semibold">
          <Prose text={plan.title} />
        </h4>
      </div>
      <PlanPrice plan={plan} />
      <PlanSummary step={step} />
      <p className="p-4">
        <ButtonLink
          href={enrollHref(plan.id, page)}
          newTab
          className="w-full"
          aria-label={`Enroll Now, ${plan.title}, opens in a new tab`}
        >
          Enroll Now
        </ButtonLink>
      </p>
      <PlanRows rows={featureRows.slice(0, collapsedRowCount)} step={step} className="plan-ten" />
      <details className="plan-more">
        <summary>
          <span className="when-closed">Read More...</span>
          <span className="when-open">Read Less</span>
          <span className="sr-only"> about {plan.title}</span>
          <Icon name="chevron-down" className="turns size-5.5" />
        </summary>
        <PlanRows rows={featureRows.slice(collapsedRowCount)} step={step} />
      </details>
    </article>
  );
}
