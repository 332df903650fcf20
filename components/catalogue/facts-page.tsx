import { JsonLd } from '@/components/site/json-ld';
import { PageFrame } from '@/components/site/page-frame';
import { QuestionOfTheDay } from '@/components/practice/question-of-the-day';
import { PageLinks } from '@/components/site/page-links';
import { HelpCard } from '@/components/site/phone-card';
import { Prose } from '@/components/ui/prose';
import { buttonClass } from '@/components/ui/button';
import { BesideCard, Section, Wrap } from '@/components/ui/section';
import {
  checkedOn,
  distinctSources,
  factsOf,
  type ExamFacts,
  type FactTable,
  type FactsPage,
  type OfficialLink,
  type SyllabusPart,
} from '@/content/catalogue/exam-facts';
import { ruleCharts } from '@/content/catalogue/eligibility-rules';
import type { ExamWithFacts } from '@/content/catalogue/exams/exams';
import { patterns } from '@/content/catalogue/exams/pages';
import type { PaperPattern } from '@/content/catalogue/exams/pattern';
import { solutionsPath, unitId } from '@/content/pages/practice';
import { practiceExams } from '@/content/practice/practice-paper';
import { practicePaper } from '@/content/practice/practice-papers';
import { questionOfTheDay } from '@/content/practice/question-of-the-day';
import { today } from '@/lib/site/days';
import { trailThrough } from '@/lib/site/seo';
import { article } from '@/lib/site/structured-data';
import { CareerFigure } from './career-figure';
import { CutOffChart } from './cut-off-chart';
import { ExamPattern, OutsideLink, PatternNotes } from './exam-pattern';
import { FactLinks } from './fact-links';
import { FactSources } from './fact-sources';
import { MarksPlanner } from './marks-planner';
import { Intro } from './page-parts';
import { PaperFigure } from './paper-figure';
import { RuleFigure } from './rule-figure';
import { Table } from './table';

type Props = { path: string; id: ExamWithFacts; exam: ExamFacts; page: FactsPage };

/** Page of facts about an exam: tables with their sources. */
export function FactsPageView({ path, id, exam, page }: Props) {
  const { heading, lede, pattern, syllabus = [], tables } = page;
  const practised = practiceExams.find((one) => one === id);
  const isEligibility = page === exam.pages.eligibility;
  const paper = syllabus.length > 0 ? patterns[id] : null;
  const sources = distinctSources(factsOf(page));
  const day = checkedOn(sources);
  const trail = path === exam.path ? [path] : [exam.path, path];
  return (
    <>
      <JsonLd data={article({ path, headline: heading, description: lede, day })} />
      <PageFrame path={path} trail={trailThrough(...trail)}>
        <Wrap className="grid grid-cols-1 gap-10 pt-2 pb-13 lg:pb-14">
          <FactsIntro path={path} exam={exam} page={page} />
          {paper && <Paper paper={paper} />}
          {isEligibility && <Rules exam={id} />}
          {pattern && (
            <section>
              <h2 className="mb-5">Exam pattern and marking</h2>
              <ExamPattern exam={pattern} path={path} isWithSources={false} />
            </section>
          )}
          {pattern && (
            <section>
              <h2 id="planner" className="mb-5">
                {exam.name} marks calculator
              </h2>
              <MarksPlanner exam={pattern} />
            </section>
          )}
          {syllabus.map((part) => (
            <Part key={part.name} id={id} {...part} />
          ))}
          {paper && <SyllabusPdf exam={exam} />}
          {tables.map((table) => (
            <Facts key={table.heading} id={id} table={table} />
          ))}
          {isEligibility && (
            <section>
              <h2>
                <Prose text={`What comes after ${exam.name}`} />
              </h2>
              <CareerFigure exam={id} />
            </section>
          )}
        </Wrap>
        {practised && page === exam.overview && (
          <QuestionOfTheDay {...questionOfTheDay(practised, today())} />
        )}
        <Next exam={exam} path={path} />
        <Wrap className="grid gap-8 py-10 lg:grid-cols-2 lg:gap-16">
          <Official links={exam.official} />
          <FactSources sources={[...((pattern ?? paper)?.sources ?? []), ...sources]} day={day} />
        </Wrap>
      </PageFrame>
    </>
  );
}

/** Heading and lede, and links to the other pages about the exam. */
function FactsIntro({ path, exam, page: { heading, lede, pattern } }: Omit<Props, 'id'>) {
  return (
    <div className="grid content-start gap-4">
      <h1>
        <Prose text={heading} />
      </h1>
      <p className="lede max-w-prose">
        <Prose text={lede} />
      </p>
      {!pattern && <FactLinks exam={exam} current={path} />}
    </div>
  );
}

const ruleHeadings: Partial<Record<ExamWithFacts, string>> = {
  'iit-jam': 'M.Sc. at an NIT: marks you need in your B.Sc.',
};

