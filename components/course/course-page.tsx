import type { ReactNode } from 'react';
import { ExamPattern } from '@/components/exam/exam-pattern';
import { PageFrame } from '@/components/site/page-frame';
import { WithCourseList } from '@/components/site/course-list';
import { Icon } from '@/components/ui/icon';
import { type Band, BesideCard, Section } from '@/components/ui/section';
import type { Classroom, Course } from '@/content/course';
import { requireExam } from '@/content/exams/exams';
import { institute } from '@/content/institute';
import { BatchFacts } from './batch-facts';
import { CourseFeatures } from './course-features';
import { CourseIntro } from './course-intro';
import { FaqList } from './faq-list';
import { FeeByPhone } from './fee-by-phone';
import { FeeTable } from './fee-table';
import { PhoneBox } from './phone-box';
import { PlanTabs } from './plan-tabs';
import { Prose } from './prose';
import { Registration } from './registration';
import { StepTable } from './step-table';

const [firstPhone] = institute.phones;

function Week({ paragraphs }: { paragraphs: readonly string[] }) {
  return (
    <div className="mt-5 grid max-w-prose gap-3">
      {paragraphs.map((paragraph) => (
        <p key={paragraph}>
          <Prose text={paragraph} />
        </p>
      ))}
    </div>
  );
}

function Offer({ course }: { course: Course }) {
  return (
    <>
      <h2 className="mt-10 mb-5 subheading">What the course gives you</h2>
      <CourseFeatures features={course.features} />
      <h2 className="mt-11 mb-4 subheading">What it takes from your week</h2>
      <BatchFacts batches={course.batches} />
      <p className="mt-3 text-small text-muted">
        <Prose text={course.batchNote} />
      </p>
      {course.classroom && <Week paragraphs={course.classroom.week} />}
    </>
  );
}

function GstNote({ course }: { course: Course }) {
  return (
    <p className="gst-note">
      <Icon name="info" />
      {course.gstNote}
    </p>
  );
}

function Fees({ course }: { course: Course }) {
  const { feeByPhone, namesDiffer } = course.classroom ?? {};
  return (
    <Section band="tint" aria-labelledby="fees">
      <h2 id="fees">Plans and fees</h2>
      <p className="mt-2 mb-5 max-w-prose">
        <Prose text={course.plansIntro} />
      </p>
      {namesDiffer && (
        <p className="names-differ">
          <Icon name="info" />
          <span>
            <Prose text={namesDiffer} />
          </span>
        </p>
      )}
      {feeByPhone ? (
        <FeeByPhone tabs={course.tabs} {...feeByPhone} />
      ) : (
        <PlanTabs tabs={course.tabs} page={course.path} />
      )}
      {feeByPhone && <GstNote course={course} />}
    </Section>
  );
}

function Steps({ course }: { course: Course }) {
  return (
    <Section aria-labelledby="steps">
      <h2 id="steps" className="mb-2">
        What each step up adds
      </h2>
      <StepTable tabs={course.tabs} />
      <GstNote course={course} />
    </Section>
  );
}

/* A course with one plan in each tab has no steps: its fees are compared instead. */
function TwoFees({ course, classroom }: { course: Course; classroom: Classroom }) {
  return (
    <Section aria-labelledby="two-fees">
      <h2 id="two-fees" className="mb-2">
        The two fees side by side
      </h2>
      <FeeTable tabs={course.tabs} byMonth={!classroom.namesDiffer} />
      <GstNote course={course} />
    </Section>
  );
}

function Paper({ exam, intro }: NonNullable<Course['paper']>) {
  return (
    <Section band="tint" aria-labelledby="paper">
      <h2 id="paper">The paper you prepare for</h2>
      <p className="mt-2 mb-6 max-w-prose">
        <Prose text={intro} />
      </p>
      <ExamPattern exam={requireExam(exam)} />
    </Section>
  );
}

function Enrolment({ course, band }: { course: Course; band: Band }) {
  return (
    <Section band={band} aria-labelledby="registration">
      <BesideCard card={<PhoneBox text={course.callText} from={{ page: course.path }} />}>
        <h2 id="registration">Registration procedure</h2>
        <Registration steps={course.registration} />
      </BesideCard>
    </Section>
  );
}

function Questions({ course, band }: { course: Course; band: Band }) {
  return (
    <Section band={band} aria-labelledby="questions">
      <div className="grid gap-4 lg:grid-cols-[300px_minmax(0,1fr)] lg:gap-16">
        <div>
          <h2 id="questions">Questions students ask</h2>
          <p className="mt-3 text-muted">
            Yours is not here? Call{' '}
            <a
              href={firstPhone.href}
              className="inline-flex min-h-11 items-center whitespace-nowrap"
            >
              {firstPhone.printed}
            </a>{' '}
            and ask.
          </p>
        </div>
        <FaqList faqs={course.faqs} />
      </div>
    </Section>
  );
}

/** A course page in the order of the catalogue (section 2): a classroom course has its questions before the registration. */
export function CoursePage({ course, figure }: { course: Course; figure: ReactNode }) {
  const { path, breadcrumb, classroom, paper } = course;
  return (
    <PageFrame path={path} trail={[{ name: breadcrumb, path }]}>
      <WithCourseList path={path}>
        <CourseIntro course={course} figure={figure} />
        <Offer course={course} />
      </WithCourseList>
      <Fees course={course} />
      {!classroom && <Steps course={course} />}
      {classroom && !classroom.feeByPhone && <TwoFees course={course} classroom={classroom} />}
      {classroom && <Questions course={course} band="white" />}
      {paper && <Paper {...paper} />}
      <Enrolment course={course} band={classroom ? 'paper' : 'white'} />
      {!classroom && <Questions course={course} band="paper" />}
    </PageFrame>
  );
}
