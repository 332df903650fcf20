'use client';

import { useEffect, useRef, useState, type FormEvent } from 'react';
import { Field } from '@/components/form/fields';
import { useHydrated } from '@/components/form/form-values';
import { Notice } from '@/components/form/notice';
import { newPasskeyAnswer } from '@/components/form/passkey';
import type { CallAddress, CallData } from '@/components/form/call';
import { officeCall } from '@/components/office/frame/office-call';
import { Details, LazyDetails } from '@/components/office/ui/details';
import {
  ActionForm,
  OfficeForm,
  TextField,
  useOfficeForm,
  type BoundField,
} from '@/components/office/ui/form';
import { useHasBeenTrue, useOffice } from '@/components/office/ui/office-context';
import { printedMoment } from '@/components/office/ui/printed-moment';
import { leaveExpiredSession } from '@/components/student/accounts/session';
import { buttonClass } from '@/components/ui/button';
import type { OwnCodes } from '@/lib/staff/own-account';
import type { ShownLogIn } from '@/lib/accounts/sessions';
import { LogInLine } from './account-facts';

const staffForms = () => import('@/lib/staff/staff-forms');

/** The name that colleagues see beside leads and notes. */
export function NameForm({ name }: { name: string }) {
  const form = useOfficeForm({
    url: '/api/admin/account/name',
    loadSchema: () => staffForms().then((schemas) => schemas.ownNameSchema),
    blank: { name },
    doneText: () => 'Name saved.',
  });
  return (
    <OfficeForm form={form} label="Your name" send="Save name" sending="Saving">
      <TextField
        {...form.bind('name')}
        label="Name"
        hint="Shown to colleagues beside leads and notes"
        defaultValue={name}
        autoComplete="name"
        required
      />
    </OfficeForm>
  );
}

interface CodeFormProps<Address extends CallAddress> {
  url: Address;
  send: string;
  sending: string;
  codeHint: string;
  /** Numeric keyboard on phones. */
  isNumeric?: boolean;
  doneText: (data: CallData<Address>) => string;
}

/** A code and the password: turns two-step verification on or off. */
function CodeForm<Address extends CallAddress>(props: CodeFormProps<Address>) {
  const { url, send, sending, codeHint, isNumeric = false, doneText } = props;
  const form = useOfficeForm({
    url,
    loadSchema: () => staffForms().then((schemas) => schemas.ownCodeSchema),
    blank: { code: '', password: '' },
    doneText,
  });
  return (
    <OfficeForm form={form} label={send} send={send} sending={sending}>
      <TextField
        {...form.bind('code')}
        label="Code from your app"
        hint={codeHint}
        inputMode={isNumeric ? 'numeric' : 'text'}
        autoComplete="one-time-code"
        required
      />
      <PasswordField
        {...form.bind('password')}
        label="Your password"
        autoComplete="current-password"
      />
    </OfficeForm>
  );
}

/** Two-step verification: set-up, recovery codes, removal. */
export function OneTimeCodes({ codes, asOf }: { codes: OwnCodes; asOf: string }) {
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  if (recoveryCodes) {
    return <RecoveryCodes codes={recoveryCodes} onDone={() => setRecoveryCodes(null)} />;
  }
  if (codes.since === null) {
    return <SetUpCodes required={codes.required} onCodes={setRecoveryCodes} />;
  }
  return (
    <>
      <p>
        On, set up {printedMoment(codes.since, asOf)}. {codesLeft(codes.left)}
      </p>
      <LazyDetails
        summary={codes.required ? 'Use another phone' : 'Use another phone, or turn it off'}
      >
        <p>Turn it off here, then set it up again. That makes new recovery codes too.</p>
        <CodeForm
          url="/api/admin/account/codes/remove"
          send="Turn off two-step verification"
          sending="Turning off"
          codeHint="Or a recovery code"
          doneText={() => 'Two-step verification is off.'}
        />
      </LazyDetails>
    </>
  );
}

interface SetUpCodesProps {
  required: boolean;
  onCodes: (codes: readonly string[]) => void;
}

