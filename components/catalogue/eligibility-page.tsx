import type { ReactNode } from 'react';
import { PageFrame } from '@/components/site/page-frame';
import { HelpCard } from '@/components/site/phone-card';
import { Icon } from '@/components/ui/icon';
import { Prose } from '@/components/ui/prose';
import { BesideCard, Wrap } from '@/components/ui/section';
import type { ExamAnswer } from '@/content/catalogue/eligibility';
import { examsWithRules, ruleWords } from '@/content/catalogue/eligibility-rules';
import { eligibilityChoices, type EligibilityField } from '@/content/catalogue/eligibility-form';
import { queryString, type PageQuery } from '@/content/catalogue/page-query';
import { courseNameOf, requireExam } from '@/content/catalogue/exams/exams';
import { eligibilityWords } from '@/content/catalogue/eligibility-words';
import { helpWords } from '@/content/catalogue/course';
import { helpInHindi } from '@/content/catalogue/course-hindi';
import { fill, type Language } from '@/content/hindi';
import { hindiMonths } from '@/content/months';
import { eligibility, eligibilityPageWords } from '@/content/pages/eligibility';
import {
  eligibilityInHindi,
  eligibilityPageInHindi,
  rulesInHindi,
} from '@/content/pages/eligibility-hindi';
import { trailThrough } from '@/lib/site/seo';
import { RuleFigure } from './rule-figure';
import { QueryForm, QueryNumber, QuerySelect, QueryTicks } from './query-form';

type Faults = Partial<Record<EligibilityField, string>>;

interface FormState {
  typed?: PageQuery | undefined;
  faults?: Faults | undefined;
}

interface InLanguage {
  language: Language;
}

const inLanguage = {
  en: {
    path: eligibility.path,
    page: eligibilityPageWords,
    words: eligibilityWords,
    choices: eligibilityChoices(),
    rules: ruleWords,
    help: helpWords,
  },
  hi: {
    path: '/hi/eligibility',
    page: eligibilityPageInHindi,
    words: eligibilityInHindi,
    choices: eligibilityChoices(eligibilityInHindi, hindiMonths),
    rules: rulesInHindi,
    help: helpInHindi,
  },
} as const;

/** `/eligibility`: the form, which works without scripts. */
export function EligibilityPage({ language }: InLanguage) {
  const { heading, lede } = inLanguage[language].page;
  return (
    <Frame heading={heading} lede={lede} language={language}>
      <EligibilityForm language={language} />
      <Rules language={language} />
    </Frame>
  );
}

interface AnswerProps extends FormState, InLanguage {
  answers: readonly ExamAnswer[];
}

/** `/eligibility/answer`: the exams by verdict, and the form with what was typed. */
export function EligibilityAnswerPage({ answers, typed = {}, faults, language }: AnswerProps) {
  const { page } = inLanguage[language];
  const other = `${inLanguage[language === 'hi' ? 'en' : 'hi'].path}/answer${queryString(typed)}`;
  if (answers.length === 0) {
    return (
      <Frame heading={page.faultsHeading} lede={page.lede} language={language} other={other}>
        <EligibilityForm typed={typed} faults={faults} language={language} />
        <Rules language={language} />
      </Frame>
    );
  }
  return (
    <Frame heading={page.answerHeading} lede={page.share} language={language} other={other}>
      {(['open', 'later', 'closed'] as const).map((verdict) => (
        <Answers
          key={verdict}
          heading={page.groups[verdict]}
          answers={answers.filter((one) => one.verdict === verdict)}
          language={language}
        />
      ))}
      <details className="mt-8 print:hidden">
        <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand">
          {page.change}
          <Icon name="chevron-down" className="turns size-5" />
        </summary>
        <EligibilityForm typed={typed} language={language} />
      </details>
      <Rules language={language} />
    </Frame>
  );
}

/** The numbers that the answer goes by. */
function Rules({ language }: InLanguage) {
  const { page, rules } = inLanguage[language];
  return (
    <section>
      <h2 className="mt-10 mb-1 subheading">{page.rulesHeading}</h2>
      {examsWithRules.map((exam) => (
        <RuleFigure key={exam} exam={exam} words={rules} />
      ))}
    </section>
  );
}

interface FrameProps extends InLanguage {
  heading: string;
  lede: string;
  /** Address of the same answer in the other language. */
  other?: string;
  children: ReactNode;
}

function Frame({ heading, lede, language, other, children }: FrameProps) {
  const { path, help } = inLanguage[language];
  return (
    <PageFrame
      path={path}
      trail={trailThrough(path)}
      {...(other && { languages: { shown: language, other } })}
    >
      <Wrap className="pt-2 pb-13 lg:pb-14">
        <h1>
          <Prose text={heading} />
        </h1>
        <p className="lede mt-4 mb-6 max-w-prose">
          <Prose text={lede} />
        </p>
        <BesideCard card={<HelpCard from={{ page: path }} words={help} />}>{children}</BesideCard>
      </Wrap>
    </PageFrame>
  );
}

interface AnswersProps extends InLanguage {
  heading: string;
  answers: readonly ExamAnswer[];
}

function Answers({ heading, answers, language }: AnswersProps) {
  if (answers.length === 0) return null;
  return (
    <section>
      <h2 className="mt-8 mb-3">{heading}</h2>
      <ul className="ruled max-w-[76ch]">
        {answers.map((answer) => (
          <li key={answer.exam} className="py-4">
            <Answer {...answer} language={language} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Answer(answer: ExamAnswer & InLanguage) {
  const { exam, verdict, reason, notes, targets, rules, language } = answer;
  const { page } = inLanguage[language];
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
              <Prose text={name} />: <Enough text={page.enough} marks={marks} outOf={outOf} />
            </li>
          ))}
        </ul>
      )}
      <p className="mt-1.5 flex flex-wrap gap-x-6 print:hidden">
        <a href={rules} className="tap-target font-semibold">
          {fill(page.rules, { exam: requireExam(exam).name })}{' '}
          <Icon name="arrow-right" className="size-5" />
        </a>
        {calculator && verdict === 'open' && (
          <a
            href={`${calculator}${target ? `?target=${target.marks}` : ''}#planner`}
            className="tap-target font-semibold"
          >
            {page.calculator} <Icon name="arrow-right" className="size-5" />
          </a>
        )}
      </p>
    </>
  );
}

/** The sentence with its marks in bold. */
function Enough({ text, marks, outOf }: { text: string; marks: number; outOf: number }) {
  const [before = '', after = ''] = text.split('{marks}');
  return (
    <>
      {fill(before, { outOf })}
      <b>{marks}</b>
      {fill(after, { outOf })}
    </>
  );
}

function EligibilityForm({ typed = {}, faults = {}, language }: FormState & InLanguage) {
  const { path, page, words, choices } = inLanguage[language];
  const field = (name: EligibilityField) => ({
    name,
    label: words.labels[name],
    typed,
    error: faults[name],
  });
  const choice = (name: keyof typeof choices) => ({
    ...field(name),
    choices: choices[name],
    empty: words.labels.choose,
  });
  return (
    <QueryForm action={`${path}/answer`} submit={page.submit}>
      <QuerySelect {...choice('degree')} half={false} />
      <QuerySelect {...choice('stage')} />
      <QuerySelect {...choice('subject')} />
      <QueryNumber {...field('percent')} />
      <QuerySelect {...choice('category')} />
      <QuerySelect {...choice('month')} />
      <QueryNumber {...field('year')} />
      <QuerySelect {...choice('gender')} />
      <QueryTicks name="disability" choices={[['yes', words.disability]]} typed={typed} half />
    </QueryForm>
  );
}
