import { FaqList } from '@/components/catalogue/page-parts';
import { SentWithoutScript } from '@/components/form/notice';
import { Island } from '@/components/islands/island';
import { ResultCards, TopperList } from '@/components/pages/result/result-cards';
import { QuestionOfTheDay } from '@/components/practice/question-of-the-day';
import { NoticeBoard } from '@/components/site/notice-board';
import { PageFrame } from '@/components/site/page-frame';
import { HelpLine } from '@/components/site/phone-card';
import { QuickLinks } from '@/components/site/quick-links';
import { ButtonLink } from '@/components/ui/button';
import { Drawing } from '@/components/ui/drawing';
import { Embed } from '@/components/ui/embed';
import { Icon } from '@/components/ui/icon';
import { Prose, WholeWords } from '@/components/ui/prose';
import { Rupees } from '@/components/ui/rupees';
import { Section, Wrap } from '@/components/ui/section';
import { keptHtml } from '@/components/ui/static-html';
import { Tabs } from '@/components/ui/tabs';
import { courseOptions } from '@/content/catalogue/course-options';
import {
  bannerSlides,
  coaching,
  courseTabs,
  fixedLines,
  homeFeatures,
  homePage,
  questionGroups,
  statistics,
  video,
  whyChemistry,
  type BannerSlide as Slide,
  type Coaching as ExamCoaching,
  type CourseCard,
  type CourseTab,
  type HomeVideo,
  type Program,
  type QuestionGroup,
} from '@/content/pages/home';
import type { Link } from '@/content/pages/navigation';
import { notices } from '@/content/facts/notices';
import { homeQuestion } from '@/content/practice/question-of-the-day';
import { toppers } from '@/content/pages/results';
import { playlists, videosPage } from '@/content/pages/videos';
import { today } from '@/lib/site/days';
import { videoId, videoPage, videoPlayer } from '@/lib/site/youtube';
import { Banner } from './banner';
import { Counters } from './counters';
import { courseDrawing, featureDrawings, slideDrawings } from './pictures';
import { DataNotice } from '@/components/form/data-notice';
import { noticeHash } from '@/lib/site/notice-hash';
import { RegistrationForm } from './registration-form';

const grounds: Record<Slide['ground'], string> = {
  blue: 'on-dark bg-brand text-white [--squares:rgb(255_255_255/0.1)]',
  prussian: 'on-dark bg-prussian text-white [--squares:rgb(255_255_255/0.07)]',
  paper: 'border border-grid bg-white [--squares:var(--color-grid-fine)]',
  tint: 'border border-grid bg-tint [--squares:#d6e5f2]',
};

function BannerSlide({ slide }: { slide: Slide }) {
  const { ground, heading, subheading, link, picture } = slide;
  return (
    <div className={`slide squared ${grounds[ground]}`}>
      <div className="slide-words">
        <h2>
          <Prose text={heading} />
        </h2>
        <p className="text-[18px]/[1.36] font-semibold md:text-[20px] lg:text-[21px]">
          <Prose text={subheading} />
        </p>
        <p className="slide-fixed text-[16px]/[1.42] lg:text-[18px]">
          <span className="block">{fixedLines[0]}</span>{' '}
          <span className="block">{fixedLines[1]}</span>
        </p>
        <a href={link.href} className="slide-link tap-target print:hidden">
          {link.label}
          <Icon name="arrow-right" />
        </a>
      </div>
      <div className="px-2 pb-3 md:py-5 md:pr-6 print:hidden">
        <div className="slide-frame">{slideDrawings[picture]}</div>
      </div>
    </div>
  );
}

const thanks = 'Registration successfully!';

function FreeRegistration() {
  return (
    <section
      className="on-dark squared bg-brand text-white print:hidden"
      aria-labelledby="free-registration"
    >
      <div className="wrap band grid gap-6 md:grid-cols-[1fr_1.1fr] md:items-center md:gap-14">
        <div>
          <h2 id="free-registration">Get A Free Registration!</h2>
          <p className="lede mt-2.5">
            Leave your name, phone number and exam. A counsellor calls you back.
          </p>
        </div>
        <div className="form-card on-light">
          <SentWithoutScript id="registered" text={thanks} />
          <Island
            name="registration"
            part={RegistrationForm}
            props={{
              successText: thanks,
              courses: courseOptions,
              noticeHash: noticeHash('freeRegistration'),
            }}
          />
          <DataNotice form="freeRegistration" />
        </div>
      </div>
    </section>
  );
}

interface HomeProps {
  /** Shown for an address that has no page; a line then says so. */
  isNotFound?: boolean;
}

/** Home in the order of the specification; also shown for unknown URLs. */
export function HomeContent({ isNotFound = false }: HomeProps) {
  return (
    <PageFrame path="/">
      {isNotFound && (
        <Wrap className="pt-4 font-semibold">
          <p>There is no page at this address. This is our home page.</p>
        </Wrap>
      )}
      <Hero />
      <Welcome />
      <Boards />
      <OurCourses />
      <Features />
      <Statistics />
      <OurResult />
      <QuestionOfTheDay {...homeQuestion(today())} />
      <Questions />
      <WhyChemistry />
      <Coaching />
      <Video />
      <FreeRegistration />
    </PageFrame>
  );
}

