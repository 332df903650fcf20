import type { ReactNode } from 'react';
import { JsonLd } from '@/components/site/json-ld';
import { PageFrame, PageTop } from '@/components/site/page-frame';
import { PageLinks } from '@/components/site/page-links';
import { HelpCard } from '@/components/site/phone-card';
import { PhoneList } from '@/components/site/phone-list';
import { ButtonLink } from '@/components/ui/button';
import { Paragraphs, Prose } from '@/components/ui/prose';
import { Rupees } from '@/components/ui/rupees';
import { BesideCard, Section, type Band } from '@/components/ui/section';
import { Tabs } from '@/components/ui/tabs';
import { enquiryHref } from '@/content/pages/contact';
import type { Classroom, Course, PlanTab } from '@/content/catalogue/course';
import { examOfPath } from '@/content/catalogue/exams/exams';
import { examFacts } from '@/content/catalogue/exams/facts';
import { splitGst } from '@/content/catalogue/gst';
import { perMonth } from '@/content/catalogue/plan';
import { trailThrough } from '@/lib/site/seo';
import { courseData, faqPage } from '@/lib/site/structured-data';
import { ExamPattern } from './exam-pattern';
import { FactLinks } from './fact-links';
import { ExamLectures } from './lectures';
import {
  BatchFacts,
  CourseFeatures,
  GstNote,
  Intro,
  PageIntro,
  Questions,
  Registration,
} from './page-parts';
import { PlanBar } from './plan-bar';
import { PlanTabs } from './plan-tabs';
import { StepTable, StepTerms } from './step-table';
import { Table } from './table';
import { ExamTeachers } from './teachers';

const amounts = ['Fee', 'GST in it', 'Per month'];

/** Fees of a course with one plan per tab, side by side. */
function FeeTable({ tabs }: { tabs: readonly PlanTab[] }) {
  const plans = tabs.flatMap((tab) => tab.plans);
  return (
    <>
      <Table
        className="fee-table"
        caption="Both plans include the same items. Monthly figures are rounded to whole rupees."
        columns={[{ name: 'Plan' }, ...amounts.map((name) => ({ name, className: 'number' }))]}
        rows={plans.map((plan) => ({
          key: plan.id,
          heading: <Prose text={plan.title} />,
          cells: [plan.price, splitGst(plan.price).gst, perMonth(plan)].map((paise, index) => (
            <Rupees key={amounts[index]} paise={paise} />
          )),
        }))}
      />
      <StepTerms />
    </>
  );
}

function Offer({ course }: { course: Course }) {
  return (
    <>
      <h2 className="mt-10 mb-5 subheading">What the course includes</h2>
      <CourseFeatures features={course.features} />
      <h2 className="mt-11 mb-4 subheading">Batches and class timings</h2>
      <BatchFacts batches={course.batches} />
      {course.batchNote && (
        <p className="mt-3 text-small text-muted">
          <Prose text={course.batchNote} />
        </p>
      )}
      {course.classroom?.week && (
        <div className="mt-5">
          <Paragraphs texts={course.classroom.week} />
        </div>
      )}
    </>
  );
}

function Fees({ course }: { course: Course }) {
  const { feeByPhone } = course.classroom ?? {};
  return (
    <Section band="tint" aria-labelledby="fees">
      <h2 id="fees">
        {examOfPath(course.path).name} {course.classroom ? 'classroom' : 'online'} course fees
      </h2>
      <Intro text={course.plansIntro} />
      {feeByPhone ? (
        <FeeByPhone course={course} {...feeByPhone} />
      ) : (
        <PlanTabs tabs={course.tabs} page={course.path} />
      )}
    </Section>
  );
}

function Steps({ course }: { course: Course }) {
  return (
    <Section aria-labelledby="steps">
      <h2 id="steps" className="mb-2">
        Compare the plans
      </h2>
      <StepTable tabs={course.tabs} />
      <GstNote />
    </Section>
  );
}

/* With one plan per tab there are no steps between plans, so the fees are compared. */
function TwoFees({ course }: { course: Course }) {
  return (
    <Section aria-labelledby="two-fees">
      <h2 id="two-fees" className="mb-2">
        Compare the fees
      </h2>
      <FeeTable tabs={course.tabs} />
      <GstNote />
    </Section>
  );
}

function Paper({ path, pattern, intro }: NonNullable<Course['paper']> & { path: string }) {
  return (
    <Section band="tint" aria-labelledby="paper">
      <h2 id="paper">{pattern.name} exam pattern</h2>
      <Intro text={intro} className="mb-6" />
      <ExamPattern exam={pattern} path={path} />
    </Section>
  );
}

