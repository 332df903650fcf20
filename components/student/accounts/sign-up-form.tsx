'use client';

import { useCallback, useEffect, useState, type ChangeEvent, type FormEvent } from 'react';
import { call, isAnswered } from '@/components/form/call';
import { ChoiceField, MessageField, TextField, type FieldWiring } from '@/components/form/fields';
import { restoreValues, type FormValues } from '@/components/form/form-values';
import { tabStorage } from '@/components/form/storage';
import { readTouches } from '@/components/form/touches';
import { NO_CONNECTION } from '@/components/form/toast';
import { useCheckedForm } from '@/components/form/use-checked-form';
import { AccountForm, useNextPage } from './account-form';
import { noteSignUp } from './log-in-form';
import { PhotoField, photoTypes, shrinkPhoto, useChosenPhoto, type PreparedPhoto } from './photo';
import type { ChoiceQuery } from '@/content/catalogue/plan-choice';
import { abroad, states } from '@/content/catalogue/states';

/** Session storage key of the typed values; the photo is not stored. */
const DRAFT = 'sign-up';

const LARGEST_BYTES = 5 * 1024 * 1024;

/** A photo that this browser cannot decode may still be sent: the server checks it anyway. */
async function preparePhoto(file: File): Promise<PreparedPhoto | null> {
  const accepted = photoTypes.includes(file.type) && file.size <= LARGEST_BYTES;
  return (await shrinkPhoto(file)) ?? (accepted ? { blob: file, preview: null } : null);
}

const UNUSABLE = 'This file cannot be used. Choose a JPEG, PNG or WebP photo of at most 5 MB.';

/**
 * The photo of the new account.
 * @param showError shows an error at the photo field
 */
function usePhoto(showError: (message: string) => void) {
  const { photo, choose, latestRef } = useChosenPhoto(preparePhoto);
  const onChange = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    if ((await choose(target.files?.[0])) !== false) return;
    target.value = '';
    showError(UNUSABLE);
  };
  const blob = async () => (await latestRef.current)?.blob ?? null;
  return { preview: photo?.preview ?? null, onChange, blob };
}

/** Allows for a photo over a slow connection. */
const TIMEOUT_MS = 60_000;

/** POST /api/student/register with the photo as `myFile`. */
function sendSignUp(values: FormValues, photo: Blob | null) {
  const body = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (name !== 'myFile') body.append(name, value);
  }
  for (const [name, touch] of Object.entries(readTouches()))
    body.append(name, JSON.stringify(touch));
  if (photo) body.append('myFile', photo, 'photo.jpg');
  return call('/api/student/register', { body, timeoutMs: TIMEOUT_MS });
}

/** The call's message for an e-mail that already has an account (D17). */
const TAKEN = 'Registration already done';

const texts = {
  done: 'Registration Successful',
  taken: 'Email already exists',
  failed: 'Please fill all details',
  unreached: 'No connection. What you typed is still here: send it again when it is back.',
} as const;

const blank = {
  studentname: '',
  fathername: '',
  dateofbirth: '',
  email: '',
  contactnumber: '',
  address: '',
  city: '',
  state: '',
  pincode: '',
  myFile: '',
  marketing: '',
  parentconsent: '',
};

const loadSchema = () => import('./sign-up-checks').then((checks) => checks.signUpChecks);

function useSignUp({ noticeHash, chosen }: SignUpFormProps) {
  const form = useCheckedForm({ loadSchema, blank, incomplete: texts.failed });
  const { ref, notify, showErrors, values } = form;
  const photo = usePhoto((message) => void showErrors({ myFile: message }));
  const { withParent, checkAge } = useParent();
  const { nextPage, openNext } = useNextPage();
  const logInAt = chosen ? `/student-login?${new URLSearchParams(chosen)}` : '/student-login';
  const [taken, setTaken] = useState(false);

  useEffect(() => {
    if (!ref.current) return;
    restoreValues(ref.current, (tabStorage.readJson(DRAFT) as FormValues | null) ?? {});
    const born = ref.current.elements.namedItem('dateofbirth') as HTMLInputElement;
    if (born.value) void checkAge(born.value);
  }, [ref, checkAge]);
  const onInput = ({ target }: FormEvent<HTMLFormElement>) => {
    tabStorage.writeJson(DRAFT, values());
    const { name, value } = target as HTMLInputElement;
    if (name === 'dateofbirth') void checkAge(value);
  };
  const send = async () => {
    setTaken(false);
    const outcome = await sendSignUp(
      { ...values(), ...chosen, notice: noticeHash },
      await photo.blob(),
    );
    if (outcome.ok) {
      tabStorage.remove(DRAFT);
      noteSignUp(values());
      notify('success', texts.done);
      openNext({ href: logInAt, label: 'Continue now' });
    } else if (!isAnswered(outcome)) {
      notify('warning', texts.unreached, NO_CONNECTION);
    } else if (outcome.message === TAKEN) {
      setTaken(true);
      noteSignUp({ email: values().email });
      await showErrors({ email: 'This e-mail already has an account' });
      notify('warning', texts.taken);
    } else {
      await showErrors(outcome.fields);
      notify('warning', outcome.message || texts.failed, texts.failed);
    }
  };
  return { form, photo, nextPage, logInAt, taken, withParent, onInput, send };
}

