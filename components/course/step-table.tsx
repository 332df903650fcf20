import { Rupees } from '@/components/ui/rupees';
import type { PlanTab } from '@/content/course';
import { type PlanStep, planSteps } from '@/content/plan-steps';
import { durationNames } from '@/content/plan';
import { tierNames } from '@/content/tiers';
import { Prose } from './prose';
import { stepSentence } from './step-words';
import { TierEmblem } from './tier-emblem';

function PriceCell({ step }: { step: PlanStep }) {
  const duration = durationNames[step.plan.duration].sentence;
  return (
    <td role="cell" className="step-price" data-label={duration}>
      <b>
        <Rupees paise={step.plan.price} />
      </b>
      <small>
        {step.rise === null ? (
          'starting price'
        ) : (
          <>
            <Rupees paise={step.rise} /> more
          </>
        )}
      </small>
    </td>
  );
}

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
        <PriceCell key={step.plan.id} step={step} />
      ))}
    </tr>
  );
}

/**
 * What each tier adds to the one before it and what that costs. The explicit roles keep it a table
 * for screen readers on phones, where its rows are laid out as blocks.
 */
export function StepTable({ tabs }: { tabs: readonly PlanTab[] }) {
  const columns = tabs.map((tab) => planSteps(tab.plans));
  const rows = (columns[0] ?? []).map((_, index) =>
    columns.flatMap((column) => column[index] ?? []),
  );
  return (
    <table role="table" className="step-table">
      <caption>Each tier beside the one before it. All fees include 18% GST.</caption>
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
      <tbody role="rowgroup">
        {rows.map((steps) => (
          <StepRow key={steps[0]?.plan.tier} steps={steps} />
        ))}
      </tbody>
    </table>
  );
}
