'use client';

import { FactorFirstForm } from '@/components/office/frame/factor-first-form';
import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import { Details } from '@/components/office/ui/details';
import { Filters } from '@/components/office/ui/filters';
import { Badge, Row, type BadgeTone } from '@/components/office/ui/list';
import { printedMoment } from '@/components/office/ui/printed-moment';
import { Table } from '@/components/office/ui/table';
import { Tabs } from '@/components/office/ui/tabs';
import { ButtonLink, buttonClass } from '@/components/ui/button';
import { countText } from '@/content/counted';
import type { ExamOutline } from '@/lib/question-bank/exam-outlines';
import {
  questionsAddress,
  questionStates,
  type QuestionFilter,
  type QuestionState,
} from '@/lib/question-bank/question-filter';
import { questionTypes } from '@/lib/question-bank/question-fields';
import type { ListedQuestion, UnitCount } from '@/lib/question-bank/questions';
import { may, type StaffRights } from '@/lib/staff/permissions';
import { printPlace } from './question-view';

const path = '/searchuser/questions';

/** Beside the heading of the list. */
export function QuestionActions({ rights }: { rights: StaffRights }) {
  return (
    <div className="office-links">
      <ButtonLink href={`${path}/new`}>Add a question</ButtonLink>
      <ButtonLink href={`${path}/import`} variant="outline">
        Import
      </ButtonLink>
      {may({ rights }, 'questions.export') && (
        <FactorFirstForm action={`${path}/export`}>
          <button type="submit" className={buttonClass('outline')}>
            Export
          </button>
        </FactorFirstForm>
      )}
    </div>
  );
}

interface QuestionListProps {
  rights: StaffRights;
  outlines: readonly ExamOutline[];
  filter: QuestionFilter;
  questions: readonly ListedQuestion[];
  units: readonly UnitCount[];
  /** Number of all questions that the filter leaves, and the page of the list. */
  found: number;
  page: number;
  pages: number;
  /** The question that the person may approve next. */
  next: { id: string; waiting: number } | null;
  asOf: string;
}

/** The question bank: what waits, filters, questions of each unit, and the questions. */
export function QuestionList(props: QuestionListProps) {
  const { rights, outlines, filter, questions, units, found, page, pages, next, asOf } = props;
  return (
    <RefreshOnChange rights={rights}>
      {next && (
        <p className="office-prose">
          {countText(next.waiting, 'question')} of colleagues{' '}
          {next.waiting === 1 ? 'waits' : 'wait'} for your approval.{' '}
          <a href={`${path}/${next.id}`}>Check the next one</a>
        </p>
      )}
      <Tabs
        label="Questions by state"
        tabs={[
          { label: 'All', href: withFilter(filter, { state: null }), isCurrent: !filter.state },
          ...(Object.keys(questionStates) as QuestionState[]).map((state) => ({
            label: questionStates[state],
            href: withFilter(filter, { state }),
            isCurrent: filter.state === state,
          })),
        ]}
      />
      <QuestionFilters outlines={outlines} filter={filter} />
      <Units filter={filter} units={units} outlines={outlines} />
      {questions.length === 0 ? (
        <p className="office-empty">
          {Object.values(filter).some(Boolean)
            ? 'No question matches these filters.'
            : 'No questions yet. Add one, or import a spreadsheet.'}
        </p>
      ) : (
        <>
          <p className="office-note question-count">{countText(found, 'question')}</p>
          <ul className="office-list questions">
            {questions.map((question) => (
              <Question key={question.id} question={question} outlines={outlines} asOf={asOf} />
            ))}
          </ul>
        </>
      )}
      {pages > 1 && (
        <p className="office-links">
          {page > 1 && <a href={questionsAddress(path, filter, page - 1)}>Previous page</a>}
          <span>
            Page {page} of {pages}
          </span>
          {page < pages && <a href={questionsAddress(path, filter, page + 1)}>Next page</a>}
        </p>
      )}
    </RefreshOnChange>
  );
}

const withFilter = (filter: QuestionFilter, change: Partial<QuestionFilter>) =>
  questionsAddress(path, { ...filter, ...change });

