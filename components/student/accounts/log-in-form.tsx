'use client';

import { useEffect, useRef, useState, type ReactNode, type RefObject } from 'react';
import { call, isAnswered, type Failure, type Outcome } from '@/components/form/call';
import { TextField, type FieldWiring } from '@/components/form/fields';
import type { FormSchema } from '@/components/form/form-checks';
import { NO_PASSKEY, passkeyAnswer } from '@/components/form/passkey';
import { restoreValues, type FormValues } from '@/components/form/form-values';
import { deviceStorage, tabStorage } from '@/components/form/storage';
import { NO_CONNECTION } from '@/components/form/toast';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { chosenPlanHref } from '@/components/student/enrolment/chosen-plan';
import { saveToken, takeReturnPath, type Holder } from './session';
import { buttonClass } from '@/components/ui/button';
import type { ChoiceQuery } from '@/content/catalogue/plan-choice';
import { AccountForm, useNextPage } from './account-form';

const texts = {
  done: 'Login successful',
  wrong: 'Enter correct details',
  unreached: 'No connection. What you typed is still here: try again when it is back.',
  unreachedByLink:
    'No connection. Open the link from the e-mail again when it is back: it has not been used.',
  linkNotSent: 'No connection. Try again when it is back.',
  notSaved:
    'Your details are correct, but this browser blocks cookies, so you cannot stay logged in. Allow cookies and site data in its settings, or use another browser.',
} as const;

/** Storage key of the last e-mail that signed up in this tab or logged in on this device. */
const EMAIL = 'log-in-email';
/** Storage key of the date of birth of a sign-up in this tab. */
const BORN = 'log-in-born';

const knownEmail = () => tabStorage.read(EMAIL) ?? deviceStorage.read(EMAIL) ?? '';

/**
 * Fills in the details of the sign-up in this tab, or else the e-mail of the last log-in on this device. The
 * date of birth is deleted once filled in.
 */
function useKnownDetails(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const dateofbirth = tabStorage.read(BORN) ?? '';
    tabStorage.remove(BORN);
    if (form.current) restoreValues(form.current, { email: knownEmail(), dateofbirth });
  }, [form]);
}

/** Fills in the e-mail of the log-in form whenever "Can’t log in?" is opened. */
function useEmailOfLogIn(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const field = form.current?.querySelector<HTMLInputElement>('[name=email]');
    const help = field?.closest('details');
    let filled = '';
    const fill = () => {
      const typed = document.querySelector<HTMLInputElement>('form[aria-labelledby=log-in] #email');
      const email = typed?.value.trim() || knownEmail();
      if (!field || !email || (field.value !== '' && field.value !== filled)) return;
      field.value = filled = email;
      field.dispatchEvent(new Event('input', { bubbles: true }));
    };
    fill();
    help?.addEventListener('toggle', fill);
    return () => help?.removeEventListener('toggle', fill);
  }, [form]);
}

/** Log-out deletes it with all other data on this device. */
function keepEmail(email: string | undefined): void {
  tabStorage.remove(EMAIL);
  if (email) deviceStorage.write(EMAIL, email.trim());
}

/** Stores the details in this tab for the log-in form, the e-mail until the student logs in. */
export function noteSignUp({ email, dateofbirth }: { email: string; dateofbirth?: string }): void {
  tabStorage.write(EMAIL, email.trim());
  if (dateofbirth) tabStorage.write(BORN, dateofbirth);
}

const unreachedToast = (failure: Failure) => (failure.message ? null : NO_CONNECTION);

type Notify = ReturnType<typeof useCheckedForm>['notify'];

interface LogInOptions<Values extends FormValues> {
  holder: Holder;
  address: '/api/student/login' | '/api/student/sign-in-link/use' | '/api/admin/get-details';
  loadSchema: () => Promise<FormSchema>;
  blank: Values;
  /** Values sent besides the fields. */
  more?: FormValues;
  /** Path of the page that opens after log-in. */
  next: () => string;
  /** @returns true for a failure that it has shown itself */
  showFailure?: (failure: Failure, notify: Notify) => boolean;
}

