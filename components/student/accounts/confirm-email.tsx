'use client';

import { useState } from 'react';
import { call, isAnswered } from '@/components/form/call';
import { TextField } from '@/components/form/fields';
import { FormFrame, SubmitButton } from '@/components/form/form-frame';
import { useHydrated } from '@/components/form/form-values';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { leaveExpiredSession, readToken } from './session';
import { buttonClass } from '@/components/ui/button';

const loadSchema = () =>
  import('@/lib/accounts/log-in').then((schemas) => schemas.confirmEmailSchema);

const UNREACHED = 'No connection. What you typed is still here: send it again.';

function useConfirmEmail(email: string) {
  const [current, setCurrent] = useState(email);
  const [isChanging, setChanging] = useState(false);
  const form = useCheckedForm({ loadSchema, blank: { email: current }, incomplete: null });
  const { bind, values, showErrors, notify, submitWith, sending } = form;
  const send = async () => {
    const asked = isChanging ? values().email : current;
    const outcome = await call('/api/student/confirm-email', {
      body: { email: asked },
      token: readToken(),
    });
    if (outcome.ok) {
      setCurrent(outcome.data.email);
      setChanging(false);
      return notify(outcome.data.sent ? 'success' : 'warning', outcome.message, null);
    }
    if (outcome.reason === 'unauthorized') return leaveExpiredSession();
    if (!isAnswered(outcome)) return notify('warning', UNREACHED, null);
    await showErrors(outcome.fields);
    notify('warning', outcome.message, null);
  };
  const shown = { ...form, Toaster: null, sending };
  return { form: shown, bind, current, isChanging, setChanging, onSubmit: submitWith(send) };
}

/** For an unconfirmed e-mail: sends the link once more, or to another address. */
export function ConfirmEmail({ email }: { email: string }) {
  const { form, bind, current, isChanging, setChanging, onSubmit } = useConfirmEmail(email);
  const hydrated = useHydrated();
  return (
    <section aria-labelledby="confirm-email" className="account-section">
      <h2 id="confirm-email" className="subheading">
        Confirm your e-mail
      </h2>
      <p className="mt-2 mb-4 max-w-prose">
        <b className="wrap-anywhere">{current}</b> is not confirmed yet. Open the link that we sent
        there: receipts and news about your classes go to this address, and you log in with it.
      </p>
      <FormFrame form={form} onSubmit={onSubmit} labelledBy="confirm-email">
        {isChanging && (
          <TextField
            {...bind('email')}
            label="The right e-mail"
            hint="From now on you log in with it."
            type="email"
            inputMode="email"
            autoComplete="email"
          />
        )}
        <div className="student-buttons">
          <SubmitButton busy={form.sending} disabled={!hydrated}>
            {isChanging ? 'Change and send the link' : 'Send the link again'}
          </SubmitButton>
          <button
            type="button"
            className={buttonClass('outline')}
            disabled={!hydrated}
            onClick={() => setChanging(!isChanging)}
          >
            {isChanging ? 'Keep this e-mail' : 'Change the e-mail'}
          </button>
        </div>
      </FormFrame>
    </section>
  );
}
