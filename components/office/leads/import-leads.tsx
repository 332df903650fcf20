'use client';

import { useRef, useState, type ChangeEvent } from 'react';
import { newRequestId } from '@/components/form/call';
import { Field } from '@/components/form/fields';
import { useHydrated, valueBeforeHydration } from '@/components/form/form-values';
import { officeCall } from '@/components/office/frame/office-call';
import {
  PreviewButtons,
  readChosenSheet,
  useFocusOnStep,
  useImportSteps,
  type PreviewSteps,
} from '@/components/office/ui/import-steps';
import { Table } from '@/components/office/ui/table';
import { buttonClass } from '@/components/ui/button';
import { countText } from '@/content/counted';
import { sheetColumns } from '@/lib/leads/lead-sheet';
import type { Imported, ImportPreview, PlannedLine, Verdict } from '@/lib/leads/lead-import';

const verdictWords: Readonly<Record<Verdict, string>> = {
  create: 'New',
  note: 'Note added',
  nothing: 'No change',
  refuse: 'Rejected',
};

const verdictClasses: Readonly<Partial<Record<Verdict, string>>> = {
  create: 'office-success',
  note: 'office-success',
  refuse: 'office-late',
};

/** A preview of each line: created, changed or refused; then the import button. */
function ImportPreviewed({ preview, ...steps }: PreviewSteps & { preview: ImportPreview }) {
  const { columns, lines } = preview;
  const count = (verdict: Verdict) => lines.filter((line) => line.verdict === verdict).length;
  const additions = [
    count('create') > 0 && countText(count('create'), 'new lead'),
    count('note') > 0 && countText(count('note'), 'note'),
  ]
    .filter(Boolean)
    .join(' and ');
  return (
    <div>
      <h2 tabIndex={-1}>Preview of the import</h2>
      <p>
        {countText(lines.length, 'line')}: {additions && `${additions}, `}
        {count('nothing')} unchanged, {count('refuse')} rejected. Nothing has been saved yet.
      </p>
      <p className="office-note">Columns of the list:</p>
      <ul className="office-links" aria-label="Columns">
        {columns.map(({ heading, field }, index) => (
          <li key={index}>
            <b>{heading || 'No heading'}</b>
            {columnUse(heading, field)}
          </li>
        ))}
      </ul>
      <PreviewButtons {...steps} additions={additions} back="Back to the list" />
      <PreviewTable lines={lines} />
    </div>
  );
}

/** The field to which a column is mapped, unless its heading is the same. */
function columnUse(heading: string, field: ImportPreview['columns'][number]['field']): string {
  if (!field) return ' is skipped';
  const { word } = sheetColumns[field];
  return heading.trim().toLowerCase() === word ? '' : ` is the ${word}`;
}

function PreviewTable({ lines }: { lines: readonly PlannedLine[] }) {
  return (
    <Table
      className="office-table-stacked"
      rows={lines}
      keyOf={({ line }) => line}
      columns={[
        {
          head: 'Line',
          cell: ({ line }) => (
            <>
              <span className="md:hidden">Line </span>
              {line}
            </>
          ),
        },
        {
          head: 'Name and phone',
          cell: ({ name, phone }) => (
            <span>
              <b>{name || 'No name'}</b> {phone}
            </span>
          ),
        },
        {
          head: 'Course and note',
          cell: ({ course, note }) => [course, note].filter(Boolean).join(': '),
        },
        {
          head: 'Result',
          cell: ({ verdict, why }) => (
            <span>
              <b className={verdictClasses[verdict]}>{verdictWords[verdict]}</b>
              {verdict !== 'create' && `: ${why}`}
            </span>
          ),
        },
      ]}
    />
  );
}

/** The server's limit, less room for the JSON around the text. */
const MOST_BYTES = 1_000_000;
const TOO_LONG = 'The list is larger than 1 MB. Import it in parts.';

const importText = 'import-text';

interface ImportSourceProps {
  text: string;
  setText: (text: string) => void;
  busy: boolean;
  fault: string;
  setFault: (fault: string) => void;
  onLook: () => void;
}

