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

/** Asks for a sign-in link. The answer is the same whether the e-mail has an account or not. */
export function LinkForm() {
  const form = useCheckedForm({ loadSchema: loadLinkSchema, blank: blankLink, incomplete: null });
  const { bind, typed, complain, submitWith, tell } = form;
  const send = async () => {
    const outcome = await call('/api/student/sign-in-link', { body: typed() });
    if (outcome.ok) {
      return tell(outcome.data.sent ? 'success' : 'warning', outcome.message, null);
    }
    await complain(outcome.fields);
    tell('warning', outcome.message || unreached, null);
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
 * A sign-in link from an e-mail opens `/student-login#link=…`. What is after the mark never reaches a
 * server log, and leaves the address bar and the history at once.
 * @param loadToaster nobody has turned to the form, which would have loaded it
 * @returns whether one is being used now
 */
function useSignInLink(
  settle: (outcome: Outcome<string>) => void,
  loadToaster: () => Promise<unknown>,
): boolean {
  const [opening, setOpening] = useState(false);
  const latest = useRef(settle);
  useEffect(() => {
    latest.current = settle;
  });
  useEffect(() => {
    const open = async () => {
      if (!location.hash.startsWith(PREFIX)) return;
      const token = decodeToken(location.hash.slice(PREFIX.length));
      history.replaceState(null, '', location.pathname + location.search);
      setOpening(true);
      void loadToaster();
      latest.current(await call('/api/student/sign-in-link/use', { body: { token } }));
      setOpening(false);
    };
    const onHashChange = () => void open();
    onHashChange();
    // A link that is opened in a tab where this page stands already loads nothing.
    addEventListener('hashchange', onHashChange);
    return () => removeEventListener('hashchange', onHashChange);
  }, [loadToaster]);
  return opening;
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
const nextPage = () => ({ href: '/history', label: 'Continue now' });

/** Log-in with e-mail and date of birth, or with the link from an e-mail that opened the page. */
export function LogInForm() {
  const form = useCheckedForm({ loadSchema, blank, incomplete: 'Enter correct details' });
  const { bind, typed, complain, submitWith, tell, load } = form;
  const { onward, settle, settleLink } = useLogIn('student', nextPage, tell);
  const opening = useSignInLink(settleLink, load);
  const send = async () => {
    const outcome = await call('/api/student/login', { body: typed() });
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
