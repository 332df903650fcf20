import { FactList } from '@/components/course/fact-list';
import { Paragraphs } from '@/components/course/paragraphs';
import { PageIntro } from '@/components/course/page-intro';
import { PhoneBox } from '@/components/course/phone-box';
import { Registration } from '@/components/course/registration';
import { RefundPolicyLink } from '@/components/policy/refund-policy-link';
import { WithCourseList } from '@/components/site/course-list';
import { PageFrame } from '@/components/site/page-frame';
import { ButtonLink } from '@/components/ui/button';
import { BesideCard, Section } from '@/components/ui/section';
import { newBatchPage } from '@/content/new-batch';
import { trailThrough } from '@/lib/seo';
import { BatchFigure } from './batch-figure';
import { Offers } from './offers';

const { path, heading, lede, intro, toOffers, year, choices, crash } = newBatchPage;

function Intro() {
  return (
    <PageIntro heading={heading} lede={lede} figure={<BatchFigure />}>
      <Paragraphs texts={intro} />
      <p>
        <ButtonLink href="#offers" variant="outline">
          {toOffers}
        </ButtonLink>
      </p>
    </PageIntro>
  );
}

function Year() {
  return (
    <Section band="white" aria-labelledby="year">
      <div className="grid gap-13 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 id="year" className="mb-3">
            {year.heading}
          </h2>
          <Paragraphs texts={[year.intro]} />
          <div className="my-5">
            <FactList facts={year.steps} />
          </div>
          <Paragraphs texts={[year.note]} />
        </div>
        <div>
          <h2 className="mb-3">{choices.heading}</h2>
          <Paragraphs texts={[choices.intro]} />
          <div className="mt-5">
            <FactList facts={choices.rows} />
          </div>
        </div>
      </div>
    </Section>
  );
}

function Crash() {
  return (
    <Section aria-labelledby="for-whom">
      <div className="grid gap-11 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 id="for-whom" className="mb-3">
            {crash.forWhom}
          </h2>
          <Paragraphs texts={crash.forWhomText} />
        </div>
        <div>
          <h2 className="mb-3">{crash.notInstead}</h2>
          <Paragraphs texts={crash.notInsteadText} />
        </div>
      </div>
    </Section>
  );
}

function Joining() {
  const { joinHeading, registration, refund, callText } = newBatchPage;
  return (
    <Section band="white" aria-labelledby="join">
      <BesideCard card={<PhoneBox text={callText} from={{ page: path }} />}>
        <h2 id="join">{joinHeading}</h2>
        <Registration steps={registration} />
        <p className="mt-7 max-w-prose">{refund}</p>
        <p>
          <RefundPolicyLink />
        </p>
      </BesideCard>
    </Section>
  );
}

/** The New Batches page (application, section 2): two tabs, quick links, and how a batch year runs. */
export function NewBatchPage() {
  return (
    <PageFrame path={path} trail={trailThrough(path)}>
      <WithCourseList path={path}>
        <Intro />
      </WithCourseList>
      <Offers />
      <Year />
      <Crash />
      <Joining />
    </PageFrame>
  );
}
