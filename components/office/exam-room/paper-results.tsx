import { Filters } from '@/components/office/ui/filters';
import { Badge } from '@/components/office/ui/list';
import { Section } from '@/components/office/ui/section';
import { StudentLink } from '@/components/office/ui/student-link';
import { Table } from '@/components/office/ui/table';
import { buttonClass } from '@/components/ui/button';
import { countText } from '@/content/counted';
import { printMarks } from '@/content/catalogue/exams/pattern';
import type { ListedPair, ListedResult } from '@/lib/exam-room/paper-results';
import { papersPath } from '@/lib/exam-room/paper-sections';
import { relativeTime } from '@/lib/site/delhi-time';

interface PaperResultsProps {
  id: string;
  rows: readonly ListedResult[];
  total: number;
  /** From 0. */
  page: number;
  pageSize: number;
  /** Ids and names of the batches of those who have sat it. */
  batches: readonly (readonly [string, string])[];
  asOf: string;
}

/** The attempts of a test with names, most marks first. */
export function PaperResults({
  id,
  rows,
  total,
  page,
  pageSize,
  batches,
  asOf,
}: PaperResultsProps) {
  const path = `${papersPath}/${id}`;
  const pages = Math.ceil(total / pageSize);
  return (
    <Section
      id="results"
      title={countText(total, 'attempt')}
      actions={
        total > 0 && (
          <a className={buttonClass('outline')} href={`${path}/csv`}>
            Download as CSV
          </a>
        )
      }
    >
      <p className="office-prose">
        The rank counts first attempts only. The CSV is sorted by batch; its students count towards
        your limit of people.
      </p>
      {batches.length > 0 && (
        <Filters
          summary="Download one batch"
          isOpen={false}
          action={`${path}/csv`}
          filters={[{ name: 'batch', label: 'Batch', choices: batches }]}
          values={{}}
        />
      )}
      {rows.length === 0 && <p className="office-empty">Nobody has sat this test yet.</p>}
      {rows.length > 0 && <ResultTable rows={rows} asOf={asOf} />}
      {pages > 1 && (
        <p className="office-links">
          {page > 0 && <a href={`${path}?show=results&page=${page}`}>More marks</a>}
          {page + 1 < pages && <a href={`${path}?show=results&page=${page + 2}`}>Fewer marks</a>}
        </p>
      )}
    </Section>
  );
}

function ResultTable({ rows, asOf }: Pick<PaperResultsProps, 'rows' | 'asOf'>) {
  return (
    <Table
      label="Results"
      className="office-table-stacked"
      columns={[
        {
          head: 'Student',
          cell: ({ studentId, name, number }) => (
            <>
              <StudentLink id={studentId} name={name} />
              {number > 1 && `, attempt ${number}`}
            </>
          ),
        },
        { head: 'Rank', cell: ({ rank }) => rank ?? '' },
        {
          head: 'Marks',
          cell: ({ marks, maximum, submittedAt }) =>
            marks === null
              ? submittedAt
                ? 'Being marked'
                : 'In progress'
              : `${printMarks(marks)}\u00a0of\u00a0${printMarks(maximum ?? 0)}`,
        },
        {
          head: 'By section',
          cell: ({ sections }) =>
            (sections ?? []).length > 1
              ? sections?.map(({ name, marks }) => `${name} ${printMarks(marks)}`).join('; ')
              : '',
        },
        { head: 'Batch', cell: ({ batch }) => batch },
        {
          head: 'Started',
          cell: ({ startedAt }) => relativeTime(startedAt.toISOString(), asOf),
        },
        {
          head: 'Notes',
          cell: ({ extraMinutes, lateAnswers, isOnTwoDevices }) =>
            (extraMinutes > 0 || lateAnswers > 0 || isOnTwoDevices) && (
              <span className="paper-flags">
                {extraMinutes > 0 && <Badge tone="neutral">{extraMinutes} min extra time</Badge>}
                {lateAnswers > 0 && (
                  <Badge tone="neutral">{countText(lateAnswers, 'late answer')}</Badge>
                )}
                {isOnTwoDevices && <Badge tone="warning">Two devices at once</Badge>}
              </span>
            ),
        },
      ]}
      rows={rows}
      keyOf={(row) => row.id}
    />
  );
}

interface NotSatProps {
  /** Null where every student may sit the test. */
  students: readonly { id: string; name: string; registration: string; batch: string }[] | null;
}

/** Students who may sit a test and have not. */
export function NotSat({ students }: NotSatProps) {
  if (students === null) {
    return (
      <p className="office-empty">
        Every student with an account may sit this test, so nobody is missing.
      </p>
    );
  }
  return (
    <Section id="not-sat" title={`${countText(students.length, 'student')} without an attempt`}>
      {students.length > 0 && (
        <Table
          label="Students without an attempt"
          className="office-table-stacked"
          columns={[
            { head: 'Student', cell: ({ id, name }) => <StudentLink id={id} name={name} /> },
            { head: 'Reg. No', cell: ({ registration }) => registration },
            { head: 'Batch', cell: ({ batch }) => batch },
          ]}
          rows={students}
          keyOf={({ id }) => id}
        />
      )}
    </Section>
  );
}

/** Pairs of attempts that share more wrong answers than chance explains. */
export function SimilarPairs({ pairs }: { pairs: readonly ListedPair[] }) {
  return (
    <Section id="pairs" title="Similar wrong answers">
      <p className="office-prose">
        Pairs of first attempts with more identical wrong answers than chance explains: about one
        test in a hundred names a pair where everybody worked alone. Students who learn together
        also make the same mistakes, so look at the attempts and talk to both before you conclude
        anything.
      </p>
      {pairs.length === 0 ? (
        <p className="office-empty">No such pair.</p>
      ) : (
        <Table
          label="Similar wrong answers"
          className="office-table-stacked"
          columns={[
            {
              head: 'Students',
              cell: ({ students: [one, other] }) => (
                <>
                  <StudentLink {...one} /> and <StudentLink {...other} />
                </>
              ),
            },
            { head: 'Both wrong', cell: ({ wrong }) => countText(wrong, 'question') },
            { head: 'Same answer', cell: ({ same }) => same },
            { head: 'By chance', cell: ({ expected }) => expected.toFixed(1) },
          ]}
          rows={pairs}
          keyOf={({ students: [one, other] }) => one.id + other.id}
        />
      )}
    </Section>
  );
}