function QuestionFilters({ outlines, filter }: Pick<QuestionListProps, 'outlines' | 'filter'>) {
  const { state, ...narrowing } = filter;
  const isNarrowed = Object.values(narrowing).some(Boolean);
  const exam = outlines.find(({ id }) => id === filter.exam);
  return (
    <Filters
      summary="Filter questions"
      isOpen={isNarrowed}
      action={path}
      values={{ ...filter }}
      kept={{ state: state ?? undefined }}
      filters={[
        {
          name: 'exam',
          label: 'Exam',
          any: 'All exams',
          choices: outlines.map(({ id, name }) => [id, name] as const),
        },
        ...(exam
          ? [
              {
                name: 'section',
                label: 'Section',
                any: 'All sections',
                choices: exam.sections.map(({ id, name }) => [id, name] as const),
              },
              {
                name: 'unit',
                label: 'Unit',
                any: 'All units',
                choices: exam.parts.flatMap(({ units }) =>
                  units.map((unit) => [unit, unit] as const),
                ),
              },
            ]
          : []),
        { name: 'type', label: 'Type', any: 'All types', choices: Object.entries(questionTypes) },
        { name: 'q', label: 'Words in title, text or source', type: 'text' },
      ]}
      {...(isNarrowed && {
        clear: { href: questionsAddress(path, { state }), label: 'All questions' },
      })}
    />
  );
}

/** How many questions each unit has, in the order of the syllabus. */
function Units({
  filter,
  units,
  outlines,
}: Pick<QuestionListProps, 'filter' | 'units' | 'outlines'>) {
  const shown = outlines.filter(({ id }) => !filter.exam || id === filter.exam);
  const rows = shown.flatMap(({ id: exam, name, parts }) =>
    parts.flatMap(({ units: own }) =>
      own.flatMap((unit) => {
        const counted = units.find((one) => one.exam === exam && one.unit === unit);
        if (!counted && !filter.exam) return [];
        return [{ exam, name, unit, questions: 0, waiting: 0, ...counted }];
      }),
    ),
  );
  if (rows.length === 0) return null;
  return (
    <Details summary="Questions by unit">
      <Table
        label="Questions by unit"
        className="office-table-figures question-units"
        rows={rows}
        keyOf={({ exam, unit }) => `${exam} ${unit}`}
        columns={[
          {
            head: 'Unit',
            cell: ({ exam, name, unit, questions }) => (
              <>
                {questions > 0 ? (
                  <a href={questionsAddress(path, { exam, unit })}>{unit}</a>
                ) : (
                  <span>{unit}</span>
                )}
                {!filter.exam && <span className="office-note"> {name}</span>}
              </>
            ),
          },
          { head: 'Questions', cell: ({ questions }) => questions },
          { head: 'Waiting', cell: ({ waiting }) => waiting },
        ]}
      />
    </Details>
  );
}

interface QuestionProps extends Pick<QuestionListProps, 'outlines' | 'asOf'> {
  question: ListedQuestion;
}

function Question({ question, outlines, asOf }: QuestionProps) {
  const { id, exam, title, unit, number, isApproved, isWithdrawn, changedAt, writer } = question;
  const name = outlines.find((one) => one.id === exam)?.name ?? exam;
  const by = writer ? ` by ${writer}` : '';
  return (
    <Row
      headingLevel="h2"
      heading={<a href={`${path}/${id}`}>{title}</a>}
      about={
        <p>
          {name}, {printPlace(outlines, question)}
        </p>
      }
    >
      <p>{unit}</p>
      <div>
        <StateBadge isApproved={isApproved} isWithdrawn={isWithdrawn} />
        <p className="office-note">
          Version {number}
          {by}, {printedMoment(changedAt, asOf)}
        </p>
      </div>
    </Row>
  );
}

const tones: Readonly<Record<QuestionState, BadgeTone>> = {
  waiting: 'warning',
  approved: 'success',
  withdrawn: 'closed',
};

/** The state of a question in a word. */
export function StateBadge({
  isApproved,
  isWithdrawn,
}: Pick<ListedQuestion, 'isApproved' | 'isWithdrawn'>) {
  const state = isWithdrawn ? 'withdrawn' : isApproved ? 'approved' : 'waiting';
  return <Badge tone={tones[state]}>{questionStates[state]}</Badge>;
}