function SetUpCodes({ required, onCodes }: SetUpCodesProps) {
  const [secret, setSecret] = useState<Secret | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [making, setMaking] = useState(false);
  const begin = async () => {
    // A second secret would replace the one on the screen.
    if (making) return;
    setMaking(true);
    const outcome = await officeCall('/api/admin/account/codes', {});
    setMaking(false);
    if (outcome.ok) return setSecret(outcome.data);
    if (outcome.reason === 'unauthorized') return leaveExpiredSession('/admin');
    setError(outcome.message || UNREACHED);
  };
  if (secret) return <NewSecret secret={secret} onCodes={onCodes} />;
  return (
    <>
      <p>
        {required ? 'Your account needs it. ' : 'Off. '}
        An app on your phone shows six digits, new every half minute. With it, a stolen password is
        not enough to log in.
      </p>
      <button
        type="button"
        className={buttonClass(required ? 'primary' : 'outline')}
        aria-disabled={making}
        onClick={() => void begin()}
      >
        {making && <span className="spinner" aria-hidden />}
        Set up two-step verification
      </button>
      <Notice notice={error === null ? null : { kind: 'warning', text: error }} />
    </>
  );
}

function codesLeft(left: number): string {
  if (left === 0)
    return 'No recovery codes left. Set up two-step verification again to get eight more.';
  return left === 1 ? '1 recovery code left.' : `${left} recovery codes left.`;
}

interface RecoveryCodesProps {
  codes: readonly string[];
  onDone: () => void;
}

/** Shown once, and printed without the rest of the page. */
function RecoveryCodes({ codes, onDone }: RecoveryCodesProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="recovery-codes">
      <h3 ref={heading} tabIndex={-1}>
        Two-step verification is on. Keep these recovery codes
      </h3>
      <p>
        Each code logs you in once without your phone. They are shown only now: write them down or
        print them, and keep them in a safe place.
      </p>
      <ul translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="office-links">
        <button type="button" className={buttonClass('outline')} onClick={() => print()}>
          Print
        </button>
        <button type="button" className={buttonClass('primary')} onClick={onDone}>
          I have saved them
        </button>
      </div>
    </div>
  );
}

/** Passkeys of the account: a list, with a way to add, rename and remove. */
export function Passkeys({ passkeys, asOf }: { passkeys: OwnCodes['passkeys']; asOf: string }) {
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[]>([]);
  if (recoveryCodes.length > 0) {
    return <RecoveryCodes codes={recoveryCodes} onDone={() => setRecoveryCodes([])} />;
  }
  return (
    <>
      {passkeys.length === 0 && (
        <p>
          No passkeys. With a passkey you confirm on your phone, computer or security key by
          fingerprint or PIN instead of typing a code.
        </p>
      )}
      <ul className="office-items log-ins">
        {passkeys.map(({ id, name, since, used }) => (
          <li key={id}>
            {name}
            <span className="office-note">
              {' '}
              added {printedMoment(since, asOf)}
              {used && `, last used ${printedMoment(used, asOf)}`}
            </span>
            <LazyDetails key={name} summary="Rename">
              <RenamePasskey id={id} name={name} />
            </LazyDetails>
            <LazyDetails summary="Remove">
              <RemovePasskey id={id} name={name} />
            </LazyDetails>
          </li>
        ))}
      </ul>
      <LazyDetails summary="Add a passkey">
        <NewPasskey key={passkeys.length} onCodes={setRecoveryCodes} />
      </LazyDetails>
    </>
  );
}

function RenamePasskey({ id, name }: { id: string; name: string }) {
  const form = useOfficeForm({
    url: '/api/admin/account/passkeys/rename',
    loadSchema: () => staffForms().then((schemas) => schemas.passkeyNameSchema),
    blank: { passkey: id, name },
    doneText: () => 'Passkey renamed.',
  });
  return (
    <OfficeForm form={form} label={`Rename ${name}`} send="Save passkey name" sending="Saving">
      <TextField {...form.bind('name')} label="Name of the passkey" defaultValue={name} required />
    </OfficeForm>
  );
}

