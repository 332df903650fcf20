'use client';

import { useRef, useState, type ChangeEvent } from 'react';
import { call, newRequestId } from '@/components/form/call';
import { Field } from '@/components/form/fields';
import { useHydrated } from '@/components/form/form-values';
import {
  PreviewButtons,
  readChosenSheet,
  useFocusOnStep,
  useImportSteps,
  type PreviewSteps,
} from '@/components/office/ui/import-steps';
import { Table } from '@/components/office/ui/table';
import { readToken } from '@/components/student/accounts/session';
import { buttonClass } from '@/components/ui/button';
import { countText } from '@/content/counted';
import type { ExamOutline } from '@/lib/question-bank/exam-outlines';
import type {
  ImportedQuestions,
  PlannedQuestion,
  QuestionsPreview,
  QuestionVerdict,
} from '@/lib/question-bank/question-import';
import { FormulaHelp, type FormulaExample } from './formula-help';
import { uploadPicture } from './picture-field';

/** The server draws the pictures of the file before it answers. */
const TIMEOUT_MS = 180_000;
const MOST_BYTES = 6_000_000;

const UNREACHED = 'No answer from the server. Press the button again: nothing is imported twice.';

const verdictWords: Readonly<Record<QuestionVerdict, string>> = {
  create: 'New',
  nothing: 'No change',
  refuse: 'Rejected',
};

/** What is sent to preview and import a file. */
interface Sent {
  text: string;
  exam: string;
  section: string;
  unit: string;
  marks: string;
  pictures: { name: string; hash: string }[];
}

interface ImportQuestionsProps {
  outlines: readonly ExamOutline[];
  examples: readonly FormulaExample[];
  /** Address of the template. */
  template: string;
}

interface Looked {
  sent: Sent;
  preview: QuestionsPreview;
  /** One per preview, so that a double click imports once. */
  requestId: string;
}

/** Choose a file, preview its questions, then import the good ones. */
export function ImportQuestions(props: ImportQuestionsProps) {
  const [looked, setLooked] = useState<Looked | null>(null);
  const [done, setDone] = useState<ImportedQuestions | null>(null);
  const { busy, fault, setFault, run } = useImportSteps(UNREACHED);
  const root = useRef<HTMLDivElement>(null);
  const step = done ? 'done' : looked ? 'preview' : 'source';
  useFocusOnStep(root, step);
  const look = (sent: Sent) =>
    run(
      () =>
        call('/api/admin/questions/import-preview', {
          body: sent,
          token: readToken(),
          timeoutMs: TIMEOUT_MS,
        }),
      (preview) => setLooked({ sent, preview, requestId: newRequestId() }),
    );
  const takeIn = ({ sent, preview: { digest }, requestId }: Looked) =>
    run(
      () =>
        call('/api/admin/questions/import', {
          body: { ...sent, digest, requestId },
          token: readToken(),
          timeoutMs: TIMEOUT_MS,
        }),
      setDone,
    );
  return (
    <div ref={root}>
      <div hidden={step !== 'source'}>
        <Source {...props} {...{ busy, setFault }} fault={looked ? '' : fault} onLook={look} />
      </div>
      {step === 'preview' && looked && (
        <Previewed
          preview={looked.preview}
          busy={busy}
          fault={fault}
          onTakeIn={() => void takeIn(looked)}
          onLook={() => void look(looked.sent)}
          onBack={() => {
            setLooked(null);
            setFault('');
          }}
        />
      )}
      {done && <Done done={done} />}
    </div>
  );
}

interface SourceProps extends ImportQuestionsProps {
  busy: boolean;
  fault: string;
  setFault: (fault: string) => void;
  onLook: (sent: Sent) => Promise<void>;
}

