import { useEffect, useRef, useState, type FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { call } from '@/components/form/call';
import { Field } from '@/components/form/fields';
import { NO_PASSKEY, passkeyAnswer } from '@/components/form/passkey';
import { Notice } from '@/components/form/notice';
import { leaveExpiredSession, readToken } from '@/components/student/accounts/session';
import { buttonClass } from '@/components/ui/button';

const UNREACHED = 'No connection, or the site is busy. Please try again.';

let asked: Promise<boolean> | null = null;

/**
 * Asks for the second factor in a dialog, so that the page keeps its typed values.
 * @returns whether it was given; false if the dialog was closed
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

/** Sends a code or the answer of a passkey. */
function useFactor(onGiven: () => void) {
  const [error, setError] = useState('');
  const [notice, setNotice] = useState('');
  const [sending, setSending] = useState(false);
  const post = async <Outcome,>(send: () => Promise<Outcome>) => {
    setSending(true);
    const outcome = await send();
    setSending(false);
    return outcome;
  };
  const give = async (code: string) => {
    if (code.trim() === '') return setError('Enter the code');
    const token = readToken();
    const outcome = await post(() => call('/api/admin/account/factor', { body: { code }, token }));
    if (outcome.ok) return onGiven();
    if (outcome.reason === 'unauthorized') return leaveExpiredSession('/admin');
    const { code: wrong = '', passkey = '' } = outcome.fields;
    setError(wrong);
    setNotice(wrong ? '' : passkey || outcome.message || UNREACHED);
  };
  const givePasskey = async () => {
    const token = readToken();
    const begun = await post(() => call('/api/admin/account/factor/passkey', { body: {}, token }));
    if (!begun.ok) return setNotice(begun.message || UNREACHED);
    const answer = begun.data && (await passkeyAnswer(begun.data));
    if (!answer) return setNotice(NO_PASSKEY);
    await give(answer);
  };
  return { error, notice, sending, give, givePasskey };
}

type Factor = ReturnType<typeof useFactor>;

function FactorDialog({ onClose }: { onClose: (given: boolean) => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [ways, setWays] = useState({ codes: true, passkeys: false });
  const factor = useFactor(() => onClose(true));
  useEffect(() => {
    dialog.current?.showModal();
    void call('/api/admin/account/factor/needed', { body: {}, token: readToken() }).then(
      (outcome) => outcome.ok && setWays(outcome.data),
    );
  }, []);
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
      <h2 id="factor-heading">Confirm that it is you</h2>
      <p>
        Exports, refunds, erasures, log-in details, staff accounts and your own password and
        two-step verification need a code or passkey of the last ten minutes. What you typed is
        kept.
      </p>
      {ways.passkeys && (
        <button
          type="button"
          className={buttonClass('primary')}
          aria-disabled={factor.sending}
          onClick={() => void factor.givePasskey()}
        >
          Use a passkey
        </button>
      )}
      <CodeForm factor={factor} ways={ways} onCancel={() => onClose(false)} />
    </dialog>
  );
}

interface CodeFormProps {
  factor: Factor;
  ways: { codes: boolean; passkeys: boolean };
  onCancel: () => void;
}

function CodeForm({ factor, ways, onCancel }: CodeFormProps) {
  const { error, notice, sending, give } = factor;
  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = new FormData(event.currentTarget).get('code');
    if (!sending && typeof code === 'string') await give(code);
  };
  return (
    <form className="office-form" noValidate onSubmit={(event) => void send(event)}>
      <Field
        id="factor-code"
        label={ways.codes ? 'Code from your app' : 'Recovery code'}
        hint={ways.codes ? 'The six digits your app shows now, or a recovery code' : undefined}
        error={error || undefined}
      >
        {(control) => <input {...control} name="code" autoComplete="one-time-code" />}
      </Field>
      <div className="office-links">
        <button
          type="submit"
          className={buttonClass(ways.passkeys ? 'outline' : 'primary')}
          aria-disabled={sending}
        >
          {sending && <span className="spinner" aria-hidden />}
          Continue
        </button>
        <button type="button" className={buttonClass('outline')} onClick={onCancel}>
          Cancel
        </button>
      </div>
      <Notice notice={notice === '' ? null : { kind: 'warning', text: notice }} />
    </form>
  );
}