function WhyChemistry() {
  const { heading, lede, paragraphs, doors, link } = whyChemistry;
  return (
    <Section band="tint" aria-labelledby="why-chemistry">
      <div className="grid grid-cols-1 gap-8 lg:grid-cols-[minmax(0,1fr)_480px] lg:gap-16">
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
          <ul aria-labelledby="doors" className="ruled mt-2.5 [--rule:#b9cfe2]">
            {doors.map(({ exam, opens, href }) => (
              <li
                key={exam}
                className="grid grid-cols-[104px_minmax(0,1fr)] items-baseline gap-3 py-1.5 leading-snug text-balance"
              >
                <a href={href} className="tap-target font-semibold whitespace-nowrap">
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

function Welcome() {
  return (
    <section aria-labelledby="welcome" className="wrap pt-10 pb-11 md:pt-14 md:pb-15">
      <div className="grid gap-5 lg:grid-cols-[1fr_1.25fr] lg:gap-14">
        <h1 id="welcome">{homePage.heading}</h1>
        <div className="grid justify-items-start gap-4">
          <p className="lede">
            <Prose text={homePage.lede} />
          </p>
          <p className="max-w-prose">
            <Prose text={homePage.text} />
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

function Statistics() {
  return (
    <section className="bg-prussian text-on-dark" aria-label="Our students in numbers">
      <Island name="counters" part={Counters} props={{ statistics }} />
    </section>
  );
}

const headingBeside = 'grid grid-cols-1 gap-3.5 lg:grid-cols-[300px_minmax(0,1fr)] lg:gap-16';

function Group({ group }: { group: QuestionGroup }) {
  return (
    <section
      aria-labelledby={group.id}
      className={`${headingBeside} not-first:mt-11 lg:not-first:mt-16`}
    >
      <div>
        <h2 id={group.id}>{group.heading}</h2>
        <p className="mt-2 text-muted">{group.text}</p>
        <TextLinks links={group.links} />
      </div>
      <FaqList faqs={group.faqs} />
    </section>
  );
}

function Questions() {
  return (
    <Section band="white" aria-label="Before you join">
      {questionGroups.map((group) => (
        <Group key={group.id} group={group} />
      ))}
      <div className="mt-9">
        <HelpLine from={{ page: '/' }} />
      </div>
    </Section>
  );
}

/** OUR RESULT: a line spectrum per counter; named students only with their consent. */
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
    </Section>
  );
}

async function Hero() {
  const slides = await Promise.all(
    bannerSlides.map((slide) => keptHtml(<BannerSlide slide={slide} />)),
  );
  return <Island name="banner" part={Banner} props={{ label: 'What we teach, and how', slides }} />;
}

function Features() {
  return (
    <Section aria-labelledby="how-we-teach">
      <h2 id="how-we-teach" className="mb-5">
        How we teach
      </h2>
      <ul className="home-features grid grid-cols-1 border-t border-line lg:grid-cols-2 lg:gap-x-11 print:grid-cols-2 print:gap-x-5">
        {homeFeatures.map(({ picture, name, detail }) => (
          <li key={name}>
            <div className="home-feature-picture graph-paper print:hidden">
              {featureDrawings[picture]}
            </div>
            <h3>{name}</h3>
            <p>
              <Prose text={detail} />
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function Boards() {
  return (
    <div className="boards wrap pb-13 md:pb-19">
      <NoticeBoard id="notice" heading="NOTICE" what="the notices" notices={notices} />
      <QuickLinks path="/" />
    </div>
  );
}

/** Video card: a drawn poster, replaced by the player on request. */
export function Video({ shown = video }: { shown?: HomeVideo | null }) {
  const id = shown && videoId(shown.url);
  if (!id) return null;
  const { title, text, invented } = shown;
  return (
    <Section band="white" aria-labelledby="video">
      <div className="grid grid-cols-1 gap-6 md:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] md:gap-11 print:hidden">
        <div className="grid content-center justify-items-start gap-4">
          <h2 id="video">{title}</h2>
          <p>{text}</p>
          {playlists.length > 0 && (
            <ButtonLink href={videosPage.path} variant="outline">
              Popular Videos
            </ButtonLink>
          )}
        </div>
        <Embed
          id="video-player"
          href={videoPage(id)}
          src={videoPlayer(id)}
          title={title}
          poster={<Drawing name="video-poster" />}
          icon="play"
          label="Play the video"
          stands={invented && <Drawing name="video-poster" />}
        />
      </div>
    </Section>
  );
}

function Fee({ from }: Pick<CourseCard, 'from'>) {
  return (
    <p className="mt-0.5 mb-1 font-semibold text-brand-deep">
      {from === null ? (
        'Fee on request'
      ) : (
        <>
          From <Rupees paise={from} />
        </>
      )}
    </p>
  );
}

function Card({ card, mode }: { card: CourseCard; mode: CourseTab['mode'] }) {
  return (
    <article className="home-course card">
      <div className="border-b border-grid px-4 py-3 graph-paper print:hidden">
        {courseDrawing(mode, card.exam)}
      </div>
      <h3>
        <WholeWords text={card.heading} />
      </h3>
      <p>
        <Prose text={card.detail} />
      </p>
      <Fee from={card.from} />
      <ButtonLink href={card.href} variant="outline">
        VIEW DETAILS
        <span className="sr-only">
          : {card.heading}, {mode}
        </span>
      </ButtonLink>
    </article>
  );
}

function Panel({ tab }: { tab: CourseTab }) {
  return (
    <>
      <div className="home-courses">
        {tab.cards.map((card) => (
          <Card key={card.href} card={card} mode={tab.mode} />
        ))}
      </div>
      <ul className="home-course-names mt-4.5 grid grid-cols-2 gap-2.5 lg:grid-cols-4 lg:gap-4.5">
        {tab.cards.map(({ heading, href }) => (
          <li key={href} className="grid">
            <ButtonLink href={href} variant="outline">
              <span>
                <WholeWords text={heading} />
                <span className="sr-only">, {tab.mode}</span>
              </span>
            </ButtonLink>
          </li>
        ))}
      </ul>
    </>
  );
}

function OurCourses() {
  return (
    <Section band="tint" aria-labelledby="our-courses">
      <SectionHead
        id="our-courses"
        heading="OUR COURSES"
        all={{ href: '/onlinecourses/csir-net', of: 'plans, beginning with CSIR-NET online' }}
      />
      <Tabs
        label="Our courses"
        tabs={courseTabs.map((tab) => ({
          id: tab.id,
          title: tab.title,
          panel: <Panel tab={tab} />,
        }))}
      />
    </Section>
  );
}

function Exam({ exam }: { exam: ExamCoaching }) {
  const { id, heading, cited, paragraphs, programs, links } = exam;
  return (
    <section
      aria-labelledby={id}
      className={`${headingBeside} not-first:mt-11 not-first:border-t not-first:border-line not-first:pt-11`}
    >
      <div>
        <h2 id={id}>{heading}</h2>
        <p className="mt-3.5 max-w-75 leading-snug text-muted">
          <b className="block font-display text-[56px]/none font-semibold tracking-[-0.01em] text-brand">
            {cited.figure}
          </b>{' '}
          {cited.meaning}
        </p>
        {cited.more && <TextLinks links={[cited.more]} />}
      </div>
      <div className="grid content-start gap-4">
        {paragraphs.map((paragraph) => (
          <p key={paragraph} className="max-w-prose">
            <Prose text={paragraph} />
          </p>
        ))}
        {programs && <Programs programs={programs} />}
        <TextLinks links={links} />
      </div>
    </section>
  );
}

function Coaching() {
  return (
    <Section aria-label="Coaching by exam">
      {coaching.map((exam) => (
        <Exam key={exam.id} exam={exam} />
      ))}
    </Section>
  );
}

function Programs({ programs }: { programs: readonly Program[] }) {
  return (
    <div className="my-1 grid grid-cols-1 gap-3.5 sm:grid-cols-2">
      {programs.map(({ name, suits, fees }) => (
        <article
          key={name}
          className="card grid grid-rows-[auto_1fr_auto_auto] gap-1.5 border-t-5 border-t-brand px-4.5 pt-4 pb-3.5 leading-[1.42]"
        >
          <h3>{name}</h3>
          <p>
            <Prose text={suits} />
          </p>
          <ul>
            {fees.map(({ where, price, struckPrice, from }) => (
              <li
                key={where}
                className="flex flex-wrap items-baseline gap-x-2.5 border-t border-line py-1.5"
              >
                <span className="mr-auto">{where}</span>
                <b className="font-display text-[22px]/[1.2] font-semibold">
                  {from && 'from '}
                  <Rupees paise={price} />
                </b>
                {struckPrice && (
                  <s className="text-muted">
                    <span className="sr-only">Earlier price </span>
                    <Rupees paise={struckPrice} />
                  </s>
                )}
              </li>
            ))}
          </ul>
          <p className="text-note text-muted">18% GST included</p>
        </article>
      ))}
    </div>
  );
}

function TextLinks({ links }: { links: readonly Link[] }) {
  return (
    <ul className="mt-1.5 flex flex-wrap gap-x-6">
      {links.map(({ label, href }) => (
        <li key={href}>
          <a href={href} className="tap-target font-semibold">
            <span>
              <Prose text={label} />
            </span>
            <Icon name="arrow-right" className="size-4.5 print:hidden" />
          </a>
        </li>
      ))}
    </ul>
  );
}

type SectionHeadProps = {
  id: string;
  heading: string;
  /** Target of View All, and the list's name. */
  all: { href: string; of: string };
};

/** A heading in the specified capitals, followed by View All. */
function SectionHead({ id, heading, all }: SectionHeadProps) {
  return (
    <div className="mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <h2 id={id} className="tracking-caps">
        {heading}
      </h2>
      <ButtonLink href={all.href} variant="outline">
        View All
        <span className="sr-only"> {all.of}</span>
      </ButtonLink>
    </div>
  );
}