function RemovePasskey({ id, name }: { id: string; name: string }) {
  const form = useOfficeForm({
    url: '/api/admin/account/passkeys/remove',
    loadSchema: () => staffForms().then((schemas) => schemas.passkeyRemovalSchema),
    blank: { passkey: id, password: '' },
    doneText: () => `Passkey “${name}” removed.`,
  });
  return (
    <OfficeForm form={form} label={`Remove ${name}`} send="Remove passkey" sending="Removing">
      <PasswordField
        {...form.bind('password')}
        label="Your password"
        autoComplete="current-password"
      />
    </OfficeForm>
  );
}

/** @returns its name and the recovery codes, or the failure */
async function addPasskey(
  form: HTMLFormElement,
): Promise<string | { name: string; recoveryCodes: string[] }> {
  const typed = Object.fromEntries(new FormData(form)) as { name: string; password: string };
  if (typed.name.trim() === '') return 'Enter a name';
  if (typed.password === '') return 'Enter your password';
  const begun = await officeCall('/api/admin/account/passkeys/begin', {});
  if (!begun.ok) return begun.message || UNREACHED;
  const passkey = await newPasskeyAnswer(begun.data);
  if (passkey === null) return 'No passkey was added. Try again, or use another device.';
  const added = await officeCall('/api/admin/account/passkeys', { ...typed, passkey });
  if (!added.ok) return Object.values(added.fields)[0] ?? (added.message || UNREACHED);
  return { name: typed.name, recoveryCodes: added.data.recoveryCodes };
}

/** Asks the browser for a new passkey, then the server for its place. */
function NewPasskey({ onCodes }: { onCodes: (codes: readonly string[]) => void }) {
  const { refresh } = useOffice();
  const [error, setError] = useState('');
  const [working, setWorking] = useState(false);
  const scripted = useHydrated();
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (working) return;
    setWorking(true);
    const added = await addPasskey(event.currentTarget);
    setWorking(false);
    if (typeof added === 'string') return setError(added);
    onCodes(added.recoveryCodes);
    refresh(`Passkey “${added.name}” added.`);
  };
  return (
    <form
      className="office-form"
      noValidate
      aria-label="Add a passkey"
      onSubmit={(event) => void submit(event)}
    >
      <TextField
        id="passkey-name"
        field={{ name: 'name' }}
        error={undefined}
        label="Name of the passkey"
        hint="For example “My phone”"
        required
      />
      <PasswordField
        id="passkey-password"
        field={{ name: 'password' }}
        error={undefined}
        label="Your password"
        autoComplete="current-password"
      />
      <button
        type="submit"
        className={buttonClass('primary')}
        disabled={!scripted}
        aria-disabled={working}
      >
        {working && <span className="spinner" aria-hidden />}
        Add the passkey
      </button>
      <Notice notice={error === '' ? null : { kind: 'warning', text: error }} />
    </form>
  );
}

const UNREACHED = 'No connection, or the site is busy. Please try again.';

type Secret = CallData<'/api/admin/account/codes'>;

interface NewSecretProps {
  secret: Secret;
  onCodes: (codes: readonly string[]) => void;
}

/** The secret for the app, and a field for its first code. */
function NewSecret({ secret: { secret, qr }, onCodes }: NewSecretProps) {
  const groups = secret.match(/.{1,4}/g) ?? [];
  return (
    <>
      <ol className="code-steps">
        <li>
          Open an authenticator app on your phone (Google Authenticator, Microsoft Authenticator,
          Aegis or another) and scan this:
          <svg
            viewBox={`0 0 ${qr.size} ${qr.size}`}
            className="code-qr"
            role="img"
            aria-label="QR code for your authenticator app"
          >
            <path d={`M0 0h${qr.size}v${qr.size}H0z`} fill="#fff" />
            <path d={qr.path} />
          </svg>
          <Details summary="Or enter the key" className="code-key">
            <p translate="no">{groups.join(' ')}</p>
          </Details>
        </li>
        <li>Enter the six digits it shows now, and your password.</li>
      </ol>
      <CodeForm
        url="/api/admin/account/codes/confirm"
        send="Turn on"
        sending="Turning on"
        codeHint="Six digits"
        isNumeric
        doneText={(answer: { recoveryCodes: string[] }) => {
          onCodes(answer.recoveryCodes);
          return 'Two-step verification is on.';
        }}
      />
    </>
  );
}

