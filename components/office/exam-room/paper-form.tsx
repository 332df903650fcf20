'use client';

import { useState } from 'react';
import { newRequestId } from '@/components/form/call';
import {
  AudienceField,
  type Audience,
  type AudienceGroups,
} from '@/components/office/shelf/audience-field';
import { LazyDetails } from '@/components/office/ui/details';
import { FilterField } from '@/components/office/ui/filters';
import { OfficeForm, TextField, useOfficeForm, type BoundField } from '@/components/office/ui/form';
import type { CourseExam } from '@/content/catalogue/exams/exams';
import { papersPath, type PaperSectionPlan } from '@/lib/exam-room/paper-sections';
import { fieldTime } from '@/lib/site/delhi-time';

/** An exam with its whole pattern as a plan. */
export interface ExamPlan {
  id: CourseExam;
  name: string;
  minutes: number;
  sections: readonly PaperSectionPlan[];
}

/** What of a test its form changes. */
interface ChangedPaper {
  id: string;
  exam: CourseExam;
  title: string;
  minutes: number;
  sections: readonly PaperSectionPlan[];
  opensAt: Date | null;
  closesAt: Date | null;
  challengeDays: number;
  position: number;
  isPublished: boolean;
}

interface PaperFormProps {
  plan: ExamPlan;
  groups: AudienceGroups;
  /** The test to change; null for a new one. */
  paper: ChangedPaper | null;
  /** Labels of its audiences. */
  chosen: readonly Audience[];
}

/** Makes a test: of an exam's whole pattern, unless sections or numbers are changed. */
export function AddPaper({
  plans,
  groups,
}: {
  plans: readonly ExamPlan[];
  groups: AudienceGroups;
}) {
  const [exam, setExam] = useState<string>(plans[0]?.id ?? '');
  const plan = plans.find(({ id }) => id === exam);
  return (
    <LazyDetails className="office-box" id="add" summary="Make a test">
      <div className="paper-choice">
        <FilterField
          filter={{ name: 'exam', label: 'Exam', choices: plans.map(({ id, name }) => [id, name]) }}
          value={exam}
          onChange={setExam}
        />
      </div>
      {plan && <PaperForm key={exam} plan={plan} groups={groups} paper={null} chosen={[]} />}
    </LazyDetails>
  );
}

/** Changes a test. Of a published one the sections and minutes stay. */
export function ChangePaper(props: PaperFormProps & { paper: ChangedPaper }) {
  const [round, setRound] = useState(0);
  return (
    <LazyDetails className="office-box" summary="Change title, sections, students or times">
      <PaperForm key={round} {...props} again={() => setRound(round + 1)} />
    </LazyDetails>
  );
}

const lineOf = ({ id, shown, counted }: PaperSectionPlan) => `${id} ${shown ?? counted} ${counted}`;

function usePaperForm({ plan, paper, chosen }: Omit<PaperFormProps, 'groups'>) {
  const [requestId] = useState(newRequestId);
  const { minutes, sections } = paper ?? plan;
  const moment = (at: Date | null | undefined) => (at ? fieldTime(at) : '');
  return useOfficeForm({
    url: '/api/admin/papers',
    loadSchema: () => import('@/lib/exam-room/paper-forms').then(({ paperSchema }) => paperSchema),
    blank: {
      requestId,
      paper: paper?.id ?? '',
      exam: plan.id,
      title: paper?.title ?? '',
      minutes: String(minutes),
      sections: sections.map(lineOf).join('\n'),
      audiences: chosen.map(([value]) => value).join('\n'),
      opensAt: moment(paper?.opensAt),
      closesAt: moment(paper?.closesAt),
      challengeDays: String(paper?.challengeDays ?? 3),
      position: String(paper?.position ?? 100),
    },
    toBody: (typed) => ({ ...typed, exam: plan.id }),
    doneText: () => (paper ? 'Saved.' : 'Made. Now choose its questions.'),
  });
}

function PaperForm(props: PaperFormProps & { again?: () => void }) {
  const { plan, groups, paper, chosen, again } = props;
  const form = usePaperForm({ plan, paper, chosen });
  const { bind, fill, done } = form;
  return (
    <OfficeForm
      form={form}
      label={paper ? `Change ${paper.title}` : 'Test'}
      send={paper ? 'Save' : 'Make the test'}
      sending="Saving"
      next={
        again ? (
          <button type="button" className="link-button" onClick={again}>
            Change it again
          </button>
        ) : (
          done && <a href={`${papersPath}/${done.id}`}>Choose its questions</a>
        )
      }
    >
      <TextField
        {...bind('title')}
        label="Title"
        hint="As students read it: Mock test 1"
        defaultValue={paper?.title ?? ''}
        required
      />
      {!paper?.isPublished && <PlanFields form={form} plan={plan} paper={paper} />}
      <AudienceField
        {...bind('audiences')}
        label="Who may sit it"
        groups={groups}
        initial={chosen}
        onChoose={(values) => void fill('audiences', values.join('\n'))}
      />
      <Times bind={bind} paper={paper} />
    </OfficeForm>
  );
}