interface SignUpFormProps {
  /** Hash of the data notice beside the form. */
  noticeHash: string;
  chosen: ChoiceQuery | null;
}

/** "Student Details": the sign-up form. */
export function SignUpForm(props: SignUpFormProps) {
  const { form, photo, nextPage, logInAt, taken, withParent, onInput, send } = useSignUp(props);
  const { bind, submitWith } = form;
  return (
    <AccountForm
      form={form}
      onSubmit={submitWith(send)}
      onInput={onInput}
      labelledBy="student-details"
      send="Sign Up"
      sending="Sending"
      next={nextPage}
      help={taken && <a href={logInAt}>Log in with this e-mail</a>}
    >
      <PersonFields bind={bind} />
      <AddressFields bind={bind} />
      <StudentPhoto bind={bind} photo={photo} />
      <Consents bind={bind} withParent={withParent} />
    </AccountForm>
  );
}

type Bind = ReturnType<typeof useSignUp>['form']['bind'];

/** Personal details. E-mail and date of birth are the log-in credentials. */
function PersonFields({ bind }: { bind: Bind }) {
  return (
    <>
      <TextField {...bind('studentname')} label="Student’s name" autoComplete="name" half />
      <TextField {...bind('fathername')} label="Father’s name" autoComplete="off" half />
      <TextField
        {...bind('dateofbirth')}
        label="Date of birth"
        hint="You log in with it, so check it carefully."
        type="date"
        autoComplete="bday"
        half
      />
      <TextField
        {...bind('email')}
        label="E-mail"
        hint="You log in with it too."
        type="email"
        inputMode="email"
        autoComplete="email"
        half
      />
      <TextField
        {...bind('contactnumber')}
        label="Contact number"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
      />
    </>
  );
}

function AddressFields({ bind }: { bind: Bind }) {
  return (
    <>
      <MessageField {...bind('address')} label="Address" rows={2} autoComplete="street-address" />
      <TextField {...bind('city')} label="City" autoComplete="address-level2" half />
      <TextField
        {...bind('pincode')}
        label="PIN code"
        inputMode="numeric"
        autoComplete="postal-code"
        half
      />
      <ChoiceField
        {...bind('state')}
        label="State"
        ask="Select a state"
        choices={[...states, abroad]}
        autoComplete="address-level1"
      />
    </>
  );
}

/** A component of its own, because the checks focus the first invalid field in the order of `bind`. */
function StudentPhoto({ bind, photo }: { bind: Bind; photo: ReturnType<typeof usePhoto> }) {
  const { field, error } = bind('myFile');
  const onChange = (event: ChangeEvent<HTMLInputElement>) => {
    void field.onChange?.(event);
    void photo.onChange(event);
  };
  return (
    <PhotoField
      id={field.name}
      label="Photo of the student"
      hint="A passport-size photo: the face from the front. JPEG, PNG or WebP, at most 5 MB."
      error={error}
      source={photo.preview}
      alt="The photo you chose"
      input={{ ...field, onChange, required: true }}
    />
  );
}

/** Whether the date of birth last entered requires a parent's consent. */
function useParent() {
  const [withParent, setWithParent] = useState(false);
  const checkAge = useCallback(async (dateofbirth: string) => {
    const { needsParent } = await import('./sign-up-checks');
    setWithParent(needsParent(dateofbirth));
  }, []);
  return { withParent, checkAge };
}

type BindConsent = (name: 'marketing' | 'parentconsent') => {
  field: FieldWiring;
};

/**
 * Consents (D26): the privacy notice is beside the button, offers are opt-in, and a parent consents for a
 * student under 18. No box is required.
 */
function Consents({ bind, withParent }: { bind: BindConsent; withParent: boolean }) {
  return (
    <>
      <div role="status" className="parent-box">
        {withParent && (
          <>
            <p>
              The student is under 18, so a parent has to agree. You can open the account now.
              Before you save the admission form or pay, a parent agrees through a link that you
              send from the form.
            </p>
            <label className="agree">
              <input type="checkbox" {...bind('parentconsent').field} />
              <span>I am the student’s parent and agree to this account.</span>
            </label>
          </>
        )}
      </div>
      <label className="agree">
        <input type="checkbox" {...bind('marketing').field} />
        <span>
          Tell me about new batches and offers, by phone or e-mail. I can stop this at any time.
        </span>
      </label>
      <p className="text-small text-muted">
        We use these details to run the account and enrol the student. By pressing Sign Up you agree
        to this: <a href="/privacy-policy">Privacy &amp; Policy</a>
      </p>
    </>
  );
}