function Rules({ exam }: { exam: ExamWithFacts }) {
  if (!ruleCharts[exam]) return null;
  return (
    <section>
      <h2>{ruleHeadings[exam] ?? 'Marks and age you need'}</h2>
      <RuleFigure exam={exam} />
    </section>
  );
}

/** How the marks of the paper are divided, and what the pattern says about it. */
function Paper({ paper }: { paper: PaperPattern }) {
  return (
    <section>
      <h2 id="weightage">Weightage by section: questions and marks in the paper</h2>
      <PaperFigure exam={paper} />
      <PatternNotes notes={paper.notes} />
    </section>
  );
}

function Official({ links }: { links: readonly OfficialLink[] }) {
  return (
    <section aria-labelledby="official">
      <h2 id="official" className="text-[22px]">
        Official sites
      </h2>
      <dl className="mt-2 grid gap-2">
        {links.map(({ use, href }) => (
          <div key={use}>
            <dt className="text-small text-muted">{use}</dt>
            <dd className="wrap-anywhere">
              <OutsideLink href={href}>{new URL(href).host}</OutsideLink>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Link to the solved questions of a unit of the syllabus, if there are any. */
function Solved({ id, unit }: { id: ExamWithFacts; unit: string }) {
  const exam = practiceExams.find((one) => one === id);
  if (!exam) return null;
  const { sections } = practicePaper(exam);
  const count = sections
    .flatMap(({ questions }) => questions)
    .filter((question) => question.unit === unit).length;
  if (count === 0) return null;
  return (
    <a
      href={`${solutionsPath(exam)}#${unitId(unit)}`}
      className="block w-fit py-0.5 text-small font-normal print:hidden"
    >
      {count} solved {count === 1 ? 'question' : 'questions'}
      <span className="sr-only"> of {unit}</span>
    </a>
  );
}

function Part({ id, name, note, units }: SyllabusPart & { id: ExamWithFacts }) {
  const heading = `${name}: ${units.length} ${units.some(({ topics }) => topics) ? 'units' : 'topics'}`;
  return (
    <section>
      <h2>
        <Prose text={heading} />
      </h2>
      {note && <Intro text={note} className="" />}
      {units.some(({ topics }) => topics) ? (
        <Table
          className="fact-table syllabus-table"
          caption={<span className="sr-only">{heading}</span>}
          columns={[{ name: 'Unit' }, { name: 'Topics' }]}
          rows={units.map((unit, index) => ({
            key: unit.name,
            heading: (
              <>
                {index + 1}. {unit.name}
                <Solved id={id} unit={unit.name} />
              </>
            ),
            cells: [unit.topics],
          }))}
        />
      ) : (
        <ol className="fact-list-plain">
          {units.map((unit) => (
            <li key={unit.name}>
              {unit.name}
              <Solved id={id} unit={unit.name} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** Where the official syllabus is, and a button for the list on paper. */
function SyllabusPdf({ exam: { name, official } }: { exam: ExamFacts }) {
  const link = official.find(({ use }) => /syllabus/i.test(use)) ?? official[0];
  return (
    <section aria-labelledby="pdf">
      <h2 id="pdf">
        <Prose text={`${name} Chemistry syllabus PDF`} />
      </h2>
      {link && (
        <p className="mt-2 max-w-prose">
          Official syllabus: <OutsideLink href={link.href}>{new URL(link.href).host}</OutsideLink>
        </p>
      )}
      <p className="mt-4 print:hidden">
        <button type="button" data-print className={buttonClass('outline', 'invisible')}>
          Print or save as PDF
        </button>
      </p>
    </section>
  );
}

/** A table of facts under its heading. */
function Facts({ id, table }: { id: ExamWithFacts; table: FactTable }) {
  const { heading, intro, columns, figures, rows } = table;
  return (
    <section>
      <h2 id={table.id}>
        <Prose text={heading} />
      </h2>
      {intro && <Intro text={intro} className="" />}
      {table.cutOffs && <CutOffChart table={table} />}
      <Table
        className={`fact-table ${figures ? 'figures-table' : ''}`.trim()}
        caption={<span className="sr-only">{heading}</span>}
        columns={columns.map((name) => ({ name }))}
        rows={rows.map((row) => ({
          key: row.heading,
          heading: (
            <>
              <Prose text={row.heading} />
              <Solved id={id} unit={row.heading} />
            </>
          ),
          cells: row.cells.map((cell) => <Prose key={cell} text={cell} />),
        }))}
      />
    </section>
  );
}

/** Courses, tests and booklets for the exam, with the help card beside them. */
function Next({ exam, path }: { exam: ExamFacts; path: string }) {
  return (
    <Section band="white" aria-labelledby="next">
      <BesideCard card={<HelpCard from={{ page: path }} />}>
        <h2 id="next" className="mb-4">
          <Prose text={`Prepare for ${exam.name} with us`} />
        </h2>
        <PageLinks paths={exam.next.filter((one) => one !== path)} />
      </BesideCard>
    </Section>
  );
}
