import type { ChangeEvent } from 'react';
import { Field } from '@/components/form/field';
import { useScripted } from '@/components/form/use-scripted';
import { buttonClass } from '@/components/ui/button';
import { decodeSheet } from '@/lib/leads/decode-sheet';

/** What the server takes, with room for what surrounds the text. */
const MOST_BYTES = 1_000_000;
const UNREADABLE = 'The file cannot be read. Choose it again.';
const TOO_LONG = 'The list is longer than 1 MB. Take it in in parts.';

/** Id of the box. */
export const importText = 'import-text';

interface ImportSourceProps {
  text: string;
  setText: (text: string) => void;
  busy: boolean;
  fault: string;
  setFault: (fault: string) => void;
  onLook: () => void;
}

/** The list: pasted, or out of a file. */
export function ImportSource(props: ImportSourceProps) {
  const { text, setText, busy, fault, setFault, onLook } = props;
  const scripted = useScripted();
  const look = () => {
    if (text.trim() === '') return setFault('Paste the list, or choose a file.');
    const size = new TextEncoder().encode(JSON.stringify(text)).length;
    if (size > MOST_BYTES) return setFault(TOO_LONG);
    onLook();
  };
  return (
    <form
      className="office-form"
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
        One person a line, under headings: <b>name</b> and <b>phone</b>, then <b>email</b>,{' '}
        <b>course</b>, <b>note</b> and <b>date</b> if you have them, in any order. Nothing is
        written before you have seen what would be.
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
        Look at it first
      </button>
      <p role="status" className="sr-only">
        {fault}
      </p>
    </form>
  );
}

/** A file is read here: what it holds then stands in the box, to be looked at. */
function ListFile({ setText, setFault }: Pick<ImportSourceProps, 'setText' | 'setFault'>) {
  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    if (file.size > MOST_BYTES) return setFault(TOO_LONG);
    const bytes = await file.arrayBuffer().catch(() => null);
    // Another one was chosen meanwhile.
    if (target.files?.[0] !== file) return;
    if (!bytes) return setFault(UNREADABLE);
    const read = decodeSheet(new Uint8Array(bytes));
    setFault('fault' in read ? read.fault : '');
    if ('text' in read) setText(read.text);
  };
  return (
    <Field id="import-file" label="A file (CSV)">
      {(control) => (
        <input
          {...control}
          type="file"
          accept=".csv,.tsv,.txt,text/csv,text/plain"
          onChange={(event) => void choose(event)}
        />
      )}
    </Field>
  );
}
