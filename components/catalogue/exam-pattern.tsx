import { Icon } from '@/components/ui/icon';
import { factsOf } from '@/content/catalogue/exams/facts';
import {
  examTotals,
  isMixed,
  kindsOf,
  printExactly,
  printMarks,
  sectionTotals,
  type ExamSection,
  type OfficialSite,
  type PaperPattern,
  type Totals,
} from '@/content/catalogue/exams/pattern';
import {
  breakEven,
  markWord,
  plannerLines,
  scoreOf,
  typeNames,
  type Line,
} from '@/content/catalogue/exams/planner';
import { FactLinks } from './fact-links';
import { FactList } from './page-parts';
import { distinct, PaperFigure, wrongAnswer } from './paper-figure';
import { Table, type Column } from './table';

type PatternColumn = Column & {
  cell: (section: ExamSection, totals: Totals) => string;
  total: (totals: Totals) => string;
};

/** "2", "1 or 2", or "10 of 1, 20 of 2" where the section gives the counts. */
function marksEach(section: ExamSection): string {
  if (isMixed(section)) {
    return distinct(section.mixed.map(({ marks }) => printExactly(marks))).join(' or ');
  }
  if (section.kinds.length === 1) return printExactly(section.kinds[0]?.marks ?? 0);
  return section.kinds.map(({ shown, marks }) => `${shown} of ${printExactly(marks)}`).join(', ');
}

const columns: readonly PatternColumn[] = [
  {
    name: 'Type',
    cell: (section) => distinct(kindsOf(section).map(typeNames)).join(', '),
    total: () => '',
  },
  {
    name: 'Questions',
    cell: (_, { shown }) => String(shown),
    total: ({ shown }) => String(shown),
  },
  {
    name: 'Answers counted',
    cell: (_, { attempts }) => String(attempts),
    total: ({ attempts }) => String(attempts),
  },
  { name: 'Marks each', cell: marksEach, total: () => '' },
  { name: 'Negative marking', cell: wrongAnswer, total: () => '' },
  {
    name: 'Maximum marks',
    className: 'number',
    cell: (_, { maximum }) => printMarks(maximum),
    total: ({ maximum }) => printMarks(maximum),
  },
];

const columnsFor = ({ shown, attempts }: Totals): readonly PatternColumn[] =>
  columns.filter(({ name }) => name !== 'Answers counted' || attempts < shown);

/** Sections of a paper and their total. */
function PatternTable({ exam }: { exam: PaperPattern }) {
  const totals = examTotals(exam);
  const shown = columnsFor(totals);
  const sections = exam.sections.map((section) => ({
    key: section.id,
    heading: section.name,
    cells: shown.map(({ cell }) => cell(section, sectionTotals(section))),
  }));
  const whole = {
    key: 'total',
    className: 'total',
    heading: 'Whole paper',
    cells: shown.map(({ total }) => total(totals)),
  };
  return (
    <Table
      className="pattern-table"
      caption={`${exam.name}, ${exam.paper}`}
      columns={[{ name: 'Section' }, ...shown]}
      rows={sections.length > 1 ? [...sections, whole] : sections}
    />
  );
}

/** What a candidate has to know beyond the numbers. */
export function PatternNotes({ notes }: Pick<PaperPattern, 'notes'>) {
  return (
    <ul className="mt-4.5 grid max-w-prose list-disc gap-[7px] pl-5 marker:text-brand">
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

const attempt = { attempted: 10, right: 7 };

/** The line with the largest penalty for a wrong answer. */
const highestPenaltyLine = (exam: PaperPattern): Line | undefined =>
  [...plannerLines(exam)].sort((one, other) => other.negative - one.negative)[0];

function WrongAnswers({ exam }: { exam: PaperPattern }) {
  const line = highestPenaltyLine(exam);
  if (!line) return null;
  const { attempted, right } = attempt;
  const size = markWord(line.marks);
  return (
    <p className="exam-example">
      <Icon name="info" />
      <span>
        <b>Negative marking, an example.</b> You answer {attempted} {line.types} questions of {size}
        : {right} right, {attempted - right} wrong.{' '}
        <span className="whitespace-nowrap">
          {right} × {printExactly(line.marks)}
        </span>{' '}
        −{' '}
        <span className="whitespace-nowrap">
          {attempted - right} × {printExactly(line.negative)}
        </span>{' '}
        = <b className="whitespace-nowrap">{printMarks(scoreOf([[line, attempt]]))} marks</b>.
        Guessing gains marks only if more than one guess in {breakEven(line)} is right.
      </span>
    </p>
  );
}

const hours = (minutes: number): string =>
  minutes % 60 === 0 ? `${minutes} minutes (${minutes / 60} hours)` : `${minutes} minutes`;

/**
 * Pattern of the paper: organiser, sections, marks, negative marking and official sites.
 * `path` is the page that shows it. Without `isWithSources`, the page lists the sources at its foot.
 */
export function ExamPattern({
  exam,
  path,
  isWithSources = true,
}: {
  exam: PaperPattern;
  path: string;
  isWithSources?: boolean;
}) {
  const facts = factsOf(exam.id);
  return (
    <div className="exam-pattern">
      <FactList
        facts={[
          ['Conducted by', exam.body],
          ['Paper', exam.paper],
          ['Time', `${hours(exam.minutes)}, computer based`],
          ['Language', exam.languages.join(' and ')],
        ]}
      />
      <PaperFigure exam={exam} />
      <details className="phone-fold mt-3">
        <summary className="tap-target font-semibold text-brand">
          The pattern as a table
          <Icon name="chevron-down" className="turns size-5" />
        </summary>
        <PatternTable exam={exam} />
      </details>
      <PatternNotes notes={exam.notes} />
      <WrongAnswers exam={exam} />
      {facts && (
        <div className="mt-5">
          <FactLinks exam={facts} current={path} />
        </div>
      )}
      <OfficialSites {...exam} sources={isWithSources ? exam.sources : []} />
    </div>
  );
}

type Sites = Pick<PaperPattern, 'official' | 'application' | 'sources'>;

/** The official websites of an exam, and the sources of what is said about it. */
export function OfficialSites({ official, application, sources }: Sites) {
  return (
    <div className="mt-5 max-w-[76ch] text-small text-muted">
      <p>
        {application && (
          <>
            Application and admit card: <OfficialLink site={application} />.{' '}
          </>
        )}
        Syllabus and notices: <OfficialLink site={official} />.
      </p>
      {sources.length > 0 && (
        <details className="print:hidden">
          <summary className="inline-flex min-h-11 items-center gap-2 font-semibold text-brand">
            Sources
            <Icon name="chevron-down" className="turns size-5" />
          </summary>
          <ul className="grid [&_a]:inline-block [&_a]:py-2.25">
            {sources.map(({ url, title }) => (
              <li key={url}>
                <OutsideLink href={url}>{title}</OutsideLink>
              </li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}

/** The name of an official site, as a link where the URL is confirmed. */
function OfficialLink({ site }: { site: OfficialSite }) {
  return site.href ? <OutsideLink href={site.href}>{site.name}</OutsideLink> : <>{site.name}</>;
}

/** External link in running text, in a new tab. The icon stays on the line of the last word. */
export function OutsideLink({ href, children }: { href: string; children: string }) {
  const last = children.lastIndexOf(' ') + 1;
  return (
    <a href={href} target="_blank" rel="noopener nofollow" className="outside-link">
      {children.slice(0, last)}
      <span className="whitespace-nowrap">
        {children.slice(last)}
        <Icon name="external" className="size-4" />
      </span>
      <span className="sr-only"> (opens a new tab)</span>
    </a>
  );
}