interface PlanFieldsProps extends Pick<PaperFormProps, 'plan' | 'paper'> {
  form: ReturnType<typeof usePaperForm>;
}

/** Sections and minutes, which stay once the test is published. */
function PlanFields({ form: { bind, fill }, plan, paper }: PlanFieldsProps) {
  const { minutes, sections } = paper ?? plan;
  return (
    <>
      <SectionsField
        {...bind('sections')}
        pattern={plan.sections}
        initial={sections}
        onChange={(lines) => void fill('sections', lines)}
      />
      <TextField
        {...bind('minutes')}
        label="Minutes"
        hint={`The exam has ${plan.minutes}`}
        inputMode="numeric"
        defaultValue={String(minutes)}
      />
    </>
  );
}

interface TimesProps {
  paper: ChangedPaper | null;
  bind: (name: 'opensAt' | 'closesAt' | 'challengeDays' | 'position') => BoundField;
}

/** When it can be sat and its key questioned, and its place in the list. */
function Times({ bind, paper }: TimesProps) {
  const fieldValue = (moment: Date | null | undefined) => (moment ? fieldTime(moment) : '');
  return (
    <>
      <div className="office-columns">
        <TextField
          {...bind('opensAt')}
          label="Opens (optional)"
          hint="From then on it can be begun"
          type="datetime-local"
          defaultValue={fieldValue(paper?.opensAt)}
        />
        <TextField
          {...bind('closesAt')}
          label="Closes (optional)"
          hint="Results are shown when the last attempt is over; without it, at once"
          type="datetime-local"
          defaultValue={fieldValue(paper?.closesAt)}
        />
      </div>
      <div className="office-columns">
        <TextField
          {...bind('challengeDays')}
          label="Days to challenge the key"
          hint="After the result; 0 for none"
          inputMode="numeric"
          defaultValue={String(paper?.challengeDays ?? 3)}
        />
        <TextField
          {...bind('position')}
          label="Order"
          hint="Lower numbers come first"
          inputMode="numeric"
          defaultValue={String(paper?.position ?? 100)}
        />
      </div>
    </>
  );
}

interface SectionsFieldProps extends BoundField {
  pattern: readonly PaperSectionPlan[];
  initial: readonly PaperSectionPlan[];
  onChange: (lines: string) => void;
}

/** Numbers of a section as they are typed. */
interface TypedSection {
  id: string;
  shown: string;
  counted: string;
}

const linesOf = (typed: readonly TypedSection[]) =>
  typed
    .filter(({ shown }) => Number(shown) > 0)
    .map(({ id, shown, counted }) => `${id} ${shown.trim()} ${counted.trim() || shown.trim()}`)
    .join('\n');

/** How many questions each section has, and how many answers count where the exam counts the first ones only. */
function SectionsField({ id, field, error, pattern, initial, onChange }: SectionsFieldProps) {
  const [typed, setTyped] = useState<readonly TypedSection[]>(() =>
    pattern.map(({ id: section }) => {
      const own = initial.find((one) => one.id === section);
      const shown = own ? String(own.shown ?? own.counted) : '';
      return { id: section, shown, counted: own ? String(own.counted) : '' };
    }),
  );
  const change = (changed: TypedSection) => {
    const next = typed.map((one) => (one.id === changed.id ? changed : one));
    setTyped(next);
    onChange(linesOf(next));
  };
  return (
    <fieldset className={`field paper-sections ${error ? 'field-wrong' : ''}`}>
      <legend>Questions in each section</legend>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      {pattern.map((section) => {
        const own = typed.find((one) => one.id === section.id);
        return (
          own && (
            <SectionNumbers
              key={section.id}
              id={`${id}-${section.id}`}
              section={section}
              typed={own}
              onChange={change}
            />
          )
        );
      })}
      <input {...field} type="hidden" defaultValue={linesOf(typed)} />
    </fieldset>
  );
}

interface SectionNumbersProps {
  id: string;
  section: PaperSectionPlan;
  typed: TypedSection;
  onChange: (typed: TypedSection) => void;
}

function SectionNumbers({ id, section, typed, onChange }: SectionNumbersProps) {
  const { name, shown, counted } = section;
  const isAllCounted = shown === counted;
  const number = { className: 'control', inputMode: 'numeric', autoComplete: 'off' } as const;
  return (
    <div>
      <label htmlFor={id}>{name}</label>
      <input
        {...number}
        id={id}
        placeholder="none"
        value={typed.shown}
        onChange={({ target: { value } }) =>
          onChange({ ...typed, shown: value, ...(isAllCounted && { counted: value }) })
        }
      />
      <span className="office-note">The exam has {shown}</span>
      {!isAllCounted && (
        <>
          <label htmlFor={`${id}-counted`}>First answers that count</label>
          <input
            {...number}
            id={`${id}-counted`}
            value={typed.counted}
            onChange={({ target: { value } }) => onChange({ ...typed, counted: value })}
          />
          <span className="office-note">In the exam {counted}</span>
        </>
      )}
    </div>
  );
}