function ImportSource(props: ImportSourceProps) {
  const { text, setText, busy, fault, setFault, onLook } = props;
  const scripted = useHydrated();
  const look = () => {
    if (text.trim() === '') return setFault('Paste the list or choose a file.');
    const size = new TextEncoder().encode(JSON.stringify(text)).length;
    if (size > MOST_BYTES) return setFault(TOO_LONG);
    onLook();
  };
  return (
    <form
      className="office-form office-form-lines"
      aria-labelledby="source"
      onSubmit={(event) => {
        event.preventDefault();
        look();
      }}
    >
      <h2 id="source" tabIndex={-1}>
        The list
      </h2>
      <p>
        One person per line, with the headings <b>name</b> and <b>phone</b>, then <b>email</b>,{' '}
        <b>course</b>, <b>note</b> and <b>date</b> if you have them, in any order. You see a preview
        before anything is saved.
      </p>
      <ListFile setText={setText} setFault={setFault} />
      <Field id={importText} label="Or paste it here" error={fault || undefined}>
        {(control) => (
          <textarea
            {...control}
            suppressHydrationWarning
            rows={10}
            spellCheck={false}
            autoComplete="off"
            placeholder={'name,phone,course\nAsha Rao,98765 43210,GATE Chemistry'}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <button
        type="submit"
        className={buttonClass('primary')}
        disabled={!scripted}
        aria-disabled={busy}
      >
        {busy && <span className="spinner" aria-hidden />}
        Preview
      </button>
      <p role="status" className="sr-only">
        {fault}
      </p>
    </form>
  );
}

/** Reads a file into the text box, so that it can be checked. */
function ListFile({ setText, setFault }: Pick<ImportSourceProps, 'setText' | 'setFault'>) {
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const read = await readChosenSheet(event, MOST_BYTES);
    if (!read) return;
    setFault('fault' in read ? read.fault : '');
    if ('text' in read) setText(read.text);
  };
  return (
    <Field id="import-file" label="A file (Excel or CSV)">
      {(control) => (
        <input
          {...control}
          type="file"
          accept=".xlsx,.csv,.tsv,.txt,text/csv,text/plain"
          onChange={(event) => void choose(event)}
        />
      )}
    </Field>
  );
}

const UNREACHED = 'No answer from the server. What you typed is kept: press the button again.';

interface Looked {
  preview: ImportPreview;
  /** One per preview, so that a double click imports once. */
  requestId: string;
}

/** Paste or choose a list, preview it, then import it. */
export function ImportLeads() {
  const [text, setText] = useState(() => valueBeforeHydration(importText));
  const [looked, setLooked] = useState<Looked | null>(null);
  const [done, setDone] = useState<Imported | null>(null);
  const { busy, fault, setFault, run } = useImportSteps(UNREACHED);
  const root = useRef<HTMLDivElement>(null);
  const step = done ? 'done' : looked ? 'preview' : 'source';
  useFocusOnStep(root, step);
  const look = () =>
    run(
      () => officeCall('/api/admin/lead-preview', { text }),
      (preview) => setLooked({ preview, requestId: newRequestId() }),
    );
  const takeIn = ({ preview: { digest }, requestId }: Looked) =>
    run(() => officeCall('/api/admin/lead-import', { text, digest, requestId }), setDone);
  const again = () => {
    setLooked(null);
    setFault('');
  };
  return (
    <div ref={root}>
      {step === 'source' && (
        <ImportSource
          text={text}
          setText={setText}
          busy={busy}
          fault={fault}
          setFault={setFault}
          onLook={() => void look()}
        />
      )}
      {step === 'preview' && looked && (
        <ImportPreviewed
          preview={looked.preview}
          busy={busy}
          fault={fault}
          onTakeIn={() => void takeIn(looked)}
          onLook={() => void look()}
          onBack={again}
        />
      )}
      {done && <ImportDone done={done} />}
    </div>
  );
}

function ImportDone({ done }: { done: Imported }) {
  const { created, noted, unchanged, refused } = done;
  return (
    <div>
      <h2 tabIndex={-1}>Imported</h2>
      <p>
        {created} new, {noted} with a note added, {unchanged} unchanged, {refused} rejected.
      </p>
      <p className="office-links">
        <a href="/searchuser/leads?kind=walkIn">Show the walk-ins</a>
        <a href="/searchuser/leads/import">Import another list</a>
      </p>
    </div>
  );
}
