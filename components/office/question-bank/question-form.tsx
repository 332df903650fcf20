'use client';

import { useEffect, useRef, useState, type ReactNode } from 'react';
import { newRequestId } from '@/components/form/call';
import { Field } from '@/components/form/fields';
import { officeCall } from '@/components/office/frame/office-call';
import { Details } from '@/components/office/ui/details';
import {
  OfficeForm,
  SelectField,
  TextField,
  useOfficeForm,
  type BoundField,
} from '@/components/office/ui/form';
import { TypesetHtml } from '@/components/practice/typeset-html';
import type { QuestionType } from '@/content/catalogue/exams/pattern';
import { optionLetters } from '@/content/practice/practice-question';
import type { ExamOutline } from '@/lib/question-bank/exam-outlines';
import {
  questionTypes,
  typesetFields,
  typesetLabels,
  type TypesetField,
} from '@/lib/question-bank/question-fields';
import type { QuestionField } from '@/lib/question-bank/question-forms';
import type { TypesetQuestion } from '@/lib/question-bank/typeset-question';
import { FormulaHelp, type FormulaExample } from './formula-help';
import { PictureField } from './picture-field';
import { printPlace, QuestionView } from './question-view';

const schema = () =>
  import('@/lib/question-bank/question-forms').then(({ saveQuestionSchema }) => saveQuestionSchema);

type Fields = Readonly<Record<QuestionField, string>>;

interface QuestionFormProps {
  outlines: readonly ExamOutline[];
  examples: readonly FormulaExample[];
  /** The question to change, with its newest version; null for a new one. */
  question: { id: string; number: number; html: TypesetQuestion } | null;
  initial: Fields;
}

/** Writes a question or a new version of one, beside what the candidate sees. */
export function QuestionForm({ outlines, examples, question, initial }: QuestionFormProps) {
  const [requestId] = useState(newRequestId);
  const form = useOfficeForm({
    url: '/api/admin/questions',
    loadSchema: schema,
    blank: {
      requestId,
      question: question?.id ?? '',
      base: question ? String(question.number) : '',
      ...initial,
    },
    doneText: ({ number }) =>
      question
        ? `Saved as version ${number}. It waits for a colleague’s approval.`
        : 'Saved. It waits for a colleague’s approval.',
  });
  const { bind, fill, done, ref } = form;
  const { place, choose } = usePlace(outlines, initial, fill);
  const { shown, schedule } = usePreview(
    ref,
    question && { html: htmlByField(question.html), faults: {} },
  );
  const caret = useCaret(ref);
  const insert = (markup: string) => {
    void fill(caret.name, caret.insert(markup)).then(schedule);
  };
  return (
    <div className="question-desk" onInput={schedule} onFocus={caret.note} onBlur={caret.note}>
      <OfficeForm
        form={form}
        label={question ? 'Change the question' : 'New question'}
        send={question ? 'Save as a new version' : 'Save'}
        sending="Saving"
        next={done && <NextSteps id={done.id} isNew={question === null} place={place} />}
      >
        <Place outlines={outlines} place={place} choose={choose} bind={bind} isNew={!question} />
        <QuestionFields bind={bind} fill={fill} type={place.type} initial={initial} />
      </OfficeForm>
      {done === null && (
        <aside aria-label="Preview" className="question-beside">
          <Preview outlines={outlines} place={place} shown={shown} />
          <PictureField into={typesetLabels[caret.name]} onInsert={insert} />
          <FormulaHelp examples={examples} />
        </aside>
      )}
    </div>
  );
}

/** Title, texts, answer, solution and source. */
function QuestionFields({ bind, fill, type, initial }: OptionsProps) {
  return (
    <>
      <TextField
        {...bind('title')}
        label="Short title"
        hint="For staff and in the solutions: “Half-life of a first-order reaction”"
        defaultValue={initial.title}
        required
      />
      <Texts bind={bind} name="text" initial={initial} rows={5} />
      {type === 'NAT' ? (
        <NumberAnswer bind={bind} initial={initial} />
      ) : (
        <Options bind={bind} fill={fill} type={type} initial={initial} />
      )}
      <Texts bind={bind} name="solution" initial={initial} rows={6} />
      <Details summary="Hindi (optional)" open={initial.hindiText !== ''}>
        <div className="question-fields">
          <Texts bind={bind} name="hindiText" initial={initial} rows={5} />
          {type !== 'NAT' &&
            optionLetters.map((letter) => (
              <Texts
                key={letter}
                bind={bind}
                name={`hindiOption${letter}`}
                initial={initial}
                rows={1}
              />
            ))}
          <Texts bind={bind} name="hindiSolution" initial={initial} rows={5} />
        </div>
      </Details>
      <TextField
        {...bind('source')}
        label="Source (optional)"
        hint="Where the question comes from; only staff see it"
        defaultValue={initial.source}
      />
    </>
  );
}

