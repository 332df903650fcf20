import { Prose } from '@/components/ui/prose';
import { Rupees } from '@/components/ui/rupees';
import type { PlanTab } from '@/content/course';
import { splitGst } from '@/content/gst';
import { durationNames, perMonth, planSteps, tierNames, type PlanStep } from '@/content/plan';
import { StepTerms } from './step-terms';
import { stepSentence } from './step-words';
import { TierEmblem } from './tier-emblem';

function StepRow({ steps }: { steps: readonly PlanStep[] }) {
  const [first] = steps;
  if (!first) return null;
  const { tier } = first.plan;
  return (
    <tr role="row" className={`tier-${tier}`}>
      <th role="rowheader" scope="row" className="step-tier">
        <TierEmblem tier={tier} className="size-6.5" />
        {tierNames[tier]}
      </th>
      <td role="cell" className="step-adds">
        <Prose text={stepSentence(first)} />
      </td>
      {steps.map((step) => (
        <StepPrice key={step.plan.id} step={step} />
      ))}
    </tr>
  );
}

function Head({ tabs }: { tabs: readonly PlanTab[] }) {
  return (
    <thead role="rowgroup">
      <tr role="row">
        <th role="columnheader" scope="col">
          Tier
        </th>
        <th role="columnheader" scope="col">
          What it adds to the tier before
        </th>
        {tabs.map((tab) => (
          <th key={tab.id} role="columnheader" scope="col" className="step-price">
            {durationNames[tab.id].sentence}
          </th>
        ))}
      </tr>
    </thead>
  );
}

/**
 * What each tier adds to the one before it and what that costs, with the refund terms and a phone: on
 * paper one sheet of its own. The explicit roles keep it a table for screen readers on phones, where
 * its rows are laid out as blocks.
 */
export function StepTable({ tabs }: { tabs: readonly PlanTab[] }) {
  const columns = tabs.map((tab) => planSteps(tab.plans));
  const rows = (columns[0] ?? []).map((_, index) =>
    columns.flatMap((column) => column[index] ?? []),
  );
  const plans = tabs.flatMap((tab) => tab.plans);
  return (
    <>
      <table role="table" className="step-table">
        <caption>
          <b>
            <Prose text={plans[0]?.course ?? ''} />.
          </b>{' '}
          Each tier beside the one before it. The price is for the whole time; 18% GST is in it.
        </caption>
        <Head tabs={tabs} />
        <tbody role="rowgroup">
          {rows.map((steps) => (
            <StepRow key={steps[0]?.plan.tier} steps={steps} />
          ))}
        </tbody>
      </table>
      <StepTerms assumed={plans.some((plan) => plan.assumed)} />
    </>
  );
}

/** What a plan costs: the price, its rise over the tier before, the GST inside it, the price of a month. */
function StepPrice({ step: { plan, rise } }: { step: PlanStep }) {
  const { sentence } = durationNames[plan.duration];
  return (
    <td role="cell" className="step-price" data-label={sentence}>
      <span className="step-price-now">
        <b>
          <Rupees paise={plan.price} />
        </b>{' '}
        <small>
          {rise === null ? (
            'starting price'
          ) : (
            <>
              <Rupees paise={rise} /> more
            </>
          )}
        </small>
      </span>{' '}
      <small>
        of which GST <Rupees paise={splitGst(plan.price).gst} />
      </small>{' '}
      <small className="step-month">
        about <Rupees paise={perMonth(plan)} /> a month{' '}
        <span className="whitespace-nowrap">over {sentence}</span>
      </small>
    </td>
  );
}
