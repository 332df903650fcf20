'use client';

import { useEffect, useRef } from 'react';
import { Notice } from '@/components/form/notice';
import { useScripted } from '@/components/form/use-scripted';
import { buttonClass } from '@/components/ui/button';
import { counted } from '@/content/counted';
import type { BankPreview } from '@/lib/schemas/bank-statement';
import { StatementPreview } from './statement-preview';
import { statementText, useStatement } from './use-statement';

/** Paste or choose, look, take in. */
export function StatementForm() {
  const { text, preview, notice, calling, type, choose, look, take } = useStatement();
  const scripted = useScripted();
  return (
    <section className="bank-card" aria-labelledby="take-in">
      <h2 id="take-in">Take a statement in</h2>
      <form
        className="office-form"
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim()) void look();
        }}
      >
        <div className="field">
          <label htmlFor="statement-file">CSV file from the bank</label>
          <input
            id="statement-file"
            className="bank-file"
            type="file"
            accept=".csv,.txt,.tsv,text/csv,text/plain"
            onChange={({ target }) => void choose(target.files?.[0])}
          />
        </div>
        <div className="field">
          <label htmlFor={statementText}>
            Or paste its lines here, with the names of the columns
          </label>
          <textarea
            id={statementText}
            suppressHydrationWarning
            className="control bank-text"
            rows={6}
            spellCheck={false}
            value={text}
            onChange={({ target }) => type(target.value)}
          />
        </div>
        <button
          type="submit"
          className={buttonClass(preview ? 'outline' : 'primary')}
          disabled={!scripted}
          aria-disabled={scripted && (calling !== null || text.trim() === '')}
        >
          {calling === 'look' && <span className="spinner" aria-hidden />}
          Look at it first
        </button>
        <Notice notice={notice} />
      </form>
      {preview && <Found preview={preview} calling={calling} take={take} />}
    </section>
  );
}

interface FoundProps {
  preview: BankPreview;
  calling: 'look' | 'take' | null;
  take: () => Promise<void>;
}

/** What would be written, and the button that does it. */
function Found({ preview, calling, take }: FoundProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), [preview]);
  const count = preview.lines.length;
  return (
    <>
      <h3 ref={heading} tabIndex={-1}>
        What would happen
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
          {count === 1 ? 'Take this line in' : `Take these ${counted(count, 'line')} in`}
        </button>
      )}
    </>
  );
}
