import type { ReactNode } from 'react';
import { RefundPolicyLink } from '@/components/pages/refund-policy-link';
import { JsonLd } from '@/components/site/json-ld';
import { PageFrame, PageTop } from '@/components/site/page-frame';
import { PageLinks } from '@/components/site/page-links';
import { HelpCard } from '@/components/site/phone-card';
import { ButtonLink } from '@/components/ui/button';
import { Paragraphs } from '@/components/ui/prose';
import { Rupees } from '@/components/ui/rupees';
import { BesideCard, Section } from '@/components/ui/section';
import { formatRupees } from '@/content/money';
import { examOfPath } from '@/content/catalogue/exams/exams';
import { testSeriesOffer } from '@/content/catalogue/offers';
import { familyPaths } from '@/content/pages/routes';
import {
  feeByPhone,
  seriesRefund,
  unitwise,
  type TestSeries,
} from '@/content/catalogue/test-series';
import { trailThrough } from '@/lib/site/seo';
import { faqPage } from '@/lib/site/structured-data';
import { CareerFigure } from './career-figure';
import { OfficialSites } from './exam-pattern';
import { OfferCard } from './offer-card';
import { RuleFigure } from './rule-figure';
import { CourseFeatures, FactList, Intro, PageIntro, Questions, Registration } from './page-parts';

type Props = { series: TestSeries };

function factsOf({ exam, ownOffer }: TestSeries): [string, string][] {
  const tests = `${unitwise.tests} tests for ${formatRupees(unitwise.price)}`;
  const { tests: all, mockTests } = testSeriesOffer;
  return [
    ['Unitwise tests', tests],
    [`${exam} series`, ownOffer ? `${all} tests, ${mockTests} of them mock tests` : feeByPhone],
  ];
}

function Kinds({ series }: Props) {
  return (
    <>
      <h2 className="mt-10 subheading">Types of tests</h2>
      <Intro text={series.kindsIntro} />
      <CourseFeatures features={series.kinds} />
    </>
  );
}

function ExamFacts({ path, examFacts }: Pick<TestSeries, 'path' | 'examFacts'>) {
  if (!examFacts) return null;
  const { heading, facts, ...checked } = examFacts;
  const { id } = examOfPath(path);
  return (
    <Section band="white" aria-labelledby="exam">
      <h2 id="exam" className="mb-4">
        {heading}
      </h2>
      <FactList facts={facts} />
      <RuleFigure exam={id} />
      <CareerFigure exam={id} />
      <OfficialSites {...checked} />
    </Section>
  );
}

function OfferBand({ series }: Props) {
  return (
    <Section band="tint" aria-labelledby="offer">
      <div className="grid gap-7 md:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] md:gap-11 lg:gap-16">
        <div>
          <h2 id="offer" className="mb-3">
            {series.exam} test series fee
          </h2>
          <Paragraphs texts={series.offerNote} />
          <div className="mt-6">
            <FactList facts={factsOf(series)} />
          </div>
          <p className="mt-5 max-w-prose">{seriesRefund}</p>
          <p>
            <RefundPolicyLink />
          </p>
        </div>
        {!testSeriesOffer.ended && <OfferCard offer={testSeriesOffer} page={series.path} />}
      </div>
    </Section>
  );
}

function Pace({ series: { pace, suits } }: Props) {
  return (
    <Section band="white" aria-labelledby="pace">
      <div
        className={suits && 'grid gap-11 lg:grid-cols-[minmax(0,1.5fr)_minmax(0,1fr)] lg:gap-16'}
      >
        <div>
          <h2 id="pace" className="mb-3">
            {pace.heading}
          </h2>
          <Paragraphs texts={[pace.intro]} />
          <div className="my-5">
            <FactList facts={pace.steps.map(({ when, what }) => [when, what])} />
          </div>
          {pace.note && <Paragraphs texts={[pace.note]} />}
        </div>
        {suits && (
          <div>
            <h2 className="mb-3">Who it is for</h2>
            <Paragraphs texts={suits} />
          </div>
        )}
      </div>
    </Section>
  );
}

function Plans({ series: { plans } }: Props) {
  return (
    <Section aria-labelledby="with-a-course">
      <div className="grid gap-7 lg:grid-cols-2 lg:gap-16">
        <div>
          <h2 id="with-a-course" className="mb-3">
            Tests included in our course plans
          </h2>
          <Paragraphs texts={plans.paragraphs} />
        </div>
        <div className="self-start">
          <PageLinks paths={plans.links} />
        </div>
      </div>
    </Section>
  );
}

function Enrolment({ series }: Props) {
  return (
    <Section band="white" aria-labelledby="registration">
      <BesideCard card={<HelpCard from={{ page: series.path }} />}>
        <h2 id="registration">How to join</h2>
        <Registration
          steps={series.registration.filter(
            ({ buysOffer }) => !buysOffer || !testSeriesOffer.ended,
          )}
        />
        <h3 className="mt-9 mb-3">Other test series</h3>
        <PageLinks
          paths={[
            ...familyPaths('testseries').filter((path) => path !== series.path),
            '/practice',
            '/fees',
          ]}
        />
      </BesideCard>
    </Section>
  );
}

/** Test series page: exam, test types, offer, timetable, plans that include tests, questions. */
export function TestSeriesPage({ series, figure }: Props & { figure: ReactNode }) {
  const { path } = series;
  const trail = trailThrough('/testseries', path);
  return (
    <>
      <JsonLd data={faqPage(series.faqs)} />
      <PageFrame path={path} trail={trail} courseList>
        <PageTop>
          <SeriesIntro series={series} figure={figure} />
          <Kinds series={series} />
        </PageTop>
        <ExamFacts {...series} />
        <OfferBand series={series} />
        <Pace series={series} />
        <Plans series={series} />
        <Enrolment series={series} />
        <Questions faqs={series.faqs} />
      </PageFrame>
    </>
  );
}

function SeriesIntro({ series, figure }: { series: TestSeries; figure: ReactNode }) {
  return (
    <PageIntro heading={series.heading} lede={series.lede} figure={figure}>
      <Paragraphs texts={series.intro} />
      <p>
        <ButtonLink href="#offer" variant="outline">
          {series.ownOffer ? (
            <span>
              See the offer, <Rupees paise={testSeriesOffer.price} /> + GST
            </span>
          ) : (
            'See the tests and fees'
          )}
        </ButtonLink>
      </p>
    </PageIntro>
  );
}