interface Chosen {
  exam: string;
  section: string;
  unit: string;
  type: QuestionType;
  marks: string;
}

type Fill = (name: QuestionField, value: string) => Promise<void>;

/** What the exam, section and type leave to choose from. */
function choicesOf(outlines: readonly ExamOutline[], { exam, section, type }: Chosen) {
  const outline = outlines.find(({ id }) => id === exam);
  const kinds = outline?.sections.find(({ id }) => id === section)?.kinds ?? [];
  const own = <Value,>(values: readonly Value[]) => [...new Set(values)];
  return {
    sections: outline?.sections.map(({ id, name }) => [id, name] as const) ?? [],
    parts: outline?.parts ?? [],
    types: own(kinds.map((kind) => kind.type)),
    marks: own(kinds.filter((kind) => kind.type === type).map((kind) => String(kind.marks))),
  };
}

/** The chosen place of the question. A choice that another one leaves out becomes the first that fits. */
function usePlace(outlines: readonly ExamOutline[], initial: Fields, fill: Fill) {
  const [place, setPlace] = useState<Chosen>(() => fitting(outlines, initial as unknown as Chosen));
  const choose = (change: Partial<Chosen>) => {
    const next = fitting(outlines, { ...place, ...change });
    setPlace(next);
    for (const name of ['section', 'unit', 'type', 'marks'] as const) void fill(name, next[name]);
  };
  return { place, choose };
}

function fitting(outlines: readonly ExamOutline[], chosen: Chosen): Chosen {
  const first = <Value extends string>(values: readonly Value[], value: Value): Value =>
    values.includes(value) ? value : (values[0] ?? value);
  const { exam, unit } = chosen;
  const section = first(
    choicesOf(outlines, chosen).sections.map(([id]) => id),
    chosen.section,
  );
  const type = first(choicesOf(outlines, { ...chosen, section }).types, chosen.type);
  const { marks, parts } = choicesOf(outlines, { ...chosen, section, type });
  const isKnown = parts.some(({ units }) => units.includes(unit));
  return { exam, section, type, marks: first(marks, chosen.marks), unit: isKnown ? unit : '' };
}

type Bind = (name: QuestionField) => BoundField;

interface PlaceProps {
  outlines: readonly ExamOutline[];
  place: Chosen;
  choose: (change: Partial<Chosen>) => void;
  bind: Bind;
  isNew: boolean;
}

/** Exam, section, type, marks and unit. */
function Place({ outlines, place, choose, bind, isNew }: PlaceProps) {
  const { sections, parts, types, marks } = choicesOf(outlines, place);
  const exams = outlines.filter(({ id }) => isNew || id === place.exam);
  /** Tells the checks of the form as well. */
  const chosen = (name: keyof Chosen): BoundField => {
    const bound = bind(name);
    const onChange: NonNullable<typeof bound.field.onChange> = async (event) => {
      choose({ [name]: (event as { target: { value: string } }).target.value });
      await bound.field.onChange?.(event);
    };
    return { ...bound, field: { ...bound.field, onChange } };
  };
  return (
    <div className="question-place">
      <SelectField
        {...chosen('exam')}
        label="Exam"
        choices={exams.map(({ id, name }) => [id, name])}
        initial={place.exam}
      />
      <SelectField
        key={`section ${place.exam}`}
        {...chosen('section')}
        label="Section"
        choices={sections}
        initial={place.section}
      />
      <SelectField
        key={`type ${place.exam} ${place.section}`}
        {...chosen('type')}
        label="Type"
        choices={types.map((type) => [type, questionTypes[type]])}
        initial={place.type}
      />
      <SelectField
        key={`marks ${place.exam} ${place.section} ${place.type}`}
        {...chosen('marks')}
        label="Marks"
        choices={marks.map((count) => [count, count])}
        initial={place.marks}
      />
      <UnitField key={`unit ${place.exam}`} {...chosen('unit')} parts={parts} unit={place.unit} />
    </div>
  );
}

