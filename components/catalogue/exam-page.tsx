import { examFigures } from '@/components/catalogue/figures/figures';
import { JsonLd } from '@/components/site/json-ld';
import { PageFrame, PageTop } from '@/components/site/page-frame';
import { PageLinks } from '@/components/site/page-links';
import { HelpCard } from '@/components/site/phone-card';
import { QuestionOfTheDay } from '@/components/practice/question-of-the-day';
import { ButtonLink } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { Paragraphs, Prose } from '@/components/ui/prose';
import { BesideCard, Section } from '@/components/ui/section';
import { enquiryHref } from '@/content/pages/contact';
import { badgesOf, type Badge } from '@/content/catalogue/exam-badges';
import type { ExamPage } from '@/content/catalogue/exam-page';
import type { AttemptMarks } from '@/content/catalogue/exams/attempt-marks';
import { courseNameOf, requireExam } from '@/content/catalogue/exams/exams';
import { examFacts } from '@/content/catalogue/exams/facts';
import { onlineCourses, patterns } from '@/content/catalogue/exams/pages';
import { printMarks } from '@/content/catalogue/exams/pattern';
import type { PlanPage } from '@/content/catalogue/sales-pages';
import { questionOfTheDay } from '@/content/practice/question-of-the-day';
import { today } from '@/lib/site/days';
import { trailThrough } from '@/lib/site/seo';
import { courseData, faqPage } from '@/lib/site/structured-data';
import { ExamPattern } from './exam-pattern';
import { ExamPreparation } from './exam-preparation';
import { ExamLectures } from './lectures';
import { MarksPlanner } from './marks-planner';
import { BatchFacts, CourseFeatures, GstNote, Intro, PageIntro, Questions } from './page-parts';
import { PlanBar } from './plan-bar';
import { PlanTabs } from './plan-tabs';
import { Syllabus } from './syllabus';
import { ExamTeachers } from './teachers';

const paths: Record<Badge['picture'], string> = {
  screen: 'M3.5 4.5h17v11.5h-17ZM9 20h6m-3-4v4m-1.8-12.4v5.4l4.4-2.7Z',
  board: 'M3 4.5h18v11.5h-18Zm3.5 15.5 2.5-4m8.5 4-2.5-4M7 12l2.2-3.8h4.4l2.2 3.8',
  tests: 'M5.5 3.5h13v17h-13ZM8.5 8.5l1.2 1.2 2-2.4M14 8.8h2m-7.5 6.4 1.2 1.2 2-2.4m2.3 1.5h2',
  booklets: 'M4 5h4v15h-4Zm5.5-1.5h4v16.5h-4Zm5.6 2.2 3.8-1 3.2 14.5-3.8 1Z',
};

function BadgePicture({ picture }: { picture: Badge['picture'] }) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      focusable="false"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[picture]} />
    </svg>
  );
}

const barWidth = 600;

const answerCounts = ({ right, wrong }: AttemptMarks) =>
  wrong > 0 ? `${right} right, ${wrong} wrong` : `${right} right`;

/* One unit is a sixth of a mark; the bar spans the 100 marks of the paper. */
function Bar({ from, to }: AttemptMarks) {
  return (
    <svg
      viewBox="0 0 600 22"
      aria-hidden="true"
      focusable="false"
      preserveAspectRatio="none"
      className="mt-1 block h-3.5 w-full stroke-grid stroke-[14]"
    >
      <path d={`M0 11H${barWidth}`} />
      <path className="stroke-brand" d={`M${from} 11H${to}`} />
    </svg>
  );
}

function MarksRange({ marks }: { marks: NonNullable<ExamPage['cited']['marks']> }) {
  return (
    <div className="mt-6 max-w-prose">
      <p>
        <Prose text={marks.intro} />
      </p>
      <dl className="marks-range my-3.5">
        {marks.rows.map((row) => (
          <div key={answerCounts(row)}>
            <dt>{answerCounts(row)}</dt>
            <dd>
              {printMarks(row.from)} to {printMarks(row.to)} of 100 marks
              <Bar {...row} />
            </dd>
          </div>
        ))}
      </dl>
      <p className="text-small text-muted">
        <Prose text={marks.note} />
      </p>
    </div>
  );
}