/** The file, its pictures, and the place of questions that do not say theirs. */
function Source(props: SourceProps) {
  const { outlines, examples, template, busy, fault, setFault, onLook } = props;
  const scripted = useHydrated();
  const [text, setText] = useState('');
  const pictures = usePictures();
  const [place, setPlace] = useState({ exam: '', section: '', unit: '', marks: '' });
  const isBusy = busy || pictures.isSending;
  return (
    <form
      className="office-form office-form-lines"
      aria-labelledby="source"
      onSubmit={(event) => {
        event.preventDefault();
        if (isBusy) return;
        if (text.trim() === '') return setFault('Choose a file.');
        void onLook({ text, ...place, pictures: pictures.uploaded });
      }}
    >
      <h2 id="source" tabIndex={-1}>
        The file
      </h2>
      <p>
        A spreadsheet with one question per row (Excel or CSV), or a Moodle XML file. You see a
        preview before anything is saved.{' '}
        <a href={template} download="questions-template.xlsx">
          Download the template
        </a>
      </p>
      <QuestionFileField fault={fault} setFault={setFault} setText={setText} />
      <PicturesField pictures={pictures} />
      <PlaceFields outlines={outlines} place={place} setPlace={setPlace} />
      <button
        type="submit"
        className={buttonClass('primary')}
        disabled={!scripted}
        aria-disabled={isBusy}
      >
        {busy && <span className="spinner" aria-hidden />}
        Preview
      </button>
      <FormulaHelp examples={examples} />
    </form>
  );
}

function QuestionFileField({
  fault,
  setFault,
  setText,
}: Pick<SourceProps, 'fault' | 'setFault'> & { setText: (text: string) => void }) {
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    setText('');
    setFault('');
    const read = await readChosenSheet(event, MOST_BYTES);
    if (!read) return;
    if ('fault' in read) setFault(read.fault);
    else setText(read.text);
  };
  return (
    <Field id="import-file" label="Spreadsheet or Moodle XML" error={fault || undefined}>
      {(control) => (
        <input
          {...control}
          className="control photo-input"
          type="file"
          accept=".xlsx,.csv,.tsv,.txt,.xml,text/csv,text/plain,text/xml,application/xml"
          onChange={(event) => void choose(event)}
        />
      )}
    </Field>
  );
}

/** Pictures are uploaded as soon as they are chosen, one after the other. */
function usePictures() {
  const [uploaded, setUploaded] = useState<Sent['pictures']>([]);
  const [state, setState] = useState({ sent: 0, of: 0 });
  const [faults, setFaults] = useState<readonly string[]>([]);
  const newest = useRef(0);
  const upload = async (files: readonly File[]) => {
    const round = (newest.current += 1);
    const kept: Sent['pictures'] = [];
    const refused: string[] = [];
    setUploaded([]);
    setFaults([]);
    for (const [index, file] of files.entries()) {
      setState({ sent: index, of: files.length });
      const outcome = await uploadPicture(file);
      if (newest.current !== round) return;
      if ('hash' in outcome) kept.push({ name: file.name, hash: outcome.hash });
      else refused.push(`${file.name}: ${outcome.fault}`);
    }
    setUploaded(kept);
    setFaults(refused);
    setState({ sent: files.length, of: files.length });
  };
  const { sent, of } = state;
  const isSending = sent < of;
  const count = countText(uploaded.length, 'picture');
  const status = isSending
    ? `Uploading picture ${sent + 1} of ${of}`
    : of > 0
      ? `${count} uploaded.`
      : '';
  return { uploaded, upload, isSending, status, fault: faults.join(' ') };
}

function PicturesField({ pictures }: { pictures: ReturnType<typeof usePictures> }) {
  return (
    <>
      <Field
        id="import-pictures"
        label="Structures and pictures of a spreadsheet (optional)"
        hint="All of them at once. In a cell, write [[picture:benzene.svg|benzene ring]]: the name of the file and what it shows."
        error={pictures.fault || undefined}
      >
        {(control) => (
          <input
            {...control}
            className="control photo-input"
            type="file"
            multiple
            accept="image/svg+xml,image/png,image/jpeg,image/webp"
            onChange={({ target }) => void pictures.upload([...(target.files ?? [])])}
          />
        )}
      </Field>
      <p role="status" className="office-note empty:hidden">
        {pictures.status}
      </p>
    </>
  );
}

type PlaceOfFile = Pick<Sent, 'exam' | 'section' | 'unit' | 'marks'>;

interface PlaceFieldsProps {
  outlines: readonly ExamOutline[];
  place: PlaceOfFile;
  setPlace: (place: PlaceOfFile) => void;
}

