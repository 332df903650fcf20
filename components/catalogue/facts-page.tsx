import { JsonLd } from '@/components/site/json-ld';
import { PageFrame } from '@/components/site/page-frame';
import { PageLinks } from '@/components/site/page-links';
import { HelpCard } from '@/components/site/phone-card';
import { Prose } from '@/components/ui/prose';
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
import { trailThrough } from '@/lib/site/seo';
import { article } from '@/lib/site/structured-data';
import { CutOffChart } from './cut-off-chart';
import { ExamPattern, OutsideLink } from './exam-pattern';
import { FactLinks } from './fact-links';
import { FactSources } from './fact-sources';
import { MarksPlanner } from './marks-planner';
import { Intro } from './page-parts';
import { Table } from './table';

type Props = { path: string; exam: ExamFacts; page: FactsPage };

/** Page of facts about an exam: tables with their sources. */
export function FactsPageView({ path, exam, page }: Props) {
  const { heading, lede, pattern, syllabus = [], tables } = page;
  const sources = distinctSources(factsOf(page));
  const day = checkedOn(sources);
  const trail = path === exam.path ? [path] : [exam.path, path];
  return (
    <>
      <JsonLd data={article({ path, headline: heading, description: lede, day })} />
      <PageFrame path={path} trail={trailThrough(...trail)}>
        <Wrap className="grid grid-cols-1 gap-10 pt-2 pb-13 lg:pb-14">
          <FactsIntro path={path} exam={exam} page={page} />
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
            <Part key={part.name} {...part} />
          ))}
          {tables.map((table) => (
            <Facts key={table.heading} {...table} />
          ))}
        </Wrap>
        <Next exam={exam} path={path} />
        <Wrap className="grid gap-8 py-10 lg:grid-cols-2 lg:gap-16">
          <Official links={exam.official} />
          <FactSources sources={[...(pattern?.sources ?? []), ...sources]} day={day} />
        </Wrap>
      </PageFrame>
    </>
  );
}

/** Heading and lede, and links to the other pages about the exam. */
function FactsIntro({ path, exam, page: { heading, lede, pattern } }: Props) {
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

function Part({ name, note, units }: SyllabusPart) {
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
            heading: `${index + 1}. ${unit.name}`,
            cells: [unit.topics],
          }))}
        />
      ) : (
        <ol className="fact-list-plain">
          {units.map((unit) => (
            <li key={unit.name}>{unit.name}</li>
          ))}
        </ol>
      )}
    </section>
  );
}

/** A table of facts under its heading. */
function Facts(table: FactTable) {
  const { id, heading, intro, columns, figures, rows } = table;
  return (
    <section>
      <h2 id={id}>
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
          heading: <Prose text={row.heading} />,
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