interface OwnLogInsProps {
  logIns: readonly ShownLogIn[];
  /** Id of the current session. */
  currentId: string;
  asOf: string;
}

/** All sessions of the account, with a way to end them. */
export function OwnLogIns({ logIns, currentId, asOf }: OwnLogInsProps) {
  return (
    <>
      <ul className="office-items log-ins">
        {logIns.map((logIn) => (
          <li key={logIn.id}>
            <LogInLine logIn={logIn} asOf={asOf} isHere={logIn.id === currentId} />
            {logIn.id !== currentId && <EndLogIns which={{ logIn: logIn.id }} send="Log out" />}
          </li>
        ))}
      </ul>
      {logIns.length > 2 && <EndLogIns which={{}} send="Log out everywhere else" />}
      <p className="office-note">
        You are logged out two hours after your last action, and twelve hours after logging in.
      </p>
    </>
  );
}

function EndLogIns({ which, send }: { which: Record<string, string>; send: string }) {
  return (
    <ActionForm
      url="/api/admin/account/log-ins"
      loadSchema={() => staffForms().then((schemas) => schemas.ownLogInsSchema)}
      blank={which}
      doneText={() => 'Logged out.'}
      label={send}
      send={send}
      sending="Logging out"
    />
  );
}

interface PasswordFormProps {
  email: string;
  /** Open when the password must be changed. */
  open: boolean;
}

export function PasswordForm({ email, open }: PasswordFormProps) {
  const mustChange = useHasBeenTrue(open);
  if (mustChange) return <PasswordFields email={email} />;
  return (
    <LazyDetails summary="Change your password">
      <PasswordFields email={email} />
    </LazyDetails>
  );
}

function PasswordFields({ email }: { email: string }) {
  const form = useOfficeForm({
    url: '/api/admin/account/password',
    loadSchema: () => staffForms().then((schemas) => schemas.ownPasswordSchema),
    blank: { password: '', newPassword: '' },
    doneText: ({ ended }) => `Password changed.${endedText(ended)}`,
  });
  return (
    <OfficeForm
      form={form}
      label="Change your password"
      send="Change password"
      sending="Changing"
      next={<a href="/searchuser">Go to search</a>}
    >
      {/* For password managers. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.bind('password')}
        label="Current password"
        autoComplete="current-password"
      />
      <PasswordField
        {...form.bind('newPassword')}
        label="New password"
        hint="At least 12 characters. Four or five unusual words work well."
        autoComplete="new-password"
      />
    </OfficeForm>
  );
}

function endedText(ended: number): string {
  if (ended === 0) return '';
  return ended === 1 ? ' One other log-in has ended.' : ` ${ended} other log-ins have ended.`;
}

interface PasswordFieldProps extends BoundField {
  label: string;
  hint?: string;
  autoComplete: 'current-password' | 'new-password';
}

/** A password field with a show button. */
function PasswordField({ id, field, error, label, hint, autoComplete }: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  return (
    <div className="password-field">
      <Field id={id} label={label} hint={hint} error={error}>
        {(control) => (
          <input
            {...control}
            {...field}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            autoCapitalize="none"
            spellCheck={false}
            required
          />
        )}
      </Field>
      <button
        type="button"
        aria-pressed={shown}
        aria-controls={id}
        onClick={() => setShown(!shown)}
      >
        {shown ? 'Hide' : 'Show'}
        <span className="sr-only"> {label.toLowerCase()}</span>
      </button>
    </div>
  );
}
