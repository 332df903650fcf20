import type { ReactNode } from 'react';
import { PageFrame } from '@/components/site/page-frame';
import { WithCourseList } from '@/components/site/course-list';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Rupees } from '@/components/ui/rupees';
import { Section } from '@/components/ui/section';
import type { Course } from '@/content/course';
import { institute } from '@/content/institute';
import { BatchFacts } from './batch-facts';
import { CourseFeatures } from './course-features';
import { FaqList } from './faq-list';
import { PhoneBox } from './phone-box';
import { PlanTabs } from './plan-tabs';
import { Prose } from './prose';
import { Registration } from './registration';
import { StepTable } from './step-table';

const [firstPhone] = institute.phones;

function Intro({ course, figure }: { course: Course; figure: ReactNode }) {
  const cheapest = course.tabs[0]?.plans[0];
  return (
    <div className="course-intro">
      <div className="grid content-center gap-4">
        <h1>
          <Prose text={course.heading} />
        </h1>
        <p className="lede max-w-prose">
          <Prose text={course.lede} />
        </p>
        {course.intro.map((paragraph) => (
          <p key={paragraph} className="max-w-prose">
            <Prose text={paragraph} />
          </p>
        ))}
        {cheapest && (
          <p>
            <ButtonLink href="#fees" variant="outline">
              <span>
                See the fees, from <Rupees paise={cheapest.price} />
              </span>
            </ButtonLink>
          </p>
        )}
      </div>
      {figure}
    </div>
  );
}

function Offer({ course }: { course: Course }) {
  return (
    <>
      <h2 className="mt-10 mb-5 text-[24px] md:text-[28px]">What the course gives you</h2>
      <CourseFeatures features={course.features} />
      <h2 className="mt-11 mb-4 text-[24px] md:text-[28px]">What it takes from your week</h2>
      <BatchFacts batches={course.batches} />
      <p className="mt-3 text-small text-muted">
        <Prose text={course.batchNote} />
      </p>
    </>
  );
}

function Fees({ course }: { course: Course }) {
  return (
    <Section band="tint" aria-labelledby="fees">
      <h2 id="fees">Plans and fees</h2>
      <p className="mt-2 mb-5 max-w-prose">
        <Prose text={course.plansIntro} />
      </p>
      <PlanTabs tabs={course.tabs} page={course.path} />
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
      <p className="gst-note">
        <Icon name="info" />
        {course.gstNote}
      </p>
    </Section>
  );
}

/** An online course page from heading to FAQ, in the order of the catalogue (section 2). */
export function CoursePage({ course, figure }: { course: Course; figure: ReactNode }) {
  return (
    <PageFrame path={course.path} trail={[{ name: course.breadcrumb, path: course.path }]}>
      <WithCourseList path={course.path}>
        <Intro course={course} figure={figure} />
        <Offer course={course} />
      </WithCourseList>
      <Fees course={course} />
      <Steps course={course} />
      <Section band="white" aria-labelledby="registration">
        <div className="grid gap-13 lg:grid-cols-[minmax(0,1fr)_380px] lg:gap-16">
          <div>
            <h2 id="registration">Registration procedure</h2>
            <Registration steps={course.registration} />
          </div>
          <PhoneBox text={course.callText} from={{ page: course.path }} />
        </div>
      </Section>
      <Section aria-labelledby="questions">
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
    </PageFrame>
  );
}
