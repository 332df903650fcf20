import { Icon } from '@/components/ui/icon';
import { Prose } from '@/components/ui/prose';
import { Rupees } from '@/components/ui/rupees';
import type { PlanTab } from '@/content/course';
import type { FeatureRow } from '@/content/features';
import { splitGst } from '@/content/gst';
import { institute } from '@/content/institute';
import { perMonth, planSteps, type PlanStep } from '@/content/plan';
import { durationNames, tierNames } from '@/content/tiers';
import { Table } from './table';
import { TierEmblem } from './tier-emblem';

const [phone] = institute.phones;

/**
 * Notes beside the prices: refund terms, a phone number, and whether the items are still to be
 * confirmed.
 */
export function StepTerms({ assumed }: { assumed: boolean }) {
  return (
    <div className="mt-5 grid gap-x-11 gap-y-2 text-small md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)] print:mt-[10pt] print:grid-cols-1 print:gap-[5pt] print:text-[10pt]">
      <p>
        Seat bookings are not refunded and cannot be passed on to somebody else. Study material and
        test series are not refunded either. An amount paid in excess is returned within 10 working
        days, on a written request made in person.
      </p>
      <p>
        {assumed && 'The items of each tier are to be confirmed by phone before you pay. '}
        Call{' '}
        <a
          href={phone.href}
          className="inline-block py-2.75 font-semibold whitespace-nowrap md:py-0 print:py-0 print:no-underline"
        >
          <Icon name="phone" className="mr-1.25 inline size-4.5 align-[-3px]" />
          {phone.printed}
        </a>
        <span className="hidden print:block">
          {institute.name}, {institute.address}
        </span>
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

/** What a plan adds, in one line for its card. */
export function cardSummary({ below, added, missing }: PlanStep): string {
  if (below && added.length === 0) return `The same list as ${tierNames[below.tier]}`;
  if (below) return `Adds ${joinWords(shortPhrases(added))}`;
  if (missing.length === 0)
    return 'Everything on the list, tests, printed books and crash course too';
  const rest = added.length - namedOnCard;
  const named = phrases(added.slice(0, namedOnCard));
  return capitalize(joinWords(rest > 0 ? [...named, `${rest} more`] : named));
}

/** What a plan adds, in full sentences for the step table. */
function stepSentence({ below, added, missing, itemCount }: PlanStep): string {
  if (below && added.length === 0) {
    return `Identical to ${tierNames[below.tier]}: the same ${itemCount} items, nothing added. Call us before you choose it.`;
  }
  const left = missing.length === 1 ? ` Only ${joinWords(phrases(missing))} stay separate.` : '';
  const all = missing.length === 0 ? ' With that, nothing on the list is left out.' : '';
  return `${capitalize(joinWords(phrases(added)))}.${left}${all}`;
}

/**
 * What each tier adds to the one below and what that costs, with refund terms and a phone number.
 * Printed on a page of its own.
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
            Each tier beside the one before it. The price is for the whole time; 18% GST is in it.
          </>
        }
        columns={[
          { name: 'Tier' },
          { name: 'What it adds to the tier before', className: 'step-adds' },
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
      <StepTerms assumed={plans.some((plan) => plan.assumed)} />
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
    </>
  );
}
