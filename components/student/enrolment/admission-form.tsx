'use client';

import { useEffect, useState, type FormEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import {
  call,
  type CallBody,
  type CallData,
  type Failure,
  type Outcome,
} from '@/components/form/call';
import { SubmitButton } from '@/components/form/form-frame';
import {
  readValues,
  restoreValues,
  useHydrated,
  type FormValues,
} from '@/components/form/form-values';
import { Notice } from '@/components/form/notice';
import { NO_CONNECTION } from '@/components/form/toast';
import { useCheckedForm, type FormNotice } from '@/components/form/use-checked-form';
import { clearChosenPlan } from './chosen-plan';
import { savePaymentDue } from '@/components/student/payments/payment-due';
import {
  failureText,
  photoTexts,
  useAccountPhoto,
  type AccountPhoto,
} from '@/components/student/accounts/photo';
import { clearToken, readToken } from '@/components/student/accounts/session';
import { buttonClass } from '@/components/ui/button';
import { labelsOf } from '@/lib/enrolment/admission-answers';
import { subjectOf } from '@/content/catalogue/admission-choices';
import { isOffered } from '@/content/catalogue/instalments';
import { rupees } from '@/content/money';
import { ALREADY_ENROLLED } from '@/lib/enrolment/plan-holder';
import { paymentPath, printPath } from '@/lib/enrolment/shown-payment';
import {
  isUnsaved,
  noteSaved,
  noteSubmitted,
  noteTyped,
  openDraft,
  requireDraft,
  useSaved,
  useUnsaved,
} from './admission-draft';
import { Answer, BindingsProvider, FormSections, type Binding } from './admission-questions';
import type { AdmissionStart } from './admission-start';

const texts = {
  noImage: 'Select Image',
  saveFirst: 'Please Save Form First',
  saved: 'Saved Successful',
  incomplete: 'Please enter all details',
  wrong: 'Please correct',
  unreached:
    'No connection. What you typed is still here: press the button again when the network is back.',
  loggedOut:
    'You are logged out. What you typed is kept in this tab: log in again and open the Admission Form.',
} as const;

/** Time for which "Saved Successful" is shown before the next page opens, in milliseconds. */
const SAVED_MS = 2_000;

type SavedRegistration = CallData<'/api/student/registration-form'>;

/** POST /api/student/registration-form. Repeats with the same `requestId` go to one row. */
export function saveRegistration(
  form: CallBody<'/api/student/registration-form'>,
): Promise<Outcome<SavedRegistration>> {
  return call('/api/student/registration-form', { body: form, token: readToken() });
}

interface NextStep {
  save: (more?: FormValues) => Promise<SavedRegistration | null>;
  saving: boolean;
  warn: (text: string) => void;
}

/** Print and Submit: available after the first save; they save later changes first. */
function useNextStep({ save, saving, warn }: NextStep, photo: AccountPhoto) {
  const print = async () => {
    const { saved } = requireDraft();
    if (!saved) return warn(texts.saveFirst);
    if (saving) return;
    const unsaved = isUnsaved() || (await photo.current()) === 'chosen';
    if (unsaved && !(await save())) return;
    location.assign(printPath(saved.id));
  };
  const submit = async () => {
    const { saved, typed } = requireDraft();
    if (!saved) return warn(texts.saveFirst);
    const done = await save({ submit: 'true' });
    if (!done) return;
    noteSubmitted();
    clearChosenPlan();
    const next = pathAfterSubmit(done, typed);
    setTimeout(() => location.assign(next), SAVED_MS);
  };
  return { print: () => void print(), submit: () => void submit() };
}

/** Online with a known price: the payment page, which receives the amount (D7). */
function pathAfterSubmit(done: SavedRegistration, typed: FormValues): string {
  const { id, registrationnumber, price } = done;
  const { modeofpayment, studentname: name = '', mobilenumber: number = '' } = typed;
  const { coursename = '' } = typed;
  if (modeofpayment !== 'Online' || price === null) return printPath(id);
  // Only the server knows the instalments, so the page is requested with the registration.
  if (isOffered(coursename, rupees(price))) return paymentPath(id);
  savePaymentDue({ amount: price, registration: id, registrationnumber, name, number });
  return '/payment';
}

const loadSchema = () =>
  import('@/lib/enrolment/registration-form').then(
    (registration) => registration.registrationSchema,
  );

type CheckedForm = ReturnType<typeof useCheckedForm<FormValues>>;

/**
 * Saves photo and form, and shows the result. `isOutdated` is true once the server has refused the plan
 * shown on this page.
 * @param extras values without a field
 */
function useSaving(form: CheckedForm, photo: AccountPhoto, extras: FormValues) {
  const { ref, values, load, check, notify, clearNotice, showErrors, attempt } = form;
  const [isOutdated, setOutdated] = useState(false);

  const isComplete = async (entered: FormValues): Promise<boolean> => {
    const checks = await load();
    for (const [name, value] of Object.entries(entered)) checks?.set(name, value);
    const result = await check();
    if ((await photo.current()) === 'none') {
      photo.showError(photoTexts.missing);
      notify('error', texts.noImage);
      return false;
    }
    if (result === 'asked') clearNotice();
    else if (result !== 'passed') {
      notify('warning', result === 'wrong' ? texts.wrong : texts.incomplete);
    }
    return result === 'passed';
  };
  const showFailure = (failure: Failure, unreached: string) => {
    if (failure.reason === 'unauthorized') clearToken();
    const text = failureText(failure, unreached, texts.loggedOut);
    if (text === null) clearNotice();
    else notify('warning', text, failure.status === null ? NO_CONNECTION : null);
  };
  const save = async (more?: FormValues): Promise<SavedRegistration | null> => {
    await load();
    const entered = values();
    noteTyped(entered);
    if (!(await isComplete(entered))) return null;
    const uploaded = await photo.upload();
    if (!uploaded.ok) {
      showFailure(uploaded, photoTexts.unreached);
      return null;
    }
    const { requestId } = requireDraft();
    const outcome = await saveRegistration({ ...entered, ...extras, ...more, requestId });
    if (outcome.ok) {
      const { id, registrationnumber } = outcome.data;
      noteSaved({ id, registrationnumber, typed: JSON.stringify(entered) });
      notify('success', texts.saved);
      return outcome.data;
    }
    const { plan, enrolled } = outcome.fields;
    if (enrolled !== undefined) {
      notify('warning', enrolled, null);
      return null;
    }
    setOutdated(plan !== undefined);
    if (plan !== undefined) notify('warning', plan, null);
    else if (outcome.reason === 'refused') {
      void showErrors(outcome.fields);
      if (ref.current) focusFirst(ref.current, Object.keys(outcome.fields));
      notify('warning', texts.incomplete);
    } else showFailure(outcome, texts.unreached);
    return null;
  };
  /** `save` returns null when nothing was saved; the notice gives the reason. */
  return { save: (more?: FormValues) => attempt(() => save(more)), isOutdated };
}

/** Focuses the first field, in page order, that is in `names`. */
function focusFirst(form: HTMLFormElement, names: readonly string[]): void {
  for (const field of form.elements) {
    if (names.includes(field.getAttribute('name') ?? '')) return (field as HTMLElement).focus();
  }
}

/** State and actions of the admission form: draft, photo, Save, Print and Submit. */
function useAdmissionForm(start: AdmissionStart, noticeHash: string) {
  const { plan, answers, fixed, photoName } = start;
  const form = useCheckedForm({ loadSchema, blank: answers, incomplete: null });
  const { load, sending } = form;
  const photo = useAccountPhoto(photoName);
  const saved = useSaved();
  const onInput = useDraft(form.ref, start);
  useEffect(() => void load(), [load]);

  const registrationnumber = saved?.registrationnumber ?? start.registrationnumber;
  const shownPrice = start.price === null ? '' : String(start.price / 100);
  const extras = { registrationnumber, plan: plan ?? '', shownPrice, notice: noticeHash };
  const { save, isOutdated } = useSaving(form, photo, extras);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };
  const bind = (name: string): Binding => ({
    ...form.bind(name),
    start: answers[name] ?? '',
    fixed: fixed.includes(name),
  });
  const warn = (text: string) => form.notify('warning', text);
  const nextStep = useNextStep({ save, saving: sending, warn }, photo);
  return {
    form,
    bind,
    photo,
    onInput,
    onSubmit,
    isSaved: saved !== null,
    isOutdated,
    registrationnumber,
    nextStep,
  };
}

