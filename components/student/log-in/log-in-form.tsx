'use client';

import { call } from '@/components/form/call';
import { TextField } from '@/components/form/form-fields';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { AccountForm } from '../account/account-form';
import { useLogIn } from './use-log-in';
import { useSignInLink } from './use-sign-in-link';

const loadSchema = () => import('@/lib/schemas/log-in').then((schemas) => schemas.logInSchema);
const blank = { email: '', dateofbirth: '' };
const next = () => ({ href: '/history', label: 'Continue now' });

/** Log-in with e-mail and date of birth, or with the link from an e-mail that opened the page. */
export function LogInForm() {
  const form = useCheckedForm({ loadSchema, blank, incomplete: 'Enter correct details' });
  const { bind, typed, complain, submitWith, tell, load } = form;
  const { onward, settle, settleLink } = useLogIn('student', next, tell);
  const opening = useSignInLink(settleLink, load);
  const send = async () => {
    const outcome = await call<string>('/api/student/login', { body: typed() });
    if (!outcome.ok && outcome.reason === 'refused') await complain(outcome.fields);
    settle(outcome);
  };
  return (
    <AccountForm
      form={{ ...form, sending: form.sending || opening }}
      onSubmit={submitWith(send)}
      labelledBy="log-in"
      send="Login"
      sending="Logging in"
      next={onward}
    >
      <TextField
        {...bind('email')}
        label="Email ID"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextField
        {...bind('dateofbirth')}
        label="DOB"
        hint="Your date of birth, as you gave it when you signed up."
        type="date"
        autoComplete="bday"
      />
    </AccountForm>
  );
}