type Props = { page: ExamPage };

function Opens({ page: { opens, cited } }: Props) {
  return (
    <>
      <h2 className="mt-10 subheading">
        <Prose text={opens.heading} />
      </h2>
      <Intro text={opens.intro} />
      <div className="exam-opens">
        <CourseFeatures features={opens.items} />
      </div>
      {!cited.reading && (
        <p className="mt-7 flex flex-wrap items-baseline gap-x-4 border-t border-line pt-4">
          <b className="font-display text-[44px]/none text-brand-deep tabular-nums">
            {cited.figure}
          </b>{' '}
          <span>
            <Prose text={cited.meaning} />
          </span>
          {cited.more && (
            <a href={cited.more.href} className="tap-target font-semibold">
              {cited.more.label}
            </a>
          )}
        </p>
      )}
    </>
  );
}

function Plans({ page: { exam, plans } }: Props) {
  if (!plans) return null;
  return (
    <Section band="tint" aria-labelledby="fees">
      <h2 id="fees">{requireExam(exam).name} online course fees</h2>
      <Intro text={plans.intro} />
      <PlanTabs tabs={plans.tabs} page={plans.page} />
      <GstNote />
    </Section>
  );
}

/* The online course, with this page's wording and the course page's cards (D6). */
function plansData({ exam, heading, lede }: ExamPage, page: PlanPage) {
  const shown = { page, name: heading, description: lede, batches: [] };
  return courseData(onlineCourses[exam], shown);
}

/** Page about one exam: badges, paper, preparation, teaching, questions. */
export function ExamPageView({ page }: { page: ExamPage }) {
  const { path, plans } = page;
  return (
    <>
      {plans && <JsonLd data={plansData(page, plans.page)} />}
      <JsonLd data={faqPage(page.faqs)} />
      <PageFrame path={path} trail={trailThrough(path)} courseList>
        <PageTop>
          <ExamIntro page={page} />
          <Opens page={page} />
        </PageTop>
        <PatternBand page={page} />
        {page.cited.reading && <CitedFigure cited={page.cited} />}
        <PlannerBand page={page} />
        <SyllabusBand page={page} />
        <Preparation page={page} />
        <ExamPreparation {...page.preparation} />
        <QuestionOfTheDay {...questionOfTheDay(page.exam, today())} />
        <Teaching page={page} />
        <ExamTeachers exam={page.exam} band="white" />
        <ExamLectures exam={page.exam} />
        <Deliverables page={page} />
        <Plans page={page} />
        <Questions faqs={page.faqs} />
        <Enquiry page={page} />
        {plans && <PlanBar tabs={plans.tabs} page={plans.page} />}
      </PageFrame>
    </>
  );
}

function Enquiry({ page: { path, enquiry, next } }: Props) {
  return (
    <Section band="white" aria-labelledby="enquire">
      <BesideCard card={<HelpCard from={{ page: path }} />}>
        <h2 id="enquire">{enquiry.heading}</h2>
        <p className="mt-3 mb-5 max-w-prose">
          <Prose text={enquiry.text} />
        </p>
        <p>
          <ButtonLink href={enquiryHref(path)}>
            <span>
              <Prose text={enquiry.button} />
            </span>
          </ButtonLink>
        </p>
        <h3 className="mt-9 mb-3">Related pages</h3>
        <PageLinks paths={next} />
      </BesideCard>
    </Section>
  );
}

function Preparation({ page: { prepare, suits } }: Props) {
  return (
    <Section band="white" aria-labelledby="prepare">
      <div
        className={suits && 'grid gap-11 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:gap-16'}
      >
        <div>
          <h2 id="prepare" className="mb-3">
            <Prose text={prepare.heading} />
          </h2>
          {prepare.intro && <Paragraphs texts={[prepare.intro]} />}
          <div className="mt-6">
            <CourseFeatures features={prepare.items} />
          </div>
          {prepare.closing && (
            <div className="mt-6">
              <Paragraphs texts={[prepare.closing]} />
            </div>
          )}
        </div>
        {suits && (
          <div>
            <h2 className="mb-3 subheading">{suits.heading}</h2>
            <Paragraphs texts={suits.paragraphs} />
          </div>
        )}
      </div>
    </Section>
  );
}