/** For questions of which the file does not say exam, section, unit or marks. */
function PlaceFields({ outlines, place, setPlace }: PlaceFieldsProps) {
  const exam = outlines.find(({ id }) => id === place.exam);
  const marks = [
    ...new Set(exam?.sections.flatMap(({ kinds }) => kinds.map((kind) => kind.marks))),
  ];
  const choices: Readonly<Record<keyof PlaceOfFile, readonly (readonly [string, string])[]>> = {
    exam: outlines.map(({ id, name }) => [id, name]),
    section: exam?.sections.map(({ id, name }) => [id, name]) ?? [],
    unit: exam?.parts.flatMap(({ units }) => units.map((unit) => [unit, unit] as const)) ?? [],
    marks: marks.sort((one, other) => one - other).map((mark) => [String(mark), String(mark)]),
  };
  const labels = { exam: 'Exam', section: 'Section', unit: 'Unit', marks: 'Marks' } as const;
  return (
    <fieldset>
      <legend className="office-strong mb-2">If the file leaves these out (optional)</legend>
      <div className="question-place">
        {(Object.keys(labels) as (keyof PlaceOfFile)[]).map((name) => (
          <Field key={name} id={`import-${name}`} label={labels[name]}>
            {(control) => (
              <select
                {...control}
                value={place[name]}
                disabled={name !== 'exam' && !exam}
                onChange={({ target }) =>
                  setPlace(
                    name === 'exam'
                      ? { exam: target.value, section: '', unit: '', marks: '' }
                      : { ...place, [name]: target.value },
                  )
                }
              >
                <option value="">As in the file</option>
                {choices[name].map(([value, label]) => (
                  <option key={value} value={value}>
                    {label}
                  </option>
                ))}
              </select>
            )}
          </Field>
        ))}
      </div>
    </fieldset>
  );
}

/** Each question: new, known or rejected; then the button. */
function Previewed({ preview, ...steps }: PreviewSteps & { preview: QuestionsPreview }) {
  const { questions } = preview;
  const count = (verdict: QuestionVerdict) =>
    questions.filter((question) => question.verdict === verdict).length;
  const created = count('create');
  return (
    <div>
      <h2 tabIndex={-1}>Preview of the import</h2>
      <p>
        {countText(questions.length, 'question')}: {created} new, {count('nothing')} unchanged,{' '}
        {count('refuse')} rejected. Nothing has been saved yet.
      </p>
      <PreviewButtons
        {...steps}
        additions={created > 0 ? countText(created, 'question') : ''}
        back="Back to the file"
      />
      <PreviewTable questions={questions} />
    </div>
  );
}

/** What needs a look comes first. */
function PreviewTable({ questions }: Pick<QuestionsPreview, 'questions'>) {
  const first = (one: PlannedQuestion) => (one.verdict === 'refuse' ? 0 : 1);
  return (
    <Table
      className="office-table-stacked"
      rows={questions.toSorted((one, other) => first(one) - first(other))}
      keyOf={({ number }) => number}
      columns={[
        {
          head: 'Row',
          cell: ({ number }) => (
            <>
              <span className="md:hidden">Row </span>
              {number}
            </>
          ),
        },
        { head: 'Question', cell: ({ title }) => <b>{title || 'No title'}</b> },
        { head: 'Place', cell: ({ place }) => place },
        {
          head: 'Result',
          cell: ({ verdict, why }) => (
            <span>
              <b className={verdict === 'refuse' ? 'office-late' : 'office-success'}>
                {verdictWords[verdict]}
              </b>
              {why && `: ${why}`}
            </span>
          ),
        },
      ]}
    />
  );
}

function Done({ done: { created, unchanged, refused } }: { done: ImportedQuestions }) {
  return (
    <div>
      <h2 tabIndex={-1}>Imported</h2>
      <p>
        {created} new, {unchanged} unchanged, {refused} rejected. The new ones wait for a
        colleague’s approval.
      </p>
      <p className="office-links">
        <a href="/searchuser/questions?state=waiting">Show the questions that wait</a>
        <a href="/searchuser/questions/import">Import another file</a>
      </p>
    </div>
  );
}
