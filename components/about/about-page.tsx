import { BatchFacts } from '@/components/course/batch-facts';
import { CourseFeatures } from '@/components/course/course-features';
import { FactList } from '@/components/course/fact-list';
import { Paragraphs } from '@/components/course/paragraphs';
import { PageIntro } from '@/components/course/page-intro';
import { Registration } from '@/components/course/registration';
import { PageFrame } from '@/components/site/page-frame';
import { PageLinks } from '@/components/site/page-links';
import { BesideCard, Section, Wrap } from '@/components/ui/section';
import { about } from '@/content/about';
import { trailThrough } from '@/lib/seo';
import { HybridFigure } from './hybrid-figure';
import { OwnFigures } from './own-figures';
import { ReachUs } from './reach-us';

const { path, teach, classes, method, limits, lookUp, enrol } = about;

function Intro() {
  return (
    <Wrap className="pt-1 pb-13 md:pb-19">
      <PageIntro heading={about.heading} lede={about.lede} figure={<HybridFigure />}>
        <div className="about-facts">
          <FactList facts={about.facts} />
        </div>
        <Paragraphs texts={about.intro} />
      </PageIntro>
    </Wrap>
  );
}

function Teaching() {
  return (
    <Section band="white" aria-labelledby="teach">
      <div className="grid gap-13 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 id="teach" className="mb-5">
            {teach.heading}
          </h2>
          <FactList facts={teach.rows} />
          <div className="mt-5">
            <Paragraphs texts={[teach.note]} />
          </div>
        </div>
        <div>
          <h2 className="mb-3">{method.heading}</h2>
          <Paragraphs texts={[method.intro]} />
          <div className="mt-6">
            <CourseFeatures features={method.parts} />
          </div>
        </div>
      </div>
    </Section>
  );
}

function Classes() {
  return (
    <Section aria-labelledby="classes">
      <h2 id="classes" className="mb-3">
        {classes.heading}
      </h2>
      <Paragraphs texts={[classes.intro]} />
      <div className="about-ways mt-6">
        <BatchFacts batches={classes.ways} />
      </div>
    </Section>
  );
}

function Limits() {
  return (
    <Section aria-labelledby="limits">
      <h2 id="limits" className="mb-5">
        {limits.heading}
      </h2>
      <CourseFeatures features={limits.parts} />
    </Section>
  );
}

function LookUp() {
  return (
    <Section band="tint" aria-labelledby="look-up">
      <h2 id="look-up" className="mb-3">
        {lookUp.heading}
      </h2>
      <Paragraphs texts={[lookUp.text]} />
      <div className="mt-6 grid gap-7 md:grid-cols-2 lg:gap-11">
        {lookUp.groups.map(({ heading, paths }) => (
          <div key={heading}>
            <h3 className="mb-3">{heading}</h3>
            <PageLinks paths={paths} />
          </div>
        ))}
      </div>
    </Section>
  );
}

function Enrolment() {
  return (
    <Section band="white" aria-labelledby="enrol">
      <BesideCard card={<ReachUs />}>
        <h2 id="enrol">{enrol.heading}</h2>
        <Registration steps={enrol.steps} />
      </BesideCard>
    </Section>
  );
}

/** The About page, "Who We Are". It has no course list (application, section 2). */
export function AboutPage() {
  return (
    <PageFrame path={path} trail={trailThrough(path)}>
      <Intro />
      <Teaching />
      <Classes />
      <OwnFigures />
      <Limits />
      <LookUp />
      <Enrolment />
    </PageFrame>
  );
}
