import type { ReactNode } from 'react';
import { PageFrame } from '@/components/site/page-frame';
import { HelpCard } from '@/components/site/phone-card';
import { Icon } from '@/components/ui/icon';
import { Prose } from '@/components/ui/prose';
import { BesideCard, Wrap } from '@/components/ui/section';
import type { ExamAnswer } from '@/content/catalogue/eligibility';
import { eligibilityChoices, type EligibilityField } from '@/content/catalogue/eligibility-form';
import type { PageQuery } from '@/content/catalogue/page-query';
import { courseNameOf, requireExam } from '@/content/catalogue/exams/exams';
import { eligibility } from '@/content/pages/eligibility';
import { trailThrough } from '@/lib/site/seo';
import { QueryForm, QueryNumber, QuerySelect, QueryTicks } from './query-form';

type Faults = Partial<Record<EligibilityField, string>>;

interface FormState {
  typed?: PageQuery | undefined;
  faults?: Faults | undefined;
}

/** `/eligibility`: the form, which works without scripts. */
export function EligibilityPage() {
  return (
    <Frame heading={eligibility.heading} lede={eligibility.lede}>
      <EligibilityForm />
    </Frame>
  );
}

interface AnswerProps extends FormState {
  answers: readonly ExamAnswer[];
}

/** `/eligibility/answer`: the exams by verdict, and the form with what was typed. */
export function EligibilityAnswerPage({ answers, typed, faults }: AnswerProps) {
  if (answers.length === 0) {
    return (
      <Frame heading={eligibility.faultsHeading} lede={eligibility.lede}>
        <EligibilityForm typed={typed} faults={faults} />
      </Frame>
    );
  }
  return (
    <Frame heading={eligibility.answerHeading} lede={eligibility.share}>
      {(['open', 'later', 'closed'] as const).map((verdict) => (
        <Answers
          key={verdict}
          heading={eligibility.groups[verdict]}
          answers={answers.filter((one) => one.verdict === verdict)}
        />
      ))}
      <details className="mt-8 print:hidden">
        <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand">
          Change what you entered
          <Icon name="chevron-down" className="turns size-5" />
        </summary>
        <EligibilityForm typed={typed} />
      </details>
    </Frame>
  );
}

interface FrameProps {
  heading: string;
  lede: string;
  children: ReactNode;
}

function Frame({ heading, lede, children }: FrameProps) {
  const { path } = eligibility;
  return (
    <PageFrame path={path} trail={trailThrough(path)}>
      <Wrap className="pt-2 pb-13 lg:pb-14">
        <h1>
          <Prose text={heading} />
        </h1>
        <p className="lede mt-4 mb-6 max-w-prose">
          <Prose text={lede} />
        </p>
        <BesideCard card={<HelpCard from={{ page: path }} />}>{children}</BesideCard>
      </Wrap>
    </PageFrame>
  );
}

function Answers({ heading, answers }: { heading: string; answers: readonly ExamAnswer[] }) {
  if (answers.length === 0) return null;
  return (
    <section>
      <h2 className="mt-8 mb-3">{heading}</h2>
      <ul className="ruled max-w-[76ch]">
        {answers.map((answer) => (
          <li key={answer.exam} className="py-4">
            <Answer {...answer} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answer({ exam, verdict, reason, notes, targets, rules }: ExamAnswer) {
  const { examPage, facts } = requireExam(exam);
  const calculator = examPage?.path ?? facts?.path;
  const [target] = targets;
  return (
    <>
      <h3 className="text-[22px]">
        <Prose text={courseNameOf(exam)} />
      </h3>
      {[reason, ...notes].map((text) => (
        <p key={text} className="mt-1.5">
          <Prose text={text} />
        </p>
      ))}
      {targets.length > 0 && (
        <ul className="mt-1.5 grid gap-1">
          {targets.map(({ name, marks, outOf }) => (
            <li key={name}>
              <Prose text={name} />: <b>{marks}</b> of {outOf} marks were enough in your category
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1.5 flex flex-wrap gap-x-6 print:hidden">
        <a href={rules} className="tap-target font-semibold">
          {requireExam(exam).name} rules <Icon name="arrow-right" className="size-5" />
        </a>
        {calculator && verdict === 'open' && (
          <a
            href={`${calculator}${target ? `?target=${target.marks}` : ''}#planner`}
            className="tap-target font-semibold"
          >
            Marks calculator <Icon name="arrow-right" className="size-5" />
          </a>
        )}
      </p>
    </>
  );
}

const labels = {
  degree: 'Highest degree, completed or being studied for',
  stage: 'Where you are in it',
  subject: 'Its main subject',
  percent: 'Marks in percent, so far or in the end',
  month: 'Month of birth',
  year: 'Year of birth',
  category: 'Category',
  gender: 'Gender',
} as const;

function EligibilityForm({ typed = {}, faults = {} }: FormState) {
  const field = (name: keyof typeof labels) => ({
    name,
    label: labels[name],
    typed,
    error: faults[name],
  });
  const choice = (name: keyof typeof eligibilityChoices) => ({
    ...field(name),
    choices: eligibilityChoices[name],
  });
  return (
    <QueryForm action={eligibility.answerPath} submit={eligibility.submit}>
      <QuerySelect {...choice('degree')} half={false} />
      <QuerySelect {...choice('stage')} />
      <QuerySelect {...choice('subject')} />
      <QueryNumber {...field('percent')} />
      <QuerySelect {...choice('category')} />
      <QuerySelect {...choice('month')} />
      <QueryNumber {...field('year')} />
      <QuerySelect {...choice('gender')} />
      <QueryTicks
        name="disability"
        choices={[['yes', 'With a disability (PwD)']]}
        typed={typed}
        half
      />
    </QueryForm>
  );
}
