import type { ReactNode } from 'react';
import { FaqList } from '@/components/catalogue/lists';
import { SentWithoutScript } from '@/components/form/notice';
import { ResultCards } from '@/components/pages/result/result-cards';
import { TopperList } from '@/components/pages/result/topper-list';
import { NoticeBoard } from '@/components/site/notice-board';
import { PageFrame } from '@/components/site/page-frame';
import { QuickLinks } from '@/components/site/quick-links';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Prose, WholeWords } from '@/components/ui/prose';
import { Section } from '@/components/ui/section';
import { StaticHtml } from '@/components/ui/static-html';
import {
  bannerSlides,
  fixedLines,
  homeFeatures,
  questionGroups,
  statistics,
  whyChemistry,
  type BannerSlide as Slide,
  type QuestionGroup,
} from '@/content/home';
import { institute } from '@/content/institute';
import { notices } from '@/content/notices';
import { toppers } from '@/content/results';
import { Banner } from './banner/banner';
import { Coaching } from './coaching';
import { Counters } from './counters/counters';
import { OurCourses } from './our-courses';
import { featureDrawings, slideDrawings } from './pictures';
import { RegistrationForm } from './registration-form';
import { SectionHead, TextLinks } from './section-head';
import { Video } from './video';

const dark = { blue: true, prussian: true, paper: false, tint: false };

/** A slide of the banner: what it says, and beside or below it a figure. */
function BannerSlide({ slide, picture }: { slide: Slide; picture: ReactNode }) {
  const { ground, heading, subheading, link } = slide;
  return (
    <div className={`slide slide-${ground} ${dark[ground] ? 'on-dark' : ''}`.trim()}>
      <div className="slide-words">
        <h2>
          <Prose text={heading} />
        </h2>
        <p className="slide-subheading">
          <Prose text={subheading} />
        </p>
        <p className="slide-fixed">
          <span>{fixedLines[0]}</span> <span>{fixedLines[1]}</span>
        </p>
        <a href={link.href} className="slide-link">
          {link.label}
          <Icon name="arrow-right" />
        </a>
      </div>
      <div className="slide-picture">
        <div className="slide-frame">{picture}</div>
      </div>
    </div>
  );
}

const thanks = 'Registration successfully!';

/** "Get A Free Registration!", the last thing on Home. */
function FreeRegistration() {
  return (
    <section className="registration on-dark" aria-labelledby="free-registration">
      <div className="wrap grid gap-6 md:grid-cols-[1fr_1.1fr] md:items-center md:gap-14">
        <div>
          <h2 id="free-registration">Get A Free Registration!</h2>
          <p className="lede mt-2.5">
            Tell us your name, your number and your exam. It costs nothing.
          </p>
        </div>
        <div className="form-card on-light">
          <SentWithoutScript id="registered" text={thanks} />
          <RegistrationForm successText={thanks} />
        </div>
      </div>
    </section>
  );
}

/** Home in the order of the specification (application, section 2); also what an unknown address shows. */
export function HomeContent() {
  return (
    <PageFrame path="/" staticPart={StaticHtml}>
      <Hero />
      <StaticHtml>
        <Welcome />
        <Boards />
        <OurCourses />
        <Features />
      </StaticHtml>
      <Statistics />
      <StaticHtml>
        <OurResult />
        <Questions />
        <WhyChemistry />
        <Coaching />
        <Video />
      </StaticHtml>
      <FreeRegistration />
    </PageFrame>
  );
}