function Teaching({ page: { exam, teaching } }: Props) {
  return (
    <Section aria-labelledby="teaching">
      <h2 id="teaching">{requireExam(exam).name} coaching batches and timings</h2>
      <Intro
        text={[teaching.experience, teaching.intro].filter(Boolean).join(' ')}
        className="mb-6"
      />
      <BatchFacts batches={teaching.batches} />
      {teaching.note && (
        <p className="mt-3 text-small text-muted">
          <Prose text={teaching.note} />
        </p>
      )}
    </Section>
  );
}

function ExamIntro({ page }: { page: ExamPage }) {
  return (
    <PageIntro heading={page.heading} lede={page.lede} figure={examFigures[page.exam]}>
      <Badges label="Courses, tests and booklets" badges={badgesOf(page.exam)} />
      {page.intro.map((paragraph) => (
        <p key={paragraph} className="max-w-prose">
          <Prose text={paragraph} />
        </p>
      ))}
    </PageIntro>
  );
}

function Deliverables({ page: { exam, deliverables, plans } }: Props) {
  return (
    <Section band={plans ? 'white' : 'tint'} aria-labelledby="deliverables">
      <h2 id="deliverables">
        <Prose text={`What our ${requireExam(exam).name} courses include`} />
      </h2>
      <Intro text={deliverables.intro} className="mb-7" />
      <ul className="deliverables">
        {deliverables.items.map(({ name, detail, link }) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>
              <Prose text={detail} />
            </p>
            <a href={link.href}>
              <span>
                <Prose text={link.label} />
              </span>
              <Icon name="arrow-right" className="size-5" />
            </a>
          </li>
        ))}
      </ul>
      {deliverables.note && (
        <p className="mt-5 text-small text-muted">
          <Prose text={deliverables.note} />
        </p>
      )}
    </Section>
  );
}

function CitedFigure({ cited }: Pick<ExamPage, 'cited'>) {
  const { figure, meaning, heading, reading = [], marks } = cited;
  return (
    <Section band="white" aria-labelledby="cited">
      <div className="grid gap-7 md:grid-cols-[minmax(0,2fr)_minmax(0,3fr)] md:gap-11 lg:gap-16">
        <p className="cited-figure">
          <b>{figure}</b>
          <span>
            <Prose text={meaning} />
          </span>
        </p>
        <div>
          <h2 id="cited" className="mb-4">
            {heading}
          </h2>
          <Paragraphs texts={reading} />
          {marks && <MarksRange marks={marks} />}
        </div>
      </div>
    </Section>
  );
}

function Badges({ label, badges }: { label: string; badges: readonly Badge[] }) {
  return (
    <ul aria-label={label} className="exam-badges">
      {badges.map(({ picture, label: name, fact, href }) => (
        <li key={href}>
          <a href={href}>
            <BadgePicture picture={picture} />
            <b>{name}</b>
            <span>
              <Prose text={fact} />
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function PatternBand({ page }: Props) {
  return (
    <Section band="tint" aria-labelledby="paper">
      <h2 id="paper">{courseNameOf(page.exam)} exam pattern</h2>
      <Intro text={page.patternIntro} className="mb-6" />
      <ExamPattern exam={patterns[page.exam]} path={page.path} />
    </Section>
  );
}

function PlannerBand({ page }: Props) {
  return (
    <Section aria-labelledby="planner">
      <h2 id="planner">{requireExam(page.exam).name} marks calculator</h2>
      <Intro text={page.plannerIntro} className="mb-6" />
      <MarksPlanner exam={patterns[page.exam]} />
    </Section>
  );
}

function SyllabusBand({ page }: Props) {
  return (
    <Section band="tint" aria-labelledby="syllabus">
      <h2 id="syllabus">{courseNameOf(page.exam)} syllabus</h2>
      <Intro text={page.syllabusIntro} className="mb-6" />
      <Syllabus exam={examFacts[page.exam]} />
    </Section>
  );
}
