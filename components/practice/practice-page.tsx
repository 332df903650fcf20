import { PageFrame } from '@/components/site/page-frame';
import { Prose } from '@/components/ui/prose';
import { Wrap } from '@/components/ui/section';
import { Island } from '@/components/islands/island';
import { distinct, wrongAnswer } from '@/components/catalogue/paper-figure';
import { Table } from '@/components/catalogue/table';
import { kindsOf, printExactly } from '@/content/catalogue/exams/pattern';
import { paperWords, practice, practicePath, solutionsPath } from '@/content/pages/practice';
import { idsOf } from '@/content/pages/routes';
import type { PracticePaper } from '@/content/practice/practice-paper';
import { trailThrough } from '@/lib/site/seo';
import { PracticeNext } from './practice-index-page';
import { PracticeRoom } from './practice-room';

/** A free paper: what it asks, its rules, and the room where it is sat. */
export function PracticePaperPage({ paper }: { paper: PracticePaper }) {
  const { exam, minutes, pattern } = paper;
  const { calculator = false } = pattern;
  const path = practicePath(exam);
  const { heading, lede, rules } = paperWords(paper);
  return (
    <PageFrame path={path} trail={trailThrough(practice.path, path)}>
      <Wrap className="pt-2 pb-13 lg:pb-14">
        <h1>
          <Prose text={heading} />
        </h1>
        <p className="lede mt-4 mb-6 max-w-prose">
          <Prose text={lede} />
        </p>
        <Marking paper={paper} />
        <ul className="my-6 grid max-w-prose list-disc gap-2 pl-6">
          {rules.map((rule) => (
            <li key={rule}>
              <Prose text={rule} />
            </li>
          ))}
        </ul>
        <div id="room" className="practice">
          <Island name="practiceRoom" part={PracticeRoom} props={{ path, minutes, calculator }} />
        </div>
        <p className="mt-4">
          <a href={solutionsPath(exam)} className="tap-target">
            Read the questions with their solutions
          </a>
        </p>
      </Wrap>
      <PracticeNext
        paths={[
          ...idsOf.testseries.filter((id) => id === exam).map((id) => `/testseries/${id}`),
          `/onlinecourses/${exam}`,
          practice.path,
        ]}
        path={path}
      />
    </PageFrame>
  );
}

function Marking({ paper: { pattern, sections } }: { paper: PracticePaper }) {
  return (
    <Table
      className="fact-table"
      caption="Marks for each question"
      columns={[
        { name: 'Section' },
        { name: 'Questions' },
        { name: 'Right answer' },
        { name: 'Wrong answer' },
      ]}
      rows={pattern.sections.map((section, index) => {
        const { counted = 0, questions = [] } = sections[index] ?? {};
        return {
          key: section.id,
          heading: section.name,
          cells: [
            counted < questions.length
              ? `${questions.length}, the first ${counted} answers count`
              : `${questions.length}`,
            distinct(kindsOf(section).map((kind) => `+${printExactly(kind.marks)}`)).join(' or '),
            wrongAnswer(section),
          ],
        };
      })}
    />
  );
}
