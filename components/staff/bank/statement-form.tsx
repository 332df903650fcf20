'use client';

import { useEffect, useRef } from 'react';
import { Notice } from '@/components/form/notice';
import { buttonClass } from '@/components/ui/button';
import { StatementPreview } from './statement-preview';
import { useStatement } from './use-statement';

/** Paste or choose, look, take in. */
export function StatementForm() {
  const { text, preview, notice, calling, type, choose, look, take } = useStatement();
  const found = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (preview) found.current?.focus();
  }, [preview]);
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
          <label htmlFor="statement">Or paste its lines here, with the names of the columns</label>
          <textarea
            id="statement"
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
          aria-disabled={calling !== null || text.trim() === ''}
        >
          {calling === 'look' && <span className="spinner" aria-hidden />}
          Look at it first
        </button>
        <Notice notice={notice} />
      </form>
      {preview && (
        <>
          <h3 ref={found} tabIndex={-1}>
            What would happen
          </h3>
          <StatementPreview preview={preview} />
          <TakeIn lines={preview.lines.length} {...{ calling }} onTake={() => void take()} />
        </>
      )}
    </section>
  );
}

interface TakeInProps {
  /** How many there are to take in. */
  lines: number;
  calling: 'look' | 'take' | null;
  onTake: () => void;
}

function TakeIn({ lines, calling, onTake }: TakeInProps) {
  if (lines === 0) return null;
  return (
    <button
      type="button"
      className={buttonClass('primary')}
      aria-disabled={calling !== null}
      onClick={onTake}
    >
      {calling === 'take' && <span className="spinner" aria-hidden />}
      {lines === 1 ? 'Take this line in' : `Take these ${lines} lines in`}
    </button>
  );
}
