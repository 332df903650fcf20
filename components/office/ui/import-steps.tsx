import {
  useEffect,
  useRef,
  useState,
  type ChangeEvent,
  type ReactNode,
  type RefObject,
} from 'react';
import type { Outcome } from '@/components/form/call';
import { Notice } from '@/components/form/notice';
import { leaveExpiredSession } from '@/components/student/accounts/session';
import { buttonClass } from '@/components/ui/button';
import { TableFault, tableText } from '@/lib/platform/table-text';

/** What the importers of lists have in common: a file, a preview of its lines, and the import. */
type ImportStep = 'source' | 'preview' | 'done';

/**
 * One call at a time, with its fault in a sentence; a new step has the focus on its heading.
 * @param unreached what is said when no answer came
 */
export function useImportSteps(unreached: string) {
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState('');
  const run = async <Data,>(send: () => Promise<Outcome<Data>>, then: (data: Data) => void) => {
    if (busy) return;
    setBusy(true);
    setFault('');
    const outcome = await send();
    setBusy(false);
    if (outcome.ok) return then(outcome.data);
    if (outcome.reason === 'unauthorized') return leaveExpiredSession('/admin');
    setFault(Object.values(outcome.fields)[0] || outcome.message || unreached);
  };
  return { busy, fault, setFault, run };
}

/** @param root its direct children are the steps; those that are not shown are hidden */
export function useFocusOnStep(root: RefObject<HTMLElement | null>, step: ImportStep): void {
  const before = useRef(step);
  useEffect(() => {
    if (before.current !== step) {
      root.current?.querySelector<HTMLElement>(':not([hidden]) > h2')?.focus();
    }
    before.current = step;
  }, [root, step]);
}

const UNREADABLE = 'The file cannot be read. Choose it again.';

/**
 * A chosen table or text file as text.
 * @returns null without a file, and when another one was chosen meanwhile
 */
export async function readChosenSheet(
  { target }: ChangeEvent<HTMLInputElement>,
  mostBytes: number,
): Promise<{ text: string } | { fault: string } | null> {
  const [file] = target.files ?? [];
  if (!file) return null;
  const read = await file
    .arrayBuffer()
    .then((bytes) => tableText(new Uint8Array(bytes), mostBytes))
    .then(
      (text) => ({ text }),
      (error) => ({ fault: error instanceof TableFault ? error.message : UNREADABLE }),
    );
  return target.files?.[0] === file ? read : null;
}

/** What can be done from a preview. */
export interface PreviewSteps {
  busy: boolean;
  fault: string;
  onTakeIn: () => void;
  onLook: () => void;
  onBack: () => void;
}

interface PreviewButtonsProps extends PreviewSteps {
  /** "3 new leads"; '' where nothing would be imported. */
  additions: string;
  /** "Back to the list" */
  back: string;
}

/** The fault of a preview, and its buttons. */
export function PreviewButtons(props: PreviewButtonsProps): ReactNode {
  const { busy, fault, onTakeIn, onLook, onBack, additions, back } = props;
  return (
    <>
      <Notice notice={fault === '' ? null : { kind: 'warning', text: fault }} />
      <p className="office-links">
        {additions && (
          <button
            type="button"
            className={buttonClass('primary')}
            aria-disabled={busy}
            onClick={onTakeIn}
          >
            {busy && <span className="spinner" aria-hidden />}
            Import {additions}
          </button>
        )}
        {fault && (
          <button type="button" className={buttonClass('outline')} onClick={onLook}>
            Preview again
          </button>
        )}
        <button type="button" className={buttonClass('outline')} onClick={onBack}>
          {back}
        </button>
      </p>
    </>
  );
}
