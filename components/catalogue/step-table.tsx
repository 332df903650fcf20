import { Icon } from '@/components/ui/icon';
import { Prose } from '@/components/ui/prose';
import { Rupees } from '@/components/ui/rupees';
import type { PlanTab } from '@/content/course';
import type { FeatureRow } from '@/content/features';
import { splitGst } from '@/content/gst';
import { institute } from '@/content/institute';
import { durationNames, perMonth, planSteps, tierNames, type PlanStep } from '@/content/plan';
import { TierEmblem } from './tier-emblem';

const [phone] = institute.phones;

/**
 * Notes beside the prices: refund terms, a phone number, and whether the items are still to be
 * confirmed.
 */
export function StepTerms({ assumed }: { assumed: boolean }) {
  return (
    <div className="step-terms">
      <p>
        Seat bookings are not refunded and cannot be passed on to somebody else. Study material and
        test series are not refunded either. An amount paid in excess is returned within 10 working
        days, on a written request made in person.
      </p>
      <p>
        {assumed && 'The items of each tier are to be confirmed by phone before you pay. '}
        Call{' '}
        <a href={phone.href} className="step-phone">
          <Icon name="phone" className="size-4.5" />
          {phone.printed}
        </a>
        <span className="step-sender">
          {institute.name}, {institute.address}
        </span>
      </p>
    </div>
  );
}

/** "a, b and c". */
function list(words: readonly string[]): string {
  const last = words.at(-1) ?? '';
  return words.length < 2 ? last : `${words.slice(0, -1).join(', ')} and ${last}`;
}

const sentence = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

const phrases = (rows: readonly FeatureRow[]) => rows.map((row) => row.phrase);

/** The cheapest plan's card names this many items and counts the rest. */
const namedOnCard = 3;

/* "2 kinds of tests" for rows of one group, otherwise each row by name. */
function shortPhrases(rows: readonly FeatureRow[]): string[] {
  const parts = rows.map((row) => {
    const kin = row.group ? rows.filter((other) => other.group === row.group).length : 1;
    return kin > 1 ? `${kin} kinds of ${row.group}` : (row.short ?? row.phrase);
  });
  return [...new Set(parts)];
}

/** What a plan adds, in one line for its card. */
export function cardSummary({ below, added, missing }: PlanStep): string {
  if (below && added.length === 0) return `The same list as ${tierNames[below.tier]}`;
  if (below) return `Adds ${list(shortPhrases(added))}`;
  if (missing.length === 0)
    return 'Everything on the list, tests, printed books and crash course too';
  const rest = added.length - namedOnCard;
  const named = phrases(added.slice(0, namedOnCard));
  return sentence(list(rest > 0 ? [...named, `${rest} more`] : named));
}

/** What a plan adds, in full sentences for the step table. */
function stepSentence({ below, added, missing, itemCount }: PlanStep): string {
  if (below && added.length === 0) {
    return `Identical to ${tierNames[below.tier]}: the same ${itemCount} items, nothing added. Call us before you choose it.`;
  }
  const left = missing.length === 1 ? ` Only ${list(phrases(missing))} stay separate.` : '';
  const all = missing.length === 0 ? ' With that, nothing on the list is left out.' : '';
  return `${sentence(list(phrases(added)))}.${left}${all}`;
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
 * What each tier adds to the one below and what that costs, with refund terms and a phone number.
 * Printed on a page of its own. Explicit roles keep it a table for screen readers on phones, where
 * rows are blocks.
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
