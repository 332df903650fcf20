'use client';

import { useState } from 'react';
import { isAnswered } from '@/components/form/call';
import { useAttempt } from '@/components/form/use-checked-form';
import { officeCall, UNREACHED } from '@/components/office/frame/office-call';
import { LazyDetails } from '@/components/office/ui/details';
import { Filters } from '@/components/office/ui/filters';
import {
  ActionForm,
  CheckboxField,
  OfficeForm,
  useOfficeForm,
  type BoundField,
} from '@/components/office/ui/form';
import { useOffice } from '@/components/office/ui/office-context';
import { Section } from '@/components/office/ui/section';
import { Table } from '@/components/office/ui/table';
import { buttonClass } from '@/components/ui/button';
import { countText } from '@/content/counted';
import type { QuestionType } from '@/content/catalogue/exams/pattern';
import { papersPath, type PaperSectionPlan } from '@/lib/exam-room/paper-sections';

const forms = () => import('@/lib/exam-room/paper-forms');

/** A question in its place, without its key. */
interface PlacedTitle {
  position: number;
  section: string;
  version: string;
  title: string;
  unit: string;
  type: QuestionType;
  marks: number;
}

/** A question that a section could take, and the tests that have it. */
interface FreeQuestion extends Omit<PlacedTitle, 'position' | 'section'> {
  usedIn: readonly string[];
}

interface UnitOfSection {
  section: string;
  unit: string;
  count: number;
}

interface PaperQuestionsProps {
  id: string;
  isPublished: boolean;
  sections: readonly PaperSectionPlan[];
  questions: readonly PlacedTitle[];
  units: readonly UnitOfSection[];
  /** The section and unit whose questions are listed to add one. */
  chosen: { section: string; unit: string | null } | null;
  free: readonly FreeQuestion[];
}

/** The questions of a test, by section; of one that is not published they can be drawn, added, moved and taken out. */
export function PaperQuestions(props: PaperQuestionsProps) {
  const { id, isPublished, sections, questions, units, chosen, free } = props;
  return sections.map((plan) => {
    const own = questions.filter(({ section }) => section === plan.id);
    const shown = plan.shown ?? own.length;
    const counted = plan.counted < shown ? `, the first ${plan.counted} answers count` : '';
    return (
      <Section
        key={plan.id}
        id={`section-${plan.id}`}
        title={`${plan.name}: ${own.length} of ${countText(shown, 'question')}${counted}`}
      >
        {own.length > 0 && (
          <QuestionTable paper={id} isPublished={isPublished} questions={own} name={plan.name} />
        )}
        {!isPublished && (
          <div className="office-actions">
            {own.length < shown && (
              <DrawForm
                key={own.length}
                paper={id}
                plan={plan}
                left={shown - own.length}
                units={units.filter(({ section }) => section === plan.id)}
              />
            )}
            <AddOne
              paper={id}
              plan={plan}
              units={units.filter(({ section }) => section === plan.id)}
              unit={chosen?.section === plan.id ? (chosen.unit ?? '') : null}
              free={chosen?.section === plan.id ? free : []}
            />
          </div>
        )}
      </Section>
    );
  });
}

interface QuestionTableProps {
  paper: string;
  isPublished: boolean;
  questions: readonly PlacedTitle[];
  name: string;
}

function QuestionTable({ paper, isPublished, questions, name }: QuestionTableProps) {
  const columns = [
    {
      head: 'Question',
      cell: ({ position, title }: PlacedTitle) => (
        <>
          {position + 1}. <bdi>{title}</bdi>
        </>
      ),
    },
    { head: 'Unit', cell: ({ unit }: PlacedTitle) => unit },
    {
      head: 'Type',
      cell: ({ type, marks }: PlacedTitle) => `${type}, ${countText(marks, 'mark')}`,
    },
    ...(isPublished
      ? []
      : [
          {
            head: 'Move',
            cell: ({ version, title }: PlacedTitle, index: number) => (
              <PlaceButtons
                paper={paper}
                version={version}
                title={title}
                place={index + 1}
                isLast={index + 1 === questions.length}
              />
            ),
          },
        ]),
  ];
  return (
    <Table
      label={name}
      className="office-table-stacked paper-questions"
      columns={columns}
      rows={questions}
      keyOf={({ version }) => version}
    />
  );
}

