import { PageFrame } from '@/components/site/page-frame';
import { HelpCard } from '@/components/site/phone-card';
import { Icon } from '@/components/ui/icon';
import { Prose } from '@/components/ui/prose';
import { Rupees } from '@/components/ui/rupees';
import { BesideCard, Wrap } from '@/components/ui/section';
import type { FoundPlans } from '@/content/catalogue/fit-finder';
import { fitChoices, type FitField } from '@/content/catalogue/fit-form';
import type { PageQuery } from '@/content/catalogue/page-query';
import { perMonth } from '@/content/catalogue/plan';
import { durationNames } from '@/content/catalogue/tiers';
import { fees } from '@/content/pages/fees';
import { trailThrough } from '@/lib/site/seo';
import { FeeSheetLink } from './fee-sheet-page';
import { QueryForm, QueryNumber, QuerySelect, QueryTicks } from './query-form';

interface FormState {
  typed?: PageQuery;
  faults?: Partial<Record<FitField, string>>;
}

const { finder } = fees;

/** Asks for exam, time, wishes and budget; the answer is a page that can be sent. */
export function FitForm({ typed = {}, faults = {} }: FormState) {
  const field = (name: FitField) => ({
    name,
    label: finder.labels[name],
    typed,
    error: faults[name],
  });
  return (
    <QueryForm action={finder.path} submit={finder.submit}>
      <QuerySelect {...field('exam')} choices={fitChoices.exam} />
      <QuerySelect {...field('time')} choices={fitChoices.time} />
      <QuerySelect {...field('mode')} choices={fitChoices.mode} />
      <QueryNumber {...field('budget')} isOptional />
      <QueryTicks name="want" legend={finder.labels.want} choices={fitChoices.want} typed={typed} />
      <QueryTicks name="have" legend={finder.labels.have} choices={fitChoices.have} typed={typed} />
    </QueryForm>
  );
}

interface AnswerProps extends FormState {
  /** Null for a form with faults, and where there is no plan. */
  found: FoundPlans | null;
}

/** `/fees/answer`: the plan that fits, the next, and why. */
export function FitPage({ found, typed, faults }: AnswerProps) {
  return (
    <PageFrame path={fees.path} trail={trailThrough(fees.path)}>
      <Wrap className="pt-2 pb-13 lg:pb-14">
        <h1>{found ? finder.answerHeading : finder.heading}</h1>
        <BesideCard card={<HelpCard from={{ page: fees.path }} />}>
          {found ? (
            <>
              <p className="lede mt-4 mb-6 max-w-prose">{finder.share}</p>
              <ul className="ruled max-w-[76ch]">
                <Fit {...found.best} says={finder.best} />
                {found.runnerUp && <Fit {...found.runnerUp} says={finder.runnerUp} />}
              </ul>
              <FeeSheetLink />
              <h2 className="mt-9 mb-4">{finder.change}</h2>
            </>
          ) : (
            <p className="lede mt-4 mb-6 max-w-prose">{faults ? finder.look : finder.none}</p>
          )}
          <FitForm {...(typed && { typed })} {...(faults && { faults })} />
        </BesideCard>
      </Wrap>
    </PageFrame>
  );
}

const list = new Intl.ListFormat('en-GB', { type: 'conjunction' });

function Fit({
  plan,
  missing,
  isShort,
  isOverBudget,
  says,
}: FoundPlans['best'] & { says: string }) {
  const reasons = [
    missing.length === 0
      ? finder.complete
      : `Without ${list.format(missing.map(({ phrase }) => phrase))}.`,
    ...(isShort ? [`It runs for ${durationNames[plan.duration].sentence}.`] : []),
    ...(isOverBudget ? [finder.over] : []),
  ];
  return (
    <li className="py-5">
      <p className="text-small text-muted">{says}</p>
      <h3 className="text-[22px]">
        <Prose text={`${plan.title}, ${plan.course}`} />
      </h3>
      <p className="mt-1">
        <b>
          <Rupees paise={plan.price} />
        </b>{' '}
        with GST, <Rupees paise={perMonth(plan)} /> a month
      </p>
      <p className="mt-1.5">
        <Prose text={reasons.join(' ')} />
      </p>
      <p className="mt-1.5 print:hidden">
        <a
          href={`/${plan.mode}courses/${plan.exam}#${plan.id}`}
          className="tap-target font-semibold"
        >
          What it includes <Icon name="arrow-right" className="size-5" />
        </a>
      </p>
    </li>
  );
}