/** Why chemistry, and which door each exam opens. */
function WhyChemistry() {
  const { heading, lede, paragraphs, doors, link } = whyChemistry;
  return (
    <Section band="tint" aria-labelledby="why-chemistry">
      <div className="why-chemistry">
        <div className="grid content-start gap-4">
          <h2 id="why-chemistry">{heading}</h2>
          <p className="lede">{lede}</p>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-prose">
              <WholeWords text={paragraph} />
            </p>
          ))}
          <TextLinks links={[link]} />
        </div>
        <div>
          <h3 id="doors">Where each exam leads</h3>
          <ul aria-labelledby="doors" className="doors">
            {doors.map(({ exam, opens, href }) => (
              <li key={exam}>
                <a href={href} className="whitespace-nowrap">
                  {exam}
                </a>
                <span>{opens}</span>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </Section>
  );
}

/** The page's own heading, and the way to the course most visitors come for. */
function Welcome() {
  return (
    <section aria-labelledby="welcome" className="home-welcome wrap">
      <div className="grid gap-5 lg:grid-cols-[1fr_1.25fr] lg:gap-14">
        <h1 id="welcome">Welcome to {institute.name}</h1>
        <div className="grid justify-items-start gap-4">
          <p className="lede">
            <Prose text="We teach one subject. For over 5 years our classes have prepared students for CSIR-NET/JRF, GATE, IIT-JAM and CUET (PG) Chemistry, and for TIFR and BARC." />
          </p>
          <p className="max-w-prose">
            Study live, watch recorded lectures in your own hours, or sit in the classroom at{' '}
            {institute.address}. Each class is 45 minutes. Every course page says what you get, what
            it costs with GST, and how many hours of your week it takes.
          </p>
          <ButtonLink href="/onlinecourses/csir-net">
            View Details
            <span className="sr-only"> of the CSIR-NET online course</span>
          </ButtonLink>
        </div>
      </div>
    </section>
  );
}

/** The statistics strip. */
function Statistics() {
  return (
    <section className="statistics" aria-label="Our students in numbers">
      <Counters statistics={statistics} />
    </section>
  );
}

function Group({ group }: { group: QuestionGroup }) {
  return (
    <section aria-labelledby={group.id} className="question-group">
      <div>
        <h2 id={group.id}>{group.heading}</h2>
        <p className="mt-2 text-muted">{group.text}</p>
        <TextLinks links={group.links} />
      </div>
      <FaqList faqs={group.faqs} />
    </section>
  );
}

/** What families ask before they join: admissions, study materials, class schedules. */
function Questions() {
  return (
    <Section band="white" aria-label="Before you join" className="home-questions">
      {questionGroups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
    </Section>
  );
}

/** OUR RESULT: a line spectrum for each counter; students by name only with their consent. */
function OurResult() {
  return (
    <Section aria-labelledby="our-result">
      <SectionHead
        id="our-result"
        heading="OUR RESULT"
        all={{ href: '/result', of: 'results, by exam' }}
      />
      <ResultCards />
      <TopperList toppers={toppers} />
      <p className="result-note mt-4 text-small text-muted">
        Five line spectra on one scale, in nanometres: an element is known by its lines. A student’s
        name and photograph are shown only with written consent.
      </p>
    </Section>
  );
}

/** The hero banner: four slides, each with its figure. */
function Hero() {
  return (
    <Banner
      label="What we teach, and how"
      slides={bannerSlides.map((slide) => {
        const Picture = slideDrawings[slide.picture];
        return (
          <StaticHtml key={slide.picture}>
            <BannerSlide slide={slide} picture={<Picture />} />
          </StaticHtml>
        );
      })}
    />
  );
}

/** How we teach: six cards, each with a figure that shows what it means. */
function Features() {
  return (
    <Section aria-labelledby="how-we-teach">
      <h2 id="how-we-teach" className="mb-5">
        How we teach
      </h2>
      <ul className="home-features">
        {homeFeatures.map(({ picture, name, detail }) => {
          const Picture = featureDrawings[picture];
          return (
            <li key={name}>
              <div className="home-feature-picture graph-paper">
                <Picture />
              </div>
              <h3>{name}</h3>
              <p>
                <Prose text={detail} />
              </p>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}

/** NOTICE and QUICK LINKS side by side. */
function Boards() {
  return (
    <div className="boards wrap pb-13 md:pb-19">
      <NoticeBoard id="notice" heading="NOTICE" what="the notices" notices={notices} />
      <QuickLinks path="/" />
    </div>
  );
}