function Enrolment({ course, band }: { course: Course; band: Band }) {
  return (
    <Section band={band} aria-labelledby="registration">
      <BesideCard card={<HelpCard from={{ page: course.path }} withAllPhones />}>
        <h2 id="registration">Registration procedure</h2>
        <Registration steps={course.registration} />
        <Related course={course} />
      </BesideCard>
    </Section>
  );
}

/** Links to other products for the exam. The links to the pages of facts are in the exam pattern. */
function Related({ course: { path, classroom, paper } }: { course: Course }) {
  const { id, pages, facts } = examOfPath(path);
  const other = classroom ? 'onlinecourses' : 'offlinecourses';
  const families = ([other, 'testseries', 'studymaterial'] as const).filter((one) => pages[one]);
  const exam = Object.values(examFacts).find((one) => one.path === facts?.path);
  return (
    <div className="print:hidden">
      <h3 className="mt-9 mb-3">Related pages</h3>
      {exam && !paper && (
        <div className="mb-5">
          <FactLinks exam={exam} />
        </div>
      )}
      <PageLinks paths={[...families.map((family) => `/${family}/${id}`), '/fees']} />
    </div>
  );
}

function CourseQuestions({ course, band }: { course: Course; band: Band }) {
  return <Questions faqs={course.faqs} band={band} />;
}

/**
 * Course page in the order of section 2 of the catalogue. A classroom course shows its questions
 * before the registration.
 */
export function CoursePage({ course, figure }: { course: Course; figure: ReactNode }) {
  const { path, classroom, paper } = course;
  const trail = classroom ? trailThrough('/offlinecourses', path) : trailThrough(path);
  return (
    <>
      <JsonLd data={courseData(course)} />
      {course.faqData !== false && <JsonLd data={faqPage(course.faqs)} />}
      <PageFrame path={path} trail={trail} courseList>
        <PageTop>
          <CourseIntro course={course} figure={figure} />
          <Offer course={course} />
        </PageTop>
        <Fees course={course} />
        {!classroom && <Steps course={course} />}
        {classroom && !classroom.feeByPhone && <TwoFees course={course} />}
        {classroom && <CourseQuestions course={course} band="white" />}
        {paper && <Paper path={path} {...paper} />}
        <ExamTeachers exam={examOfPath(path).id} />
        <ExamLectures exam={examOfPath(path).id} />
        <Enrolment course={course} band={classroom ? 'paper' : 'white'} />
        {!classroom && <CourseQuestions course={course} band="paper" />}
        {!classroom?.feeByPhone && <PlanBar tabs={course.tabs} page={path} />}
      </PageFrame>
    </>
  );
}

type Words = NonNullable<Classroom['feeByPhone']>;

interface CardProps extends Words {
  title: string;
  /** The page recorded with an enquiry. */
  page: string;
  plan: string;
}

function Card({ title, page, plan, text, button }: CardProps) {
  return (
    <article className="fee-by-phone">
      <div>
        <h4 className="font-display text-[24px] leading-[1.1] font-semibold">{title}</h4>
        <p className="mt-2 mb-4 max-w-prose">
          <Prose text={text} />
        </p>
        <ButtonLink href={enquiryHref(page, plan)}>
          {button}
          <span className="sr-only">, {title}</span>
        </ButtonLink>
      </div>
      <PhoneList />
    </article>
  );
}

function FeeByPhone({ course: { path, tabs }, ...words }: Words & { course: Course }) {
  const { name } = examOfPath(path);
  return (
    <Tabs
      label="Plan length"
      tabs={tabs.map(({ id, label }) => ({
        id: `plan-${id}`,
        title: label,
        panel: <Card title={label} page={path} plan={`${name} classroom, ${label}`} {...words} />,
      }))}
    />
  );
}

function CourseIntro({ course, figure }: { course: Course; figure: ReactNode }) {
  const cheapest = course.tabs[0]?.plans[0];
  return (
    <PageIntro heading={course.heading} lede={course.lede} figure={figure}>
      {course.intro.map((paragraph) => (
        <p key={paragraph} className="max-w-prose">
          <Prose text={paragraph} />
        </p>
      ))}
      <p>
        <ButtonLink href="#fees" variant="outline">
          {cheapest ? (
            <span>
              Fees from <Rupees paise={cheapest.price} />
            </span>
          ) : (
            'Fees and registration'
          )}
        </ButtonLink>
      </p>
    </PageIntro>
  );
}
