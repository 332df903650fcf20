'use client';

import { useEffect, useState } from 'react';
import { call } from '@/components/form/call';
import { TextField } from '@/components/form/form-fields';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { AccountForm } from '../account/account-form';
import { CodeField } from './code-field';
import { useLogIn } from './use-log-in';

const loadSchema = () => import('@/lib/schemas/log-in').then((schemas) => schemas.staffLogInSchema);
const blank = { email: '', password: '', otp: '' };
/** With the number that a QR code asked for. */
const next = () => ({ href: `/searchuser${location.search}`, label: 'Continue now' });

/** Log-in of the office, with e-mail and password, and with a code where the account asks for one. */
export function StaffLogInForm() {
  const [codeAsked, setCodeAsked] = useState(false);
  const form = useCheckedForm({ loadSchema, blank, incomplete: 'Enter correct details' });
  const { ref, bind, typed, complain, submitWith, tell } = form;
  const { onward, settle } = useLogIn('staff', next, tell);
  useEffect(() => {
    if (codeAsked) ref.current?.querySelector<HTMLElement>('[name=otp]')?.focus();
  }, [codeAsked, ref]);
  const send = async () => {
    const outcome = await call<string>('/api/admin/get-details', { body: typed() });
    if (!outcome.ok && outcome.code === 'second_factor') {
      setCodeAsked(true);
      return tell('warning', outcome.message, null);
    }
    if (!outcome.ok && outcome.reason === 'refused') await complain(outcome.fields);
    settle(outcome);
  };
  return (
    <AccountForm
      form={form}
      onSubmit={submitWith(send)}
      labelledBy="staff-log-in"
      send="Login"
      sending="Logging in"
      next={onward}
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
