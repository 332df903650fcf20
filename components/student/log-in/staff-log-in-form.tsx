'use client';

import { useEffect, useState } from 'react';
import { call } from '@/components/form/call';
import { TextField, type FieldWiring } from '@/components/form/fields';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { AccountForm } from '@/components/student/account/account-form';
import { useLogIn } from './use-log-in';

const loadSchema = () =>
  import('@/lib/accounts/log-in').then((schemas) => schemas.staffLogInSchema);
const blank = { email: '', password: '', otp: '' };
/** The query identifies the registration of a scanned QR code. */
const afterLogIn = () => ({ href: `/searchuser${location.search}`, label: 'Continue now' });

/** Staff log-in with e-mail, password and, where the account requires it, a code. */
export function StaffLogInForm() {
  const [codeAsked, setCodeAsked] = useState(false);
  const form = useCheckedForm({ loadSchema, blank, incomplete: 'Enter correct details' });
  const { ref, bind, values, showErrors, submitWith, notify } = form;
  const { nextPage, settle } = useLogIn('staff', afterLogIn, notify);
  useEffect(() => {
    if (codeAsked) ref.current?.querySelector<HTMLElement>('[name=otp]')?.focus();
  }, [codeAsked, ref]);
  const send = async () => {
    const outcome = await call('/api/admin/get-details', { body: values() });
    if (!outcome.ok && outcome.code === 'second_factor') {
      setCodeAsked(true);
      return notify('warning', outcome.message, null);
    }
    if (!outcome.ok && outcome.reason === 'refused') await showErrors(outcome.fields);
    settle(outcome);
  };
  return (
    <AccountForm
      form={form}
      onSubmit={submitWith(send)}
      labelledBy="staff-log-in"
      send="Login"
      sending="Logging in"
      next={nextPage}
    >
      <TextField
        {...bind('email')}
        label="Email"
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <TextField
        {...bind('password')}
        label="Password"
        type="password"
        autoComplete="current-password"
      />
      {codeAsked && <CodeField {...bind('otp')} />}
    </AccountForm>
  );
}

/** Numeric keyboard for a code from the app; a recovery code has letters. */
function CodeField(bound: { field: FieldWiring; error: string | undefined }) {
  const [recovery, setRecovery] = useState(false);
  return (
    <div>
      <TextField
        {...bound}
        label={recovery ? 'Recovery code' : 'One-time code'}
        hint={
          recovery
            ? 'One of the eight you kept, such as abcd-efgh-jkmn-pqrs. Each is good once.'
            : 'The six digits your authenticator app shows now'
        }
        inputMode={recovery ? 'text' : 'numeric'}
        autoComplete="one-time-code"
      />
      <button type="button" className="link-button" onClick={() => setRecovery(!recovery)}>
        {recovery ? 'Use the app instead' : 'No phone at hand? Use a recovery code'}
      </button>
    </div>
  );
}
