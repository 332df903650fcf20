'use client';

import { useEffect, useRef, useState } from 'react';
import { Field } from '@/components/form/fields';
import { useHydrated, valueBeforeHydration } from '@/components/form/form-values';
import { Notice } from '@/components/form/notice';
import type { FormNotice } from '@/components/form/use-checked-form';
import type { Outcome } from '@/components/form/call';
import { officeCall } from '@/components/office/frame/office-call';
import { Details } from '@/components/office/ui/details';
import { useOffice } from '@/components/office/ui/office-context';
import { Badge, type BadgeTone } from '@/components/office/ui/list';
import { Card } from '@/components/office/ui/section';
import { leaveExpiredSession } from '@/components/student/accounts/session';
import { buttonClass } from '@/components/ui/button';
import { countText } from '@/content/counted';
import type { BankImported, BankPreview, BankVerdict } from '@/lib/payments/bank/bank-statement';
import { TableFault, tableText } from '@/lib/platform/table-text';
import { BankLine, paymentSummary } from './bank-line';

const verdicts: readonly (readonly [BankVerdict, string])[] = [
  ['matched', 'matched'],
  ['slip', 'to be recorded'],
  ['likely', 'likely match, please check'],
  ['several', 'several possible matches'],
  ['nothing', 'no match'],
  ['known', 'already imported'],
];
const verdictLabels = new Map(verdicts);

const badgeTones: Readonly<Record<BankVerdict, BadgeTone>> = {
  matched: 'success',
  slip: 'success',
  likely: 'warning',
  several: 'warning',
  nothing: 'warning',
  known: 'closed',
};

/** A preview of each line: imported, or skipped and why. Nothing is written yet. */
function StatementPreview({ preview }: { preview: BankPreview }) {
  const { lines, withdrawals, skipped } = preview;
  const counts = verdicts
    .map(
      ([verdict, text]) => [lines.filter((one) => one.verdict === verdict).length, text] as const,
    )
    .filter(([count]) => count > 0);
  return (
    <>
      <p>
        {lines.length === 0 && 'The statement has no incoming payments. '}
        {counts.map(([count, text]) => `${count} ${text}`).join(', ')}
        {counts.length > 0 && '. '}
        {withdrawals > 0 && `Withdrawals skipped: ${withdrawals}. `}
        Nothing has been saved yet.
      </p>
      <ul className="office-list bank-lines">
        {lines.map((line) => (
          <BankLine
            key={line.line}
            line={line}
            lineNumber={line.line}
            badge={<Badge tone={badgeTones[line.verdict]}>{verdictLabels.get(line.verdict)}</Badge>}
          >
            <p>{line.why}</p>
            {line.payments.map((payment) => (
              <p key={payment.id} className="office-quote">
                {paymentSummary(payment)}
              </p>
            ))}
          </BankLine>
        ))}
      </ul>
      {skipped.length > 0 && (
        <Details summary={`Skipped lines: ${skipped.length}`}>
          <ul className="office-items">
            {skipped.map(({ line, why }) => (
              <li key={line}>
                Line {line}: {why}
              </li>
            ))}
          </ul>
        </Details>
      )}
    </>
  );
}

const UNREACHED =
  'No connection, or the site is busy. Press the button again: each line is imported only once.';

const statementText = 'statement';

