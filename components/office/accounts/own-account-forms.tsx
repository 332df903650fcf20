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
  useHasBeenTrue,
  useOffice,
  useOfficeForm,
  type BoundField,
} from '@/components/office/ui/form';
import { printedMoment } from '@/components/office/ui/printed-moment';
import { leaveExpiredSession } from '@/components/student/session/session';
import { buttonClass } from '@/components/ui/button';
import type { OwnCodes } from '@/lib/office/staff/own-account';
import type { ShownLogIn } from '@/lib/accounts/sessions';
import { LogInLine } from './account-facts';

const staffForms = () => import('@/lib/office/staff/staff-forms');

/** The name that colleagues see beside leads and notes. */
export function NameForm({ name }: { name: string }) {
  const form = useOfficeForm({
    url: '/api/admin/account/name',
    loadSchema: () => staffForms().then((schemas) => schemas.ownNameSchema),
    blank: { name },
    doneText: () => 'Colleagues see this name from now on.',
  });
  return (
    <OfficeForm form={form} label="Your name" send="Save the name" sending="Saving">
      <TextField
        {...form.bind('name')}
        label="Name"
        hint="Colleagues see it beside leads and notes"
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
        label="Code"
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
        summary={codes.required ? 'Use another phone' : 'Use another phone, or turn them off'}
      >
        <p>Turn the codes off here; then set them up anew, which makes new recovery codes too.</p>
        <CodeForm
          url="/api/admin/account/codes/remove"
          send="Turn the codes off"
          sending="Turning them off"
          codeHint="Of the app, or a recovery code"
          doneText={() => 'One-time codes are off.'}
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
        {required ? 'Your account has to have them. ' : 'Off. '}
        With them, a password that somebody has seen is not enough to log in: an app on your phone
        shows six digits, new every half minute.
      </p>
      <button
        type="button"
        className={buttonClass(required ? 'primary' : 'outline')}
        aria-disabled={making}
        onClick={() => void begin()}
      >
        {making && <span className="spinner" aria-hidden />}
        Set up one-time codes
      </button>
      <Notice notice={error === null ? null : { kind: 'warning', text: error }} />
    </>
  );
}

function codesLeft(left: number): string {
  if (left === 0) return 'No recovery code is left: set the codes up anew to get eight more.';
  return left === 1 ? 'One recovery code is left.' : `${left} recovery codes are left.`;
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
        They are on. Keep these recovery codes
      </h3>
      <p>
        Without your phone, each of them lets you in once. They are shown this once: write them down
        or print them, and keep them where nobody else looks.
      </p>
      <ul translate="no">
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="office-links">
        <button type="button" className={buttonClass('outline')} onClick={() => print()}>
          Print them
        </button>
        <button type="button" className={buttonClass('primary')} onClick={onDone}>
          I have kept them
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
          None. A passkey is kept by your phone, your computer or a key on your keyring: you confirm
          with a finger or a PIN instead of typing a code.
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
            <LazyDetails key={name} summary="Rename it">
              <RenamePasskey id={id} name={name} />
            </LazyDetails>
            <LazyDetails summary="Remove it">
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
    doneText: () => 'The passkey has its new name.',
  });
  return (
    <OfficeForm
      form={form}
      label={`Rename ${name}`}
      send="Save the name of the passkey"
      sending="Saving it"
    >
      <TextField {...form.bind('name')} label="Name of the passkey" defaultValue={name} required />
    </OfficeForm>
  );
}

function RemovePasskey({ id, name }: { id: string; name: string }) {
  const form = useOfficeForm({
    url: '/api/admin/account/passkeys/remove',
    loadSchema: () => staffForms().then((schemas) => schemas.passkeyRemovalSchema),
    blank: { passkey: id, password: '' },
    doneText: () => `“${name}” is removed.`,
  });
  return (
    <OfficeForm form={form} label={`Remove ${name}`} send="Remove it" sending="Removing it">
      <PasswordField
        {...form.bind('password')}
        label="Your password"
        autoComplete="current-password"
      />
    </OfficeForm>
  );
}

/** @returns its name and the recovery codes, or what went wrong */
async function addPasskey(
  form: HTMLFormElement,
): Promise<string | { name: string; recoveryCodes: string[] }> {
  const typed = Object.fromEntries(new FormData(form)) as { name: string; password: string };
  if (typed.name.trim() === '') return 'Enter a name for it';
  if (typed.password === '') return 'Enter your password';
  const begun = await officeCall('/api/admin/account/passkeys/begin', {});
  if (!begun.ok) return begun.message || UNREACHED;
  const passkey = await newPasskeyAnswer(begun.data);
  if (passkey === null) return 'No passkey was made. Try again, or use another device.';
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
    refresh(`“${added.name}” is added.`);
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
        hint="Such as “My phone”, so that you know which one it is"
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

const UNREACHED = 'There is no connection, or the site is busy. Please try again.';

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
            aria-label="QR code with the key of your one-time codes"
          >
            <path d={`M0 0h${qr.size}v${qr.size}H0z`} fill="#fff" />
            <path d={qr.path} />
          </svg>
          <Details summary="Or type the key in" className="code-key">
            <p translate="no">{groups.join(' ')}</p>
          </Details>
        </li>
        <li>Enter the six digits it shows now, and your password.</li>
      </ol>
      <CodeForm
        url="/api/admin/account/codes/confirm"
        send="Turn the codes on"
        sending="Turning them on"
        codeHint="Six digits"
        isNumeric
        doneText={(answer: { recoveryCodes: string[] }) => {
          onCodes(answer.recoveryCodes);
          return 'One-time codes are on.';
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
            {logIn.id !== currentId && <EndLogIns which={{ logIn: logIn.id }} send="End it" />}
          </li>
        ))}
      </ul>
      {logIns.length > 2 && <EndLogIns which={{}} send="End all others" />}
      <p className="office-note">
        A log-in ends by itself two hours after it was last used, and twelve hours after it began.
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
      doneText={() => 'Ended.'}
      label={send}
      send={send}
      sending="Ending"
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
    doneText: ({ ended }) => `Your password is changed.${endedText(ended)}`,
  });
  return (
    <OfficeForm
      form={form}
      label="Change your password"
      send="Change the password"
      sending="Changing it"
      next={<a href="/searchuser">Go on to the search</a>}
    >
      {/* For password managers. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        {...form.bind('password')}
        label="Password you have now"
        autoComplete="current-password"
      />
      <PasswordField
        {...form.bind('newPassword')}
        label="New password"
        hint="At least 12 characters. Four or five unusual words are good, and easy to keep in mind."
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