/** Puts a question somewhere, and has the page drawn again. */
function usePlace(paper: string) {
  const { refresh } = useOffice();
  const { busy, attempt } = useAttempt();
  const [problem, setProblem] = useState('');
  const put = (version: string, place: number | null, doneText: string) =>
    void attempt(async () => {
      const outcome = await officeCall('/api/admin/papers/question', {
        paper,
        version,
        place: place === null ? '' : String(place),
      });
      setProblem(outcome.ok ? '' : (isAnswered(outcome) && outcome.message) || UNREACHED);
      if (outcome.ok) refresh(doneText);
    });
  return { busy, problem, put };
}

interface PlaceButtonsProps {
  paper: string;
  version: string;
  title: string;
  /** From 1. */
  place: number;
  isLast: boolean;
}

function PlaceButtons({ paper, version, title, place, isLast }: PlaceButtonsProps) {
  const { busy, problem, put } = usePlace(paper);
  const button = (label: string, to: number | null, isUseless: boolean, done: string) => (
    <button
      type="button"
      className="link-button"
      disabled={isUseless}
      aria-disabled={busy}
      onClick={() => put(version, to, done)}
    >
      {label}
      <span className="sr-only"> {title}</span>
    </button>
  );
  return (
    <span className="paper-moves">
      {button('Up', place - 1, place === 1, 'Moved up.')}
      {button('Down', place + 1, isLast, 'Moved down.')}
      {button('Take out', null, false, `Taken out: ${title}`)}
      {problem && (
        <span role="alert" className="office-warning">
          {problem}
        </span>
      )}
    </span>
  );
}

interface DrawFormProps {
  paper: string;
  plan: PaperSectionPlan;
  left: number;
  units: readonly UnitOfSection[];
}

/** Draws what a section lacks. */
function DrawForm({ paper, plan, left, units }: DrawFormProps) {
  const form = useOfficeForm({
    url: '/api/admin/papers/draw',
    loadSchema: () => forms().then(({ drawSchema }) => drawSchema),
    blank: { paper, section: plan.id, units: '' },
    doneText: ({ added, missing }) =>
      [
        `${countText(added, 'question')} drawn.`,
        ...missing.map(
          ({ marks, count }) =>
            `${countText(count, 'question')} of ${countText(marks, 'mark')} missing: approve more in this section.`,
        ),
      ].join(' '),
  });
  return (
    <LazyDetails summary={`Draw ${countText(left, 'question')}`}>
      <OfficeForm form={form} label={`Draw: ${plan.name}`} send="Draw" sending="Drawing">
        <UnitsField
          {...form.bind('units')}
          units={units}
          onChange={(lines) => void form.fill('units', lines)}
        />
      </OfficeForm>
    </LazyDetails>
  );
}

interface UnitsFieldProps extends BoundField {
  units: readonly UnitOfSection[];
  onChange: (lines: string) => void;
}

function UnitsField({ field, units, onChange }: UnitsFieldProps) {
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const change = (unit: string, isChosen: boolean) => {
    const next = isChosen ? [...chosen, unit] : chosen.filter((one) => one !== unit);
    setChosen(next);
    onChange(next.join('\n'));
  };
  return (
    <fieldset className="field office-choices">
      <legend>Units (none chosen: from all)</legend>
      <div>
        {units.map(({ unit, count }) => (
          <label key={unit}>
            <input
              type="checkbox"
              checked={chosen.includes(unit)}
              onChange={({ target }) => change(unit, target.checked)}
            />
            {unit} ({count})
          </label>
        ))}
      </div>
      <input {...field} type="hidden" defaultValue="" />
    </fieldset>
  );
}

interface AddOneProps {
  paper: string;
  plan: PaperSectionPlan;
  units: readonly UnitOfSection[];
  /** The unit whose questions are listed; '' for all, null while none are. */
  unit: string | null;
  free: readonly FreeQuestion[];
}

/** The most questions that are listed to add one. */
const LISTED = 60;