interface UnitFieldProps extends BoundField {
  parts: ExamOutline['parts'];
  unit: string;
}

function UnitField({ field, parts, unit, ...labelled }: UnitFieldProps) {
  return (
    <Field label="Unit of the syllabus" {...labelled}>
      {(control) => (
        <select {...control} {...field} defaultValue={unit}>
          <option value="">Choose the unit</option>
          {parts.map(({ name, units }) => (
            <optgroup key={name} label={name}>
              {units.map((one) => (
                <option key={one}>{one}</option>
              ))}
            </optgroup>
          ))}
        </select>
      )}
    </Field>
  );
}

interface TextsProps {
  bind: Bind;
  name: Exclude<TypesetField, 'answerUnit'>;
  initial: Fields;
  rows: number;
  children?: ReactNode;
}

/** A text with formulas and pictures. */
function Texts({ bind, name, initial, rows, children }: TextsProps) {
  const { field, ...labelled } = bind(name);
  return (
    <Field label={typesetLabels[name]} {...labelled}>
      {(control) => (
        <>
          <textarea
            {...control}
            {...field}
            rows={rows}
            spellCheck
            lang={name.startsWith('hindi') ? 'hi' : undefined}
            defaultValue={initial[name]}
          />
          {children}
        </>
      )}
    </Field>
  );
}

interface OptionsProps {
  bind: Bind;
  fill: Fill;
  type: QuestionType;
  initial: Fields;
}

/** Four options, each with a mark for a right one. */
function Options({ bind, fill, type, initial }: OptionsProps) {
  const { id, field, error } = bind('right');
  const [letters, setLetters] = useState<readonly string[]>(
    () => initial.right.match(/[A-D]/g) ?? [],
  );
  const isOne = type === 'MCQ';
  const right = isOne ? letters.slice(0, 1) : letters;
  const choose = (next: readonly string[]) => {
    setLetters(next);
    void fill('right', next.join(', '));
  };
  return (
    <fieldset className={`question-fields ${error ? 'field-wrong' : ''}`}>
      <legend className="sr-only">Options</legend>
      {error && (
        <p id={`${id}-error`} className="field-error">
          {error}
        </p>
      )}
      {optionLetters.map((letter) => (
        <Texts key={letter} bind={bind} name={`option${letter}`} initial={initial} rows={1}>
          <label className="question-right">
            <input
              type={isOne ? 'radio' : 'checkbox'}
              name={`${id}-choice`}
              aria-label={`Option ${letter} is right`}
              aria-describedby={error && `${id}-error`}
              checked={right.includes(letter)}
              onChange={({ target }) =>
                choose(
                  isOne
                    ? [letter]
                    : optionLetters.filter((one) =>
                        one === letter ? target.checked : letters.includes(one),
                      ),
                )
              }
            />
            Right
          </label>
        </Texts>
      ))}
      <input {...field} type="hidden" defaultValue={right.join(', ')} />
    </fieldset>
  );
}

/** The range of a numerical answer. */
function NumberAnswer({ bind, initial }: Pick<OptionsProps, 'bind' | 'initial'>) {
  return (
    <div className="question-place">
      <TextField
        {...bind('from')}
        label="Right from"
        inputMode="decimal"
        defaultValue={initial.from}
        required
      />
      <TextField
        {...bind('to')}
        label="Right up to"
        hint="Empty for exactly the first number"
        inputMode="decimal"
        defaultValue={initial.to}
      />
      <TextField
        {...bind('decimals')}
        label="Decimals (optional)"
        hint="As in the printed key"
        inputMode="numeric"
        defaultValue={initial.decimals}
      />
      <TextField
        {...bind('answerUnit')}
        label="Unit (optional)"
        hint="kJ/mol, or a formula"
        defaultValue={initial.answerUnit}
      />
    </div>
  );
}