/** State of the import: paste or choose a statement, preview, import. */
function useStatement() {
  const { refresh } = useOffice();
  const [text, setText] = useState(() => valueBeforeHydration(statementText));
  const [preview, setPreview] = useState<BankPreview | null>(null);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const [calling, setCalling] = useState<'look' | 'take' | null>(null);

  /** The current text, for callbacks of an older render. */
  const latest = useRef(text);
  const chosen = useRef<File | null>(null);

  const write = (value: string) => {
    latest.current = value;
    setText(value);
    setPreview(null);
    setNotice(null);
  };
  const typeText = (value: string) => {
    chosen.current = null;
    write(value);
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    chosen.current = file;
    try {
      const read = await tableText(new Uint8Array(await file.arrayBuffer()));
      if (chosen.current === file) write(read);
    } catch (error) {
      if (chosen.current !== file) return;
      const known = error instanceof TableFault;
      const message = known ? error.message : 'The file cannot be read. Choose it again.';
      setNotice({ kind: 'warning', text: message });
    }
  };
  const run = async <Data,>(doing: 'look' | 'take', send: () => Promise<Outcome<Data>>) => {
    if (calling) return null;
    setCalling(doing);
    const outcome = await send();
    setCalling(null);
    if (outcome.ok) return outcome.data;
    const { reason, message, fields } = outcome;
    if (reason === 'unauthorized') leaveExpiredSession('/admin');
    else setNotice({ kind: 'warning', text: fields.text || message || UNREACHED });
    return null;
  };
  const look = async () => {
    const sent = latest.current;
    const found = await run('look', () => officeCall('/api/admin/bank-preview', { text: sent }));
    // The text has changed, so the preview no longer applies.
    if (!found || latest.current !== sent) return;
    setPreview(found);
    setNotice(null);
  };
  const take = async () => {
    const sent = latest.current;
    const done = await run('take', () => officeCall('/api/admin/bank-import', { text: sent }));
    if (!done) return;
    if (latest.current === sent) typeText('');
    setNotice({ kind: 'success', text: importedText(done) });
    refresh();
  };
  return { text, preview, notice, calling, type: typeText, choose, look, take };
}

function importedText({ added, known, matched, recorded, left }: BankImported): string {
  const before = known > 0 ? `, ${known} imported before` : '';
  const bySlip = recorded > 0 ? `${recorded} recorded by UPI fee slip, ` : '';
  return `Imported: ${added} new${before}. ${matched} matched, ${bySlip}${left} unmatched below.`;
}

export function StatementForm() {
  const { text, preview, notice, calling, type, choose, look, take } = useStatement();
  const scripted = useHydrated();
  return (
    <Card id="take-in" title="Import a statement">
      <form
        className="office-form office-form-lines"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) void look();
        }}
      >
        <Field id="statement-file" label="File from the bank (Excel or CSV)">
          {(control) => (
            <input
              {...control}
              type="file"
              accept=".xlsx,.csv,.txt,.tsv,text/csv,text/plain"
              onChange={({ target }) => void choose(target.files?.[0])}
            />
          )}
        </Field>
        <Field id={statementText} label="Or paste its lines here, with the column headings">
          {(control) => (
            <textarea
              {...control}
              suppressHydrationWarning
              rows={6}
              spellCheck={false}
              value={text}
              onChange={({ target }) => type(target.value)}
            />
          )}
        </Field>
        <button
          type="submit"
          className={buttonClass(preview ? 'outline' : 'primary')}
          disabled={!scripted}
          aria-disabled={scripted && (calling !== null || text.trim() === '')}
        >
          {calling === 'look' && <span className="spinner" aria-hidden />}
          Preview
        </button>
        <Notice notice={notice} />
      </form>
      {preview && <PreviewedStatement preview={preview} calling={calling} take={take} />}
    </Card>
  );
}

interface PreviewedStatementProps {
  preview: BankPreview;
  calling: 'look' | 'take' | null;
  take: () => Promise<void>;
}

function PreviewedStatement({ preview, calling, take }: PreviewedStatementProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [preview]);
  const count = preview.lines.length;
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        Preview of the import
      </h3>
      <StatementPreview preview={preview} />
      {count > 0 && (
        <button
          type="button"
          className={buttonClass('primary')}
          aria-disabled={calling !== null}
          onClick={() => void take()}
        >
          {calling === 'take' && <span className="spinner" aria-hidden />}
          {count === 1 ? 'Import this line' : `Import these ${countText(count, 'line')}`}
        </button>
      )}
    </>
  );
}
