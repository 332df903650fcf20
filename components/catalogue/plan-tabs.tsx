import { Fragment } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Prose } from '@/components/ui/prose';
import { Rupees } from '@/components/ui/rupees';
import { Tabs } from '@/components/ui/tabs';
import type { PlanTab } from '@/content/catalogue/course';
import {
  collapsedRowCount,
  featureRows,
  itemRows,
  type FeatureRow,
  type ListPrice,
} from '@/content/catalogue/features';
import { enrollHref } from '@/content/catalogue/payment-links';
import type { PlanPage } from '@/content/catalogue/sales-pages';
import { planSteps, type Plan, type PlanStep } from '@/content/catalogue/plan';
import { durationNames, tierNames } from '@/content/catalogue/tiers';
import { cardSummary } from './step-table';
import { TierEmblem } from './tier-emblem';

const boxWidth = 14;

/**
 * A box for every item that a plan can have, with an electron of spin up in those of this plan.
 * Decorative: the number is also given in words.
 */
function OrbitalBoxes({ items }: { items: number }) {
  const width = boxWidth * itemRows.length + 2;
  return (
    <svg
      className="orbital-boxes"
      width={width}
      height="26"
      viewBox={`0 0 ${width} 26`}
      aria-hidden="true"
    >
      {itemRows.map(({ id }, box) => {
        const left = 1 + boxWidth * box;
        return (
          <Fragment key={id}>
            <rect
              x={left}
              y="1"
              width="13"
              height="24"
              className={box < items ? 'fill-tier-surface' : 'fill-card'}
            />
            {/* Half-headed, with the barb on the left. */}
            {box < items && <path d={`M${left + 7.5} 20.5V5.5l-3.5 5.5`} />}
          </Fragment>
        );
      })}
    </svg>
  );
}

type RowState = 'added' | 'included' | 'missing';

/** State of a feature row compared with the tier below. The cheapest tier marks nothing as added. */
function rowState(row: FeatureRow, { plan, below }: PlanStep): RowState {
  if (!plan.features.includes(row.id)) return 'missing';
  return below && !below.features.includes(row.id) ? 'added' : 'included';
}

const words: Record<RowState, string> = {
  added: 'added',
  included: '',
  missing: 'not included',
};

function Amount({ listPrice, mode }: { listPrice: ListPrice; mode: Plan['mode'] }) {
  if (listPrice.kind === 'priceless' && mode === 'offline') return listPrice.offlineLabel;
  if ('label' in listPrice) return listPrice.label;
  return <Rupees paise={listPrice.paise} />;
}

type PlanRowProps = { row: FeatureRow; state: RowState; mode: Plan['mode'] };

function PlanRow({ row, state, mode }: PlanRowProps) {
  return (
    <li className={`plan-row plan-row-${state}`}>
      <span className="plan-row-mark">
        <Icon name={state === 'missing' ? 'dash' : 'tick'} className="size-4.5" />
      </span>
      <span>
        {row.name}
        {state !== 'missing' && <span className="sr-only">, included</span>}
      </span>
      <span className="plan-row-price">
        <Amount listPrice={row.listPrice} mode={mode} />
        {'note' in row.listPrice && <small>{row.listPrice.note}</small>}
        {words[state] && <small className="plan-row-word">{words[state]}</small>}
      </span>
    </li>
  );
}

function PlanRows({
  rows,
  step,
  className = '',
}: {
  rows: readonly FeatureRow[];
  step: PlanStep;
  className?: string;
}) {
  return (
    <ul className={className}>
      {rows.map((row) => (
        <PlanRow key={row.id} row={row} state={rowState(row, step)} mode={step.plan.mode} />
      ))}
    </ul>
  );
}

function Cards({ tab, page }: { tab: PlanTab; page: PlanPage }) {
  const alone = tab.plans.length === 1;
  return (
    <>
      {!alone && <PriceJumps plans={tab.plans} label={`${tab.label}: jump to a card`} />}
      <div className={alone ? 'plan-alone' : 'plan-cards'}>
        {planSteps(tab.plans).map((step) => (
          <PlanCard
            key={step.plan.id}
            step={step}
            page={page}
            namesDuration={step.plan.duration !== tab.id}
          />
        ))}
      </div>
    </>
  );
}

/** Plan cards of a course page, one tab per duration. */
export function PlanTabs({ tabs, page }: { tabs: readonly PlanTab[]; page: PlanPage }) {
  return (
    <Tabs
      label="Plan length"
      tabs={tabs.map((tab) => ({
        id: `plan-${tab.id}`,
        title: tab.label,
        panel: <Cards tab={tab} page={page} />,
      }))}
    />
  );
}

function PriceJumps({ plans, label }: { plans: readonly Plan[]; label: string }) {
  return (
    <nav aria-label={label} className="price-jumps">
      {plans.map((plan) => (
        <a key={plan.id} href={`#${plan.id}`} className={`tier-${plan.tier}`}>
          {tierNames[plan.tier]}{' '}
          <b>
            <Rupees paise={plan.price} />
          </b>
        </a>
      ))}
    </nav>
  );
}

function PlanPrice({ plan, namesDuration }: { plan: Plan; namesDuration: boolean }) {
  return (
    <p className="plan-price">
      <span className="plan-price-now">
        <span className="sr-only">Price </span>
        <Rupees paise={plan.price} />
      </span>
      {namesDuration && <b>for {durationNames[plan.duration].sentence}</b>}
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

type PlanCardProps = {
  step: PlanStep;
  page: PlanPage;
  /** False if the tab is named after another duration, which the price then gives itself (D44). */
  namesDuration: boolean;
};

/** `Read More...` opens the rows after the tenth (look, "Plan card"). */
function PlanCard({ step, page, namesDuration }: PlanCardProps) {
  const { plan } = step;
  return (
    <article id={plan.id} className={`plan-card tier-${plan.tier}`}>
      <div className="flex items-center gap-2 bg-tier-surface px-4 pt-3 pb-2.5 text-tier">
        <TierEmblem tier={plan.tier} />
        <h4 className="font-display text-[22px] leading-[1.1] font-semibold">
          <Prose text={plan.title} />
        </h4>
      </div>
      <PlanPrice plan={plan} namesDuration={namesDuration} />
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