/** A log-in form: saves the token, shows the result and opens the next page. */
function useLogIn<Values extends FormValues>(options: LogInOptions<Values>) {
  const { holder, address, loadSchema, blank, more, next, showFailure } = options;
  const form = useCheckedForm({ loadSchema, blank, incomplete: texts.wrong, wrong: texts.wrong });
  const { values, showErrors, submitWith, notify } = form;
  const { nextPage, openNext } = useNextPage();
  const enter = (token: string) => {
    if (!saveToken(token, holder)) return notify('warning', texts.notSaved, null);
    if (holder === 'student') keepEmail(values().email);
    notify('success', texts.done);
    openNext({ href: next(), label: 'Continue now' });
  };
  const send = async (extra: FormValues = {}) => {
    const outcome = await call(address, { body: { ...values(), ...more, ...extra } });
    if (outcome.ok) return enter(outcome.data);
    if (showFailure?.(outcome, notify)) return;
    if (outcome.reason === 'refused') await showErrors(outcome.fields);
    if (isAnswered(outcome) || outcome.message) {
      notify('warning', outcome.message || texts.wrong, texts.wrong);
    } else notify('warning', texts.unreached, NO_CONNECTION);
  };
  return { form, nextPage, enter, send, onSubmit: submitWith(() => send()) };
}

interface LogInFrameProps {
  logIn: Pick<ReturnType<typeof useLogIn>, 'nextPage' | 'onSubmit'>;
  form: Parameters<typeof AccountForm>[0]['form'];
  labelledBy: string;
  help?: ReactNode;
  children: ReactNode;
}

const LogInFrame = ({ logIn, form, labelledBy, help, children }: LogInFrameProps) => (
  <AccountForm
    form={form}
    onSubmit={logIn.onSubmit}
    labelledBy={labelledBy}
    send="Login"
    sending="Logging in"
    next={logIn.nextPage}
    help={help}
  >
    {children}
  </AccountForm>
);

const loadStudentSchema = () =>
  import('@/lib/accounts/log-in').then((schemas) => schemas.logInSchema);
const blankStudent = { email: '', dateofbirth: '' };

interface ChosenProps {
  /** The plan or item in the address of log-in and sign-up. */
  chosen: ChoiceQuery | null;
}

/** The form of the chosen plan or item, the page that asked for the log-in, or else the history. */
const afterStudent = (chosen: ChoiceQuery | null) => () =>
  chosen ? chosenPlanHref(chosen) : (takeReturnPath() ?? '/history');

/** Log-in with e-mail and date of birth, or with a sign-in link. */
export function LogInForm({ chosen }: ChosenProps) {
  const [unconfirmed, setUnconfirmed] = useState<string | null>(null);
  const [isRefused, setRefused] = useState(false);
  const logIn = useLogIn({
    holder: 'student',
    address: '/api/student/login',
    loadSchema: loadStudentSchema,
    blank: blankStudent,
    next: afterStudent(chosen),
    showFailure: (failure) => {
      setRefused(isAnswered(failure));
      return false;
    },
  });
  const { form, enter } = logIn;
  const { bind, notify, load } = form;
  useKnownDetails(form.ref);
  const isOpening = useSignInLink((outcome, token) => {
    if (outcome.ok) enter(outcome.data);
    else if (outcome.fields.dateofbirth) setUnconfirmed(token);
    else notify('warning', outcome.message || texts.unreachedByLink, unreachedToast(outcome));
  }, load);
  if (unconfirmed !== null)
    return <ConfirmForm key={unconfirmed} token={unconfirmed} chosen={chosen} />;
  return (
    <LogInFrame
      logIn={logIn}
      form={{ ...form, sending: form.sending || isOpening }}
      labelledBy="log-in"
      help={isRefused && <LinkToLogInLink />}
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
    </LogInFrame>
  );
}

/** Opens "Can’t log in?" below the form. */
const LinkToLogInLink = () => (
  <a
    href="#sign-in-link"
    onClick={() =>
      document.getElementById('sign-in-link')?.closest('details')?.setAttribute('open', '')
    }
  >
    Log in with a link instead
  </a>
);

const loadDateSchema = () =>
  import('@/lib/accounts/log-in').then((schemas) => schemas.linkDateSchema);
const blankDate = { dateofbirth: '' };