function AddOne({ paper, plan, units, unit, free }: AddOneProps) {
  const { busy, problem, put } = usePlace(paper);
  return (
    <>
      <Filters
        summary="Add a question"
        isOpen={unit !== null}
        action={`${papersPath}/${paper}`}
        filters={[
          {
            name: 'unit',
            label: 'Unit',
            any: 'All units',
            choices: units.map((one) => [one.unit, `${one.unit} (${one.count})`]),
          },
        ]}
        values={{ unit }}
        kept={{ section: plan.id }}
      />
      {unit !== null && free.length === 0 && (
        <p className="office-empty">No other approved question fits here.</p>
      )}
      {free.length > LISTED && (
        <p className="office-note">The first {LISTED} are listed. Choose a unit to see others.</p>
      )}
      {problem && (
        <p role="alert" className="office-warning">
          {problem}
        </p>
      )}
      {free.length > 0 && (
        <Table
          label={`Approved questions: ${plan.name}`}
          className="office-table-stacked paper-questions"
          columns={[
            { head: 'Question', cell: ({ title }) => <bdi>{title}</bdi> },
            { head: 'Unit', cell: (one) => one.unit },
            { head: 'Type', cell: ({ type, marks }) => `${type}, ${countText(marks, 'mark')}` },
            { head: 'In tests', cell: ({ usedIn }) => usedIn.join('; ') || 'None' },
            {
              head: 'Add',
              cell: ({ version, title }) => (
                <button
                  type="button"
                  className={buttonClass('outline')}
                  aria-disabled={busy}
                  onClick={() => put(version, 999, `Added: ${title}`)}
                >
                  Add<span className="sr-only"> {title}</span>
                </button>
              ),
            },
          ]}
          rows={free.slice(0, LISTED)}
          keyOf={({ version }) => version}
        />
      )}
    </>
  );
}

interface PublishingProps {
  id: string;
  title: string;
  examName: string;
  isPublished: boolean;
  isWithdrawn: boolean;
  problems: readonly string[];
  differences: readonly string[];
}

/** What the test still needs, what it has otherwise than the exam, and how it is published or withdrawn. */
export function Publishing(props: PublishingProps) {
  const { id, title, examName, isPublished, isWithdrawn, problems, differences } = props;
  return (
    <div className="office-stack office-stack-wide mt-4">
      {differences.length === 0 ? (
        <p>
          <span className="office-success">Full mock test:</span> sections, questions and minutes
          are those of {examName}.
        </p>
      ) : (
        <div>
          <p>Shorter than the exam, and shown to students as such:</p>
          <ul className="list-disc pl-5">
            {differences.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
      {!isPublished && problems.length > 0 && (
        <div>
          <p className="office-warning">Before it can be published:</p>
          <ul className="list-disc pl-5">
            {problems.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </div>
      )}
      {!isPublished && problems.length === 0 && (
        <PublishForm id={id} isShorter={differences.length > 0} />
      )}
      {isPublished && (
        <ActionForm
          key={String(isWithdrawn)}
          url="/api/admin/papers/withdraw"
          loadSchema={() => forms().then(({ withdrawPaperSchema }) => withdrawPaperSchema)}
          blank={{ paper: id, withdrawn: isWithdrawn ? 'no' : 'yes' }}
          doneText={({ withdrawn }) =>
            withdrawn ? 'Withdrawn. Students no longer see it.' : 'Students see it again.'
          }
          label={isWithdrawn ? `Show ${title} again` : `Withdraw ${title}`}
          send={isWithdrawn ? 'Show again' : 'Withdraw'}
          sending="Saving"
          variant="outline"
        />
      )}
    </div>
  );
}

function PublishForm({ id, isShorter }: { id: string; isShorter: boolean }) {
  const form = useOfficeForm({
    url: '/api/admin/papers/publish',
    loadSchema: () => forms().then(({ publishPaperSchema }) => publishPaperSchema),
    blank: { paper: id, shorter: '' },
    doneText: ({ questions }) =>
      `Published with ${countText(questions, 'question')}. Its questions stay as they are.`,
  });
  return (
    <OfficeForm form={form} label="Publish" send="Publish" sending="Publishing">
      {isShorter && (
        <CheckboxField
          {...form.bind('shorter')}
          label="This is no full mock test, but a shorter one"
        />
      )}
    </OfficeForm>
  );
}
