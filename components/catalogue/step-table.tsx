import { RefundPolicyLink } from '@/components/pages/refund-policy-link';
import { Prose } from '@/components/ui/prose';
import { Rupees } from '@/components/ui/rupees';
import type { PlanTab } from '@/content/catalogue/course';
import type { FeatureRow } from '@/content/catalogue/features';
import { splitGst } from '@/content/catalogue/gst';
import { institute } from '@/content/facts/institute';
import { perMonth, planSteps, type PlanStep } from '@/content/catalogue/plan';
import { durationNames, tierNames } from '@/content/catalogue/tiers';
import { Table } from './table';
import { TierEmblem } from './tier-emblem';

const [phone] = institute.phones;

/** Refund terms below the prices; in print also the institute and its phone. */
export function StepTerms() {
  return (
    <div className="mt-5 text-small print:mt-[10pt] print:text-[10pt]">
      <p className="max-w-prose">
        Fees are not refunded, and a seat cannot be passed on to another student. An excess payment
        is returned within 10 working days.
      </p>
      <p className="print:hidden">
        <RefundPolicyLink />
      </p>
      <p className="hidden print:block">
        {institute.name}, {institute.address}, {phone.printed}
      </p>
    </div>
  );
}

/** "a, b and c". */
function joinWords(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

const capitalize = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const phrases = (rows: readonly FeatureRow[]) => rows.map((row) => row.phrase);

/** The cheapest plan's card names this many items and counts the rest. */
const namedOnCard = 3;

/* "2 kinds of tests" for rows of one group, otherwise each row by name. */
function shortPhrases(rows: readonly FeatureRow[]): string[] {
  const parts = rows.map((row) => {
    const sameGroup = row.group ? rows.filter((other) => other.group === row.group).length : 1;
    return sameGroup > 1 ? `${sameGroup} kinds of ${row.group}` : (row.short ?? row.phrase);
  });
  return [...new Set(parts)];
}

/** The items that a plan adds, in one line for its card. */
export function cardSummary({ below, added, missing }: PlanStep): string {
  if (below && added.length === 0)
    return `The same classes and material as ${tierNames[below.tier]}`;
  if (below) return `Adds ${joinWords(shortPhrases(added))}`;
  if (missing.length === 0) return 'Classes, recordings, tests, printed books and the crash course';
  const rest = added.length - namedOnCard;
  const named = phrases(added.slice(0, namedOnCard));
  return capitalize(joinWords(rest > 0 ? [...named, `${rest} more`] : named));
}

/** The items that a plan adds, in full sentences for the step table. */
function stepSentence({ below, added, missing, itemCount }: PlanStep): string {
  if (below && added.length === 0) {
    return `The same classes and material as ${tierNames[below.tier]}: ${itemCount} items.`;
  }
  const [only] = missing;
  const left = only && missing.length === 1 ? ` Everything except ${only.phrase}.` : '';
  const all = missing.length === 0 ? ` All ${itemCount} items.` : '';
  return `${capitalize(joinWords(phrases(added)))}.${left}${all}`;
}

/**
 * The items and the price that each tier adds to the one below, with refund terms. Printed on a separate
 * page.
 */
export function StepTable({ tabs }: { tabs: readonly PlanTab[] }) {
  const steps = tabs.map((tab) => planSteps(tab.plans));
  const plans = tabs.flatMap((tab) => tab.plans);
  return (
    <>
      <Table
        className="step-table"
        caption={
          <>
            <b>
              <Prose text={plans[0]?.course ?? ''} />.
            </b>{' '}
            Fees are for the whole course and include 18% GST.
          </>
        }
        columns={[
          { name: 'Plan' },
          { name: 'What it adds', className: 'step-adds' },
          ...tabs.map(({ id }) => ({ name: durationNames[id].sentence, className: 'number' })),
        ]}
        rows={(steps[0] ?? []).map((first, index) => ({
          key: first.plan.tier,
          className: `tier-${first.plan.tier}`,
          heading: (
            <>
              <TierEmblem tier={first.plan.tier} className="size-6.5" />
              {tierNames[first.plan.tier]}
            </>
          ),
          cells: [
            <Prose key="adds" text={stepSentence(first)} />,
            ...steps
              .flatMap((column) => column[index] ?? [])
              .map((step) => <StepPrice key={step.plan.id} step={step} />),
          ],
        }))}
      />
      <StepTerms />
    </>
  );
}

function StepPrice({ step: { plan, rise } }: { step: PlanStep }) {
  const { sentence } = durationNames[plan.duration];
  return (
    <>
      <span className="step-price">
        <b>
          <Rupees paise={plan.price} />
        </b>{' '}
        <small>
          {rise === null ? (
            'lowest fee'
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
    </>
  );
}
