import type { ReactNode } from 'react';
import { CourseFeatures } from '@/components/course/course-features';
import { PlanTabs } from '@/components/course/plan-tabs';
import { Prose } from '@/components/course/prose';
import { WithCourseList } from '@/components/site/course-list';
import { PageFrame } from '@/components/site/page-frame';
import { Icon } from '@/components/ui/icon';
import { Section } from '@/components/ui/section';
import type { ExamPage } from '@/content/marketing/exam-page';
import { trailThrough } from '@/lib/seo';
import { CitedFigure } from './cited-figure';
import { Deliverables } from './deliverables';
import { ExamIntro } from './exam-intro';
import { PatternBand, PlannerBand, SyllabusBand } from './paper-bands';
import { Preparation, Teaching } from './preparation';
import { Enquiry, Questions } from './questions-and-enquiry';

function Opens({ opens }: { opens: ExamPage['opens'] }) {
  return (
    <>
      <h2 className="mt-10 subheading">{opens.heading}</h2>
      <p className="mt-2 mb-5 max-w-prose">
        <Prose text={opens.intro} />
      </p>
      <div className="exam-opens">
        <CourseFeatures features={opens.items} />
      </div>
    </>
  );
}

function Plans({ plans }: { plans: NonNullable<ExamPage['plans']> }) {
  return (
    <Section band="tint" aria-labelledby="fees">
      <h2 id="fees">Online plans and their fees</h2>
      <p className="mt-2 mb-5 max-w-prose">
        <Prose text={plans.intro} />
      </p>
      <PlanTabs tabs={plans.tabs} page={plans.page} />
      <p className="gst-note">
        <Icon name="info" />
        {plans.gstNote}
      </p>
    </Section>
  );
}

/** The page about one exam: the badges, the paper, how to prepare, what we teach, questions. */
export function ExamPageView({ page, figure }: { page: ExamPage; figure: ReactNode }) {
  const { path, plans } = page;
  return (
    <PageFrame path={path} trail={trailThrough(path)}>
      <WithCourseList path={path}>
        <ExamIntro page={page} figure={figure} />
        <Opens opens={page.opens} />
      </WithCourseList>
      <PatternBand page={page} />
      <CitedFigure cited={page.cited} />
      <PlannerBand page={page} />
      <SyllabusBand page={page} />
      <Preparation page={page} />
      <Teaching page={page} />
      <Deliverables deliverables={page.deliverables} band={plans ? 'white' : 'tint'} />
      {plans && <Plans plans={plans} />}
      <Questions page={page} />
      <Enquiry page={page} />
    </PageFrame>
  );
}