/** The field and place of the cursor, for what is inserted from beside. */
function useCaret(form: { current: HTMLFormElement | null }) {
  const [name, setName] = useState<TypesetField>('text');
  const at = useRef<number | null>(null);
  const note = ({ target }: { target: EventTarget }) => {
    if (!(target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement)) return;
    const field = typesetFields.find((one) => one === target.name);
    if (!field) return;
    at.current = target.selectionStart;
    setName(field);
  };
  /** @returns the text of the field with the insertion */
  const insert = (markup: string): string => {
    const control = form.current?.elements.namedItem(name);
    const text = control && 'value' in control ? String(control.value) : '';
    const place = at.current ?? text.length;
    at.current = place + markup.length;
    return `${text.slice(0, place)}${markup}${text.slice(place)}`;
  };
  return { name, note, insert };
}

type Typeset = {
  html: Record<TypesetField, string>;
  faults: Partial<Record<TypesetField, string>>;
};

const PAUSE_MS = 500;

/** A version as the server has set it. */
function htmlByField({ text, options, unit = '', solution, hindi }: TypesetQuestion) {
  const hindiOptions = hindi?.options ?? [];
  const [optionA = '', optionB = '', optionC = '', optionD = ''] = options;
  const [hindiOptionA = '', hindiOptionB = '', hindiOptionC = '', hindiOptionD = ''] = hindiOptions;
  return {
    ...{ text, optionA, optionB, optionC, optionD, answerUnit: unit, solution },
    ...{ hindiOptionA, hindiOptionB, hindiOptionC, hindiOptionD },
    hindiText: hindi?.text ?? '',
    hindiSolution: hindi?.solution ?? '',
  };
}

/**
 * The typed texts as the server typesets them, half a second after a change.
 * @param before shown until then
 */
function usePreview(form: { current: HTMLFormElement | null }, before: Typeset | null) {
  const [shown, setShown] = useState(before);
  const newest = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const typeset = async () => {
    const asked = (newest.current += 1);
    const data = new FormData(form.current ?? undefined);
    const texts = Object.fromEntries(
      typesetFields.map((field) => [field, String(data.get(field) ?? '')]),
    );
    const outcome = await officeCall('/api/admin/questions/preview', texts);
    if (outcome.ok && newest.current === asked) setShown(outcome.data as Typeset);
  };
  const schedule = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void typeset(), PAUSE_MS);
  };
  useEffect(() => () => clearTimeout(timer.current), []);
  return { shown, schedule };
}

interface PreviewProps {
  outlines: readonly ExamOutline[];
  place: Chosen;
  shown: Typeset | null;
}

/** The question as the candidate sees it, and what cannot be shown. */
function Preview({ outlines, place, shown }: PreviewProps) {
  const { type, marks } = place;
  const html = shown?.html;
  const listed = (of: 'option' | 'hindiOption') =>
    optionLetters.map((letter) => html?.[`${of}${letter}`] ?? '');
  const faults = Object.entries(shown?.faults ?? {}) as [TypesetField, string][];
  return (
    <section className="office-card" aria-labelledby="preview">
      <h2 id="preview">As the candidate sees it</h2>
      <p className="office-note">{printPlace(outlines, { ...place, marks: Number(marks) })}</p>
      <div role="status" className="office-late">
        {faults.map(([field, message]) => (
          <p key={field}>
            {typesetLabels[field]}: {message}
          </p>
        ))}
      </div>
      {html?.text ? (
        <QuestionView
          id="preview-question"
          type={type}
          html={{ text: html.text, options: listed('option'), unit: html.answerUnit }}
        />
      ) : (
        <p className="office-empty">The question appears here while you type.</p>
      )}
      {html?.solution && (
        <Details summary="Solution">
          <p className="question-text">
            <TypesetHtml html={html.solution} />
          </p>
        </Details>
      )}
      {html?.hindiText && (
        <>
          <h3>In Hindi</h3>
          <QuestionView
            id="preview-hindi"
            type={type}
            html={{ text: html.hindiText, options: listed('hindiOption'), unit: html.answerUnit }}
            language="hi"
          />
        </>
      )}
    </section>
  );
}

interface NextStepsProps {
  id: string;
  isNew: boolean;
  place: Chosen;
}

function NextSteps({ id, isNew, place }: NextStepsProps) {
  if (!isNew) return null;
  return (
    <>
      <a href={`/searchuser/questions/${id}`}>Open the question</a>
      <a href={`/searchuser/questions/new?${new URLSearchParams({ ...place })}`}>
        Add another like it
      </a>
    </>
  );
}
