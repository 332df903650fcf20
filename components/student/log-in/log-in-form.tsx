'use client';

import { useEffect, useRef, useState } from 'react';
import { call, type Outcome } from '@/components/form/call';
import { TextField } from '@/components/form/fields';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { AccountForm } from '@/components/student/account/account-form';
import { useLogIn } from './use-log-in';

const loadLinkSchema = () =>
  import('@/lib/accounts/log-in').then((schemas) => schemas.linkRequestSchema);
const blankLink = { email: '' };

const unreached = 'There is no connection. Try again when it is back.';

/** Requests a sign-in link. The answer is the same whether or not the e-mail has an account. */
export function LinkForm() {
  const form = useCheckedForm({ loadSchema: loadLinkSchema, blank: blankLink, incomplete: null });
  const { bind, values, showErrors, submitWith, notify } = form;
  const send = async () => {
    const outcome = await call('/api/student/sign-in-link', { body: values() });
    if (outcome.ok) {
      return notify(outcome.data.sent ? 'success' : 'warning', outcome.message, null);
    }
    await showErrors(outcome.fields);
    notify('warning', outcome.message || unreached, null);
  };
  return (
    <AccountForm
      form={{ ...form, Toaster: null }}
      onSubmit={submitWith(send)}
      labelledBy="sign-in-link"
      send="Send me a link"
      sending="Sending"
      next={null}
    >
      <TextField
        {...bind('email')}
        id="link-email"
        label="Email of your account"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
    </AccountForm>
  );
}

const PREFIX = '#link=';

/**
 * Uses the token of `/student-login#link=…`, the sign-in link of an e-mail. A fragment never reaches a server
 * log; it is removed from the address bar and the history at once.
 * @param loadToaster needed here, because a visitor with a link does not focus the form
 * @returns whether a token is being used now
 */
function useSignInLink(
  settle: (outcome: Outcome<string>) => void,
  loadToaster: () => Promise<unknown>,
): boolean {
  const [isOpening, setIsOpening] = useState(false);
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  useEffect(() => {
    const open = async () => {
      if (!location.hash.startsWith(PREFIX)) return;
      const token = decodeToken(location.hash.slice(PREFIX.length));
      history.replaceState(null, '', location.pathname + location.search);
      setIsOpening(true);
      void loadToaster();
      latest.current(await call('/api/student/sign-in-link/use', { body: { token } }));
      setIsOpening(false);
    };
    const onHashChange = () => void open();
    onHashChange();
    // A link opened in a tab that already shows this page triggers no load.
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, [loadToaster]);
  return isOpening;
}

function decodeToken(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    return written;
  }
}

const loadSchema = () => import('@/lib/accounts/log-in').then((schemas) => schemas.logInSchema);
const blank = { email: '', dateofbirth: '' };
const afterLogIn = () => ({ href: '/history', label: 'Continue now' });

/** Log-in with e-mail and date of birth, or with a sign-in link. */
export function LogInForm() {
  const form = useCheckedForm({ loadSchema, blank, incomplete: 'Enter correct details' });
  const { bind, values, showErrors, submitWith, notify, load } = form;
  const { nextPage, settle, settleLink } = useLogIn('student', afterLogIn, notify);
  const isOpening = useSignInLink(settleLink, load);
  const send = async () => {
    const outcome = await call('/api/student/login', { body: values() });
    if (!outcome.ok && outcome.reason === 'refused') await showErrors(outcome.fields);
    settle(outcome);
  };
  return (
    <AccountForm
      form={{ ...form, sending: form.sending || isOpening }}
      onSubmit={submitWith(send)}
      labelledBy="log-in"
      send="Login"
      sending="Logging in"
      next={nextPage}
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