/** Asks for the date of birth when an account's link is opened for the first time. */
function ConfirmForm({ token, chosen }: { token: string } & ChosenProps) {
  const logIn = useLogIn({
    holder: 'student',
    address: '/api/student/sign-in-link/use',
    loadSchema: loadDateSchema,
    blank: blankDate,
    more: { token },
    next: afterStudent(chosen),
  });
  const { form } = logIn;
  return (
    <LogInFrame logIn={logIn} form={form} labelledBy="log-in">
      <p role="status">
        Thank you, this e-mail is yours. Enter your date of birth again to finish: from now on you
        log in with it.
      </p>
      <TextField {...form.bind('dateofbirth')} label="DOB" type="date" autoComplete="bday" />
    </LogInFrame>
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
  onOutcome: (outcome: Outcome<string>, token: string) => void,
  loadToaster: () => Promise<unknown>,
): boolean {
  const [isOpening, setIsOpening] = useState(false);
  const latest = useRef(onOutcome);
  useEffect(() => {
    latest.current = onOutcome;
  });
  useEffect(() => {
    const open = async () => {
      if (!location.hash.startsWith(PREFIX)) return;
      const token = decodeToken(location.hash.slice(PREFIX.length));
      history.replaceState(null, '', location.pathname + location.search);
      setIsOpening(true);
      void loadToaster();
      latest.current(await call('/api/student/sign-in-link/use', { body: { token } }), token);
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

const loadLinkSchema = () =>
  import('@/lib/accounts/log-in').then((schemas) => schemas.linkRequestSchema);
const blankLink = { email: '' };

/** Requests a sign-in link. The answer is the same whether or not the e-mail has an account. */
export function LinkForm({ chosen }: ChosenProps) {
  const form = useCheckedForm({ loadSchema: loadLinkSchema, blank: blankLink, incomplete: null });
  const { bind, values, showErrors, submitWith, notify } = form;
  useEmailOfLogIn(form.ref);
  const send = async () => {
    const outcome = await call('/api/student/sign-in-link', { body: { ...values(), ...chosen } });
    if (outcome.ok) {
      return notify(outcome.data.sent ? 'success' : 'warning', outcome.message, null);
    }
    await showErrors(outcome.fields);
    notify('warning', outcome.message || texts.linkNotSent, null);
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
        label="E-mail of your account"
        type="email"
        inputMode="email"
        autoComplete="email"
      />
    </AccountForm>
  );
}

const loadStaffSchema = () =>
  import('@/lib/accounts/log-in').then((schemas) => schemas.staffLogInSchema);
const blankStaff = { email: '', password: '', otp: '' };
/** The query identifies the registration of a scanned QR code. */
const afterStaff = () => `/searchuser${location.search}`;

/** Staff log-in with e-mail, password and, where the account requires it, a code. */
export function StaffLogInForm() {
  const [codeAsked, setCodeAsked] = useState(false);
  const logIn = useLogIn({
    holder: 'staff',
    address: '/api/admin/get-details',
    loadSchema: loadStaffSchema,
    blank: blankStaff,
    next: afterStaff,
    showFailure: ({ code, message }, notify) => {
      if (code !== 'second_factor') return false;
      setCodeAsked(true);
      notify('warning', message, null);
      return true;
    },
  });
  const { form, send } = logIn;
  const { ref, bind, values, notify, attempt } = form;
  const answerWithPasskey = () =>
    attempt(async () => {
      const { email, password } = values();
      const begun = await call('/api/admin/passkey', { body: { email, password } });
      if (!begun.ok) {
        return notify('warning', begun.message || texts.unreached, unreachedToast(begun));
      }
      const passkey = begun.data && (await passkeyAnswer(begun.data));
      if (!passkey) return notify('warning', NO_PASSKEY, null);
      await send({ otp: '', passkey });
    });
  useEffect(() => {
    if (codeAsked) ref.current?.querySelector<HTMLElement>('[name=otp]')?.focus();
  }, [codeAsked, ref]);
  return (
    <LogInFrame logIn={logIn} form={form} labelledBy="staff-log-in">
      <TextField
        {...bind('email')}
        label="E-mail"
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
      {codeAsked && (
        <button
          type="button"
          className={buttonClass('outline')}
          aria-disabled={form.sending}
          onClick={() => void answerWithPasskey()}
        >
          Use a passkey
        </button>
      )}
    </LogInFrame>
  );
}

/** Numeric keyboard for a code from the app; a recovery code has letters. */
function CodeField(bound: { field: FieldWiring; error: string | undefined }) {
  const [recovery, setRecovery] = useState(false);
  return (
    <div>
      <TextField
        {...bound}
        label={recovery ? 'Recovery code' : 'Code from your app'}
        hint={
          recovery
            ? 'One of the eight you kept: seven groups such as abcd-efgh. Each is good once.'
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