interface AdmissionFormProps {
  start: AdmissionStart;
  /** Hash of the data notice below the form. */
  noticeHash: string;
  /** The log-in page, with the plan. */
  logInAt: string;
}

export function AdmissionForm({ start, noticeHash, logInAt }: AdmissionFormProps) {
  const { form, bind, photo, onInput, onSubmit, nextStep, ...state } = useAdmissionForm(
    start,
    noticeHash,
  );
  const { isSaved, isOutdated, registrationnumber } = state;
  const { ref, sending, notice, errors, Toaster } = form;
  const { needsParent, parentEmail, price, onlineOpen } = start;
  const hydrated = useHydrated();
  return (
    <form
      ref={ref}
      className="admission-form"
      method="post"
      noValidate={hydrated}
      onInput={onInput}
      onSubmit={onSubmit}
      aria-labelledby="admission-form"
    >
      <BindingsProvider value={bind}>
        <FormHead registrationnumber={registrationnumber} final={isSaved} date={start.date} />
        <FormSections
          photo={photo}
          needsParent={needsParent}
          parentEmail={parentEmail}
          price={price}
          onlineOpen={onlineOpen}
        />
      </BindingsProvider>
      <noscript>
        <p className="form-notice form-notice-warning">
          This form needs JavaScript, which is off in this browser. Switch it on, or fill in the
          form on paper at the office.
        </p>
      </noscript>
      <FormActions
        saved={isSaved}
        saving={sending}
        notice={notice && withFields(notice, Object.keys(errors))}
        outdated={isOutdated}
        logInAt={logInAt}
        {...nextStep}
        ready={hydrated}
        photoWaits={photo.chosen}
      />
      {Toaster && createPortal(<Toaster />, document.body)}
    </form>
  );
}

