import { useRef, useState } from 'react';
import { typedBefore } from '@/components/form/typed-before';
import type { FormNotice } from '@/components/form/use-checked-form';
import { TableFault, tableText } from '@/lib/csv/table-text';
import type { BankImported, BankPreview } from '@/lib/schemas/bank-statement';
import { leaveWithDeadToken } from '../../student/session/log-out';
import { officeCall } from '../office/office-call';
import { useOffice } from '../office/office-context';

const UNREACHED =
  'No answer came: there is no connection, or the site is busy. Press the button again: each line is taken in once only.';

/** Id of the box. */
export const statementText = 'statement';

/** A statement that is pasted or chosen, looked at first, and then taken in. */
export function useStatement() {
  const { changed } = useOffice();
  const [text, setText] = useState(() => typedBefore(statementText));
  const [preview, setPreview] = useState<BankPreview | null>(null);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const [calling, setCalling] = useState<'look' | 'take' | null>(null);

  /** What stands in the box now, whatever was drawn last. */
  const current = useRef(text);
  const chosen = useRef<File | null>(null);

  const write = (value: string) => {
    current.current = value;
    setText(value);
    setPreview(null);
    setNotice(null);
  };
  const type = (value: string) => {
    chosen.current = null;
    write(value);
  };
  const choose = async (file: File | undefined) => {
    if (!file) return;
    chosen.current = file;
    try {
      const bytes = new Uint8Array(await file.arrayBuffer());
      if (chosen.current === file) write(tableText(bytes));
    } catch (error) {
      if (chosen.current !== file) return;
      const known = error instanceof TableFault;
      const message = known ? error.message : 'The file cannot be read. Choose it again.';
      setNotice({ kind: 'warning', text: message });
    }
  };
  const call = async <Data>(doing: 'look' | 'take', url: string, asked: string) => {
    if (calling) return null;
    setCalling(doing);
    const outcome = await officeCall<Data>(url, { text: asked });
    setCalling(null);
    if (outcome.ok) return outcome.data;
    const { reason, message, fields } = outcome;
    if (reason === 'unauthorized') leaveWithDeadToken('/admin');
    else setNotice({ kind: 'warning', text: fields.text || message || UNREACHED });
    return null;
  };
  const look = async () => {
    const asked = current.current;
    const found = await call<BankPreview>('look', '/api/admin/bank-preview', asked);
    // Of another text it would be a promise that nobody keeps.
    if (!found || current.current !== asked) return;
    setPreview(found);
    setNotice(null);
  };
  const take = async () => {
    const asked = current.current;
    const done = await call<BankImported>('take', '/api/admin/bank-import', asked);
    if (!done) return;
    if (current.current === asked) type('');
    setNotice({ kind: 'success', text: told(done) });
    changed();
  };
  return { text, preview, notice, calling, type, choose, look, take };
}

function told({ added, known, matched, left }: BankImported): string {
  const before = known > 0 ? `, ${known} known before` : '';
  return `Taken in: ${added} new${before}. ${matched} matched, ${left} left to look at below.`;
}
