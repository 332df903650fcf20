import { ChosenCrashCourse } from '@/components/course/chosen-crash-course';
import { ChosenOffer } from '@/components/course/chosen-offer';
import { ChosenPlan } from '@/components/course/chosen-plan';
import { PhoneBox } from '@/components/course/phone-box';
import { Registration } from '@/components/course/registration';
import { PageFrame } from '@/components/site/page-frame';
import { PageLinks } from '@/components/site/page-links';
import { admissionForm } from '@/content/admission-form';
import { findCrashCourse } from '@/content/crash-course';
import { newBatchPage } from '@/content/new-batch';
import { findOffer } from '@/content/offer';
import { offerPages, planPages } from '@/content/payment-links';
import { findPlan } from '@/content/plans';
import { familyPaths } from '@/content/routes';
import { pageMetadata } from '@/lib/seo';

const path = '/form';

export const metadata = pageMetadata({ ...admissionForm, path, index: false });

type Query = Record<string, string | string[] | undefined>;

/* A repeated or unknown parameter chooses nothing; the query itself is never printed. */
function chosen(query: Query) {
  const plan = typeof query.plan === 'string' ? findPlan(query.plan) : null;
  const page = planPages.find((known) => known === query.page) ?? planPages[0];
  return plan && { plan, page };
}

function chosenOffer(query: Query) {
  const offer = typeof query.plan === 'string' ? findOffer(query.plan) : null;
  const page = offerPages.find((known) => known === query.page) ?? offerPages[0];
  return offer && { offer, page };
}

function chosenCrashCourse({ plan }: Query) {
  const course = typeof plan === 'string' ? findCrashCourse(plan) : null;
  return course && { course, page: newBatchPage.path };
}

export default async function Form({ searchParams }: { searchParams: Promise<Query> }) {
  const query = await searchParams;
  const choice = chosen(query);
  const series = chosenOffer(query);
  const crash = chosenCrashCourse(query);
  const { title, withPlan, withOffer, withCrashCourse, withoutPlan } = admissionForm;
  const { howTo, steps, callText } = admissionForm;
  return (
    <PageFrame path={path} trail={[{ name: title, path }]} courseList>
      <h1>{title}</h1>
      <p className="lede mt-3 max-w-prose">
        {choice ? withPlan : series ? withOffer : crash ? withCrashCourse : withoutPlan}
      </p>
      <div className="mt-5">
        {choice && <ChosenPlan {...choice} />}
        {series && <ChosenOffer {...series} />}
        {crash && <ChosenCrashCourse course={crash.course} />}
        {!choice && !series && !crash && <PageLinks paths={familyPaths('onlinecourses')} />}
      </div>
      <div className="mt-11 grid gap-11 xl:grid-cols-[minmax(0,1fr)_320px]">
        <section aria-labelledby="how-to">
          <h2 id="how-to">{howTo}</h2>
          <Registration steps={steps} />
        </section>
        <PhoneBox
          text={callText}
          from={{
            page: choice?.page ?? series?.page ?? crash?.page ?? path,
            ...(choice && { plan: choice.plan.id }),
            ...(series && { plan: series.offer.id }),
            ...(crash && { plan: crash.course.id }),
          }}
        />
      </div>
    </PageFrame>
  );
}