/** Adds the names of the missing or invalid fields. */
function withFields(notice: FormNotice, names: readonly string[]): FormNotice {
  const labels = labelsOf(names);
  const isAboutFields = notice.text === texts.incomplete || notice.text === texts.wrong;
  if (!isAboutFields || labels.length === 0) return notice;
  return { ...notice, text: `${notice.text}: ${labels.join('; ')}` };
}

type DraftSource = Pick<AdmissionStart, 'owner' | 'plan' | 'answers' | 'draft'>;

/**
 * Restores the values typed earlier in this tab and fills in the subject.
 * @returns the change handler, which saves the current values
 */
function useDraft(
  form: RefObject<HTMLFormElement | null>,
  { owner, plan, answers, draft: opened }: DraftSource,
): () => void {
  useEffect(() => {
    if (!form.current) return;
    restoreValues(form.current, openDraft({ owner, plan, answers }, opened).typed);
    noteTyped(completeValues(form.current, answers));
  }, [form, owner, plan, answers, opened]);
  return () => {
    if (form.current) noteTyped(completeValues(form.current, answers));
  };
}

/** The form's values plus the subject, which is derived from the course. */
function completeValues(form: HTMLFormElement, answers: FormValues): FormValues {
  const subject = form.elements.namedItem('subject');
  const { coursename } = readValues(form, { coursename: '' });
  if (subject instanceof HTMLInputElement) subject.value = subjectOf(coursename);
  return readValues(form, answers);
}

type FormHeadProps = {
  registrationnumber: string;
  /** Whether `registrationnumber` is the final one. */
  final: boolean;
  date: string;
};

/** Number, session and date. Only the session can be edited. */
function FormHead({ registrationnumber, final, date }: FormHeadProps) {
  return (
    <div className="form-head">
      <div className="field">
        <label htmlFor="registrationnumber">Reg. No</label>
        <input
          id="registrationnumber"
          className="control"
          value={registrationnumber}
          aria-describedby="registrationnumber-hint"
          readOnly
        />
      </div>
      <Answer name="session" />
      <div className="field">
        <label htmlFor="date">Date</label>
        <input id="date" className="control" value={date} readOnly />
      </div>
      <p id="registrationnumber-hint" className="form-head-note">
        {final
          ? 'This registration number is yours.'
          : 'Saving the form reserves this registration number. If it has just been taken, you get the next one.'}
      </p>
    </div>
  );
}

interface FormActionsProps {
  /** False until the script has loaded. */
  ready: boolean;
  saved: boolean;
  saving: boolean;
  /** Whether a chosen photo has not been uploaded yet. */
  photoWaits: boolean;
  notice: FormNotice | null;
  /** Whether the notice asks to reload the page. */
  outdated: boolean;
  logInAt: string;
  print: () => void;
  submit: () => void;
}

function FormActions(props: FormActionsProps) {
  const { ready, saved, saving, photoWaits, notice, outdated, logInAt, print, submit } = props;
  const changed = useUnsaved();
  const unsaved = changed || photoWaits;
  const next = {
    type: 'button',
    disabled: !ready,
    'aria-disabled': saving || undefined,
    'aria-describedby': 'form-actions-hint',
    'data-early': !saved || undefined,
  } as const;
  return (
    <div className="form-actions">
      <Notice notice={notice}>
        {notice?.text === texts.loggedOut && <a href={logInAt}>Log in</a>}
        {notice?.text.startsWith(ALREADY_ENROLLED) && <a href="/history">Purchased History</a>}
        {outdated && <ReloadButton />}
      </Notice>
      <div className="form-actions-buttons">
        <SubmitButton
          busy={saving}
          variant={saved && !unsaved ? 'outline' : 'primary'}
          disabled={!ready}
        >
          {saving ? 'Saving' : ready ? 'Save' : 'Getting ready'}
        </SubmitButton>
        <button {...next} className={buttonClass('outline')} onClick={print}>
          Print
        </button>
        <button
          {...next}
          className={buttonClass(saved && !unsaved ? 'primary' : 'outline')}
          onClick={submit}
        >
          Submit
        </button>
        {!saved && <p className="form-actions-first">Save comes first, then Submit.</p>}
      </div>
      <p id="form-actions-hint" className="text-small text-muted">
        {hint(saved, unsaved)}
      </p>
    </div>
  );
}

const ReloadButton = () => (
  <button type="button" className="student-link underline" onClick={() => location.reload()}>
    Reload the page
  </button>
);

function hint(saved: boolean, unsaved: boolean): string {
  if (!saved) {
    return 'Press Save: you get your registration number, and can then submit or print the form. Until then, what you type stays in this tab, even if you reload the page.';
  }
  if (unsaved) return 'You have unsaved changes. Print and Submit save them too.';
  return 'Saved as a draft, which you also find in your Purchased History, on any device. Submit it when everything is right.';
}
