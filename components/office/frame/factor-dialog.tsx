import { useEffect, useRef, useState, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { call } from '@/components/form/call';
import { Field } from '@/components/form/fields';
import { Notice } from '@/components/form/notice';
import { leaveExpiredSession, readToken } from '@/components/student/session/session';
import { buttonClass } from '@/components/ui/button';

const UNREACHED = 'There is no connection, or the site is busy. Please try again.';

let asked: Promise<boolean> | null = null;

/**
 * Asks for the second factor over the page, which keeps all that was typed.
 * @returns whether it was given; false when the dialog was closed
 */
export function askFactor(): Promise<boolean> {
  asked ??= openDialog().finally(() => {
    asked = null;
  });
  return asked;
}

function openDialog(): Promise<boolean> {
  const before = document.activeElement;
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  return new Promise((resolve) => {
    const close = (given: boolean) => {
      root.unmount();
      host.remove();
      if (before instanceof HTMLElement) before.focus();
      resolve(given);
    };
    root.render(<FactorDialog onClose={close} />);
  });
}

function FactorDialog({ onClose }: { onClose: (given: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [error, setError] = useState('');
  const [notice, setNotice] = useState('');
  const [sending, setSending] = useState(false);
  useEffect(() => dialog.current?.showModal(), []);
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('code');
    if (sending || typeof code !== 'string') return;
    if (code.trim() === '') return setError('Enter the code');
    setSending(true);
    const outcome = await call('/api/admin/account/factor', { body: { code }, token: readToken() });
    setSending(false);
    if (outcome.ok) return onClose(true);
    if (outcome.reason === 'unauthorized') return leaveExpiredSession('/admin');
    setError(outcome.fields.code ?? '');
    setNotice(outcome.fields.code ? '' : outcome.message || UNREACHED);
  };
  return (
    <dialog
      ref={dialog}
      className="factor-dialog"
      aria-labelledby="factor-heading"
      onCancel={(event) => {
        event.preventDefault();
        onClose(false);
      }}
    >
      <h2 id="factor-heading">One more code</h2>
      <p>
        Exports, refunds, erasing people, their log-in details and staff accounts need a code from
        the last ten minutes. What you typed is kept.
      </p>
      <form className="office-form" noValidate onSubmit={(event) => void send(event)}>
        <Field
          id="factor-code"
          label="One-time code"
          hint="The six digits your app shows now, or a recovery code"
          error={error || undefined}
        >
          {(control) => (
            <input {...control} name="code" autoComplete="one-time-code" inputMode="text" />
          )}
        </Field>
        <div className="office-links">
          <button type="submit" className={buttonClass('primary')} aria-disabled={sending}>
            {sending && <span className="spinner" aria-hidden />}
            Go on
          </button>
          <button type="button" className={buttonClass('outline')} onClick={() => onClose(false)}>
            Cancel
          </button>
        </div>
        <Notice notice={notice === '' ? null : { kind: 'warning', text: notice }} />
      </form>
    </dialog>
  );
}
