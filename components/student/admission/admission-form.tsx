'use client';

import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { Failure } from '@/components/form/call';
import type { FieldMessages, FormChecks } from '@/components/form/form-checks';
import { readValues, useHydrated, type FormValues } from '@/components/form/form-values';
import { showToast, type Toast } from '@/components/form/toast';
import { useFormParts } from '@/components/form/use-form-parts';
import { clearChosenPlan } from '@/components/student/chosen-plan';
import { savePaymentDue } from '@/components/student/payment/payment-due';
import { usePhoto, type Photo } from '@/components/student/photo';
import { clearToken } from '@/components/student/token';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { labelsOf } from '@/content/admission-answers';
import { subjectOf } from '@/content/admission-choices';
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
import { texts } from './admission-texts';
import { saveRegistration, type SavedRegistration } from './calls';
import { fillIn, focusFirst, writeAnswer } from './kept-answers';

interface NextStep {
  save: () => Promise<SavedRegistration | null>;
  /** Whether that is under way. */
  saving: boolean;
  warn: (text: string) => void;
}

/** Print and Submit: they work once the form was saved, and save what has changed since. */
function useNextStep({ save, saving, warn }: NextStep, photo: Photo) {
  const print = async () => {
    const { saved } = requireDraft();
    if (!saved) return warn(texts.saveFirst);
    if (saving) return;
    const unsaved = isUnsaved() || (await photo.standing()) === 'chosen';
    if (unsaved && !(await save())) return;
    location.assign(printPath(saved.id));
  };
  const submit = async () => {
    const { saved, typed } = requireDraft();
    if (!saved) return warn(texts.saveFirst);
    const done = await save();
    if (!done) return;
    noteSubmitted();
    clearChosenPlan();
    location.assign(pathAfterSubmit(done, typed));
  };
  return { print: () => void print(), submit: () => void submit() };
}

/** Online with a known price: to the payment page, which gets the amount (decision D7). */
function pathAfterSubmit(done: SavedRegistration, typed: FormValues): string {
  const { id, registrationnumber, price } = done;
  const { modeofpayment, studentname: name = '', mobilenumber: number = '' } = typed;
  if (modeofpayment !== 'Online' || price === null) return printPath(id);
  savePaymentDue({ amount: price, registration: id, registrationnumber, name, number });
  return '/payment';
}

const printPath = (registration: string) => `/form-print?${new URLSearchParams({ registration })}`;

const loadSchema = () =>
  import('@/lib/enrolment/registration-form').then(
    (registration) => registration.registrationSchema,
  );

/** Everything the admission form does: answers kept in this tab, photo, Save, Print and Submit. */
function useAdmissionForm(start: AdmissionStart) {
  const { plan, answers, fixed, photoName } = start;
  const form = useRef<HTMLFormElement>(null);
  const [complaints, onComplaints] = useState<FieldMessages>({});
  const photo = usePhoto(photoName);
  const saved = useSaved();
  const onInput = useKeptAnswers(form, start);
  const { parts, load } = useFormParts({ form, blank: answers, loadSchema, onComplaints });
  useEffect(() => void load(), [load]);

  const registrationnumber = saved?.registrationnumber ?? start.registrationnumber;
  const saving = useSaving({
    form,
    blank: answers,
    extras: { registrationnumber, plan: plan ?? '' },
    photo,
    load,
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void saving.save();
  };
  const bind = (name: string): Binding => ({
    field: { name, ...parts?.checks.register(name) },
    start: answers[name] ?? '',
    error: complaints[name],
    fixed: fixed.includes(name),
  });
  return {
    ref: form,
    bind,
    complaints,
    photo,
    onInput,
    onSubmit,
    saved: saved !== null,
    registrationnumber,
    saving: saving.saving,
    notice: saving.notice,
    nextStep: useNextStep(saving, photo),
    Toaster: parts?.Toaster ?? null,
  };
}

/** The admission form of somebody who is logged in. */
export function AdmissionForm({ start }: { start: AdmissionStart }) {
  const { ref, bind, photo, onInput, onSubmit, registrationnumber, Toaster, ...form } =
    useAdmissionForm(start);
  const { saved, saving, notice, complaints, nextStep } = form;
  const { needsParent, price, onlineOpen } = start;
  const scripted = useHydrated();
  return (
    <form
      ref={ref}
      className="admission-form"
      method="post"
      noValidate={scripted}
      onInput={onInput}
      onSubmit={onSubmit}
      aria-labelledby="admission-form"
    >
      <BindingsProvider value={bind}>
        <FormHead registrationnumber={registrationnumber} final={saved} date={start.date} />
        <FormSections
          photo={photo}
          needsParent={needsParent}
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
        saved={saved}
        saving={saving}
        notice={notice}
        complaints={complaints}
        {...nextStep}
        ready={scripted}
        photoWaits={photo.chosen}
      />
      {Toaster && createPortal(<Toaster />, document.body)}
    </form>
  );
}

type Kept = Pick<AdmissionStart, 'owner' | 'plan' | 'answers'>;

/**
 * Puts back what was typed in this tab before, and works out the subject.
 * @returns notes what is typed now; for every change of the form
 */
function useKeptAnswers(
  form: RefObject<HTMLFormElement | null>,
  { owner, plan, answers }: Kept,
): () => void {
  useEffect(() => {
    if (!form.current) return;
    fillIn(form.current, openDraft(owner, plan).typed);
    noteTyped(completed(form.current, answers));
  }, [form, owner, plan, answers]);
  return () => {
    if (form.current) noteTyped(completed(form.current, answers));
  };
}

/** What stands in the form, the subject included: it follows from the course. */
function completed(form: HTMLFormElement, answers: FormValues): FormValues {
  writeAnswer(form, 'subject', subjectOf(readValues(form, { coursename: '' }).coursename ?? ''));
  return readValues(form, answers);
}

type FormHeadProps = {
  registrationnumber: string;
  /** True once it is the final one. */
  final: boolean;
  date: string;
};

/** The head of the form: number, session, day. Only the session can be changed. */
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
          : 'Save makes the registration number yours. If someone has it already, you get the next one.'}
      </p>
    </div>
  );
}

interface FormActionsProps {
  /** False until the script has arrived: nothing works before. */
  ready: boolean;
  saved: boolean;
  saving: boolean;
  /** Whether a photo was chosen that has not been sent. */
  photoWaits: boolean;
  notice: SaveNotice | null;
  complaints: FieldMessages;
  print: () => void;
  submit: () => void;
}

/** Save, Print, Submit, and what became of the last attempt. */
function FormActions(props: FormActionsProps) {
  const { ready, saved, saving, photoWaits, notice, complaints, print, submit } = props;
  const changed = useUnsaved();
  const unsaved = changed || photoWaits;
  const waiting = saving || undefined;
  return (
    <div className="form-actions">
      <div role="status">{notice && <NoticeText notice={notice} complaints={complaints} />}</div>
      <div className="form-actions-buttons">
        <button
          type="submit"
          className={buttonClass(saved && !unsaved ? 'outline' : 'primary')}
          disabled={!ready}
          aria-disabled={waiting}
        >
          {saving && <span className="spinner" aria-hidden />}
          {saving ? 'Saving' : ready ? 'Save' : 'Getting ready'}
        </button>
        <button
          type="button"
          className={buttonClass('outline')}
          disabled={!ready}
          aria-disabled={waiting}
          aria-describedby="form-actions-hint"
          data-early={!saved || undefined}
          onClick={print}
        >
          Print
        </button>
        <button
          type="button"
          className={buttonClass(saved && !unsaved ? 'primary' : 'outline')}
          disabled={!ready}
          aria-disabled={waiting}
          aria-describedby="form-actions-hint"
          data-early={!saved || undefined}
          onClick={submit}
        >
          Submit
        </button>
      </div>
      <p id="form-actions-hint" className="text-small text-muted">
        {hint(saved, unsaved)}
      </p>
    </div>
  );
}

function hint(saved: boolean, unsaved: boolean): string {
  if (!saved) {
    return 'Save first. Then you can print the form, and submit it. Until then, what you type stays in this tab, also if the page is reloaded.';
  }
  if (unsaved) return 'You have changed something since you saved: Print and Submit save it too.';
  return 'Saved. Print it now or later; Submit when everything is right.';
}

type NoticeTextProps = { notice: SaveNotice; complaints: FieldMessages };

function NoticeText({ notice: { kind, text, logIn }, complaints }: NoticeTextProps) {
  const wrong = labelsOf(Object.keys(complaints));
  return (
    <p className={`form-notice form-notice-${kind}`}>
      <Icon name={kind === 'success' ? 'tick' : 'warning'} />
      <span>
        {text}
        {text === texts.incomplete && wrong.length > 0 && `: ${wrong.join('; ')}`}
        {logIn && (
          <>
            {' '}
            <a href="/student-login">Log in</a>
          </>
        )}
      </span>
    </p>
  );
}

interface Saving {
  form: RefObject<HTMLFormElement | null>;
  blank: FormValues;
  /** What goes along that nobody types. */
  extras: Readonly<Record<string, string>>;
  photo: Photo;
  load: () => Promise<FormChecks | null>;
}

/** Stands beside the buttons until the next attempt. */
type SaveNotice = Toast & { logIn?: true };

/** Checks, sends photo and form, and says what became of it. */
function useSaving(saving: Saving) {
  const [notice, setNotice] = useState<SaveNotice | null>(null);
  const [running, setRunning] = useState(false);
  const busy = useRef(false);

  const tell = (told: SaveNotice | null, toasted = false) => {
    setNotice(told);
    if (told && toasted) showToast({ kind: told.kind, text: told.text });
  };
  /** Saves what is typed now. @returns null when that did not work, which has been said by then */
  const save = async (): Promise<SavedRegistration | null> => {
    if (busy.current) return null;
    busy.current = true;
    setRunning(true);
    try {
      return await saveOnce(saving, tell);
    } finally {
      busy.current = false;
      setRunning(false);
    }
  };
  const warn = (text: string) => tell({ kind: 'warning', text }, true);
  return { save, warn, saving: running, notice };
}

type Tell = (told: SaveNotice | null, toasted?: boolean) => void;

async function saveOnce(saving: Saving, tell: Tell): Promise<SavedRegistration | null> {
  const { form, blank, extras, photo, load } = saving;
  const checks = await load();
  const typed = readValues(form.current, blank);
  noteTyped(typed);
  if (!(await passes(saving, checks, typed, tell))) return null;

  const uploaded = await photo.upload();
  if (!uploaded.ok) {
    tell(troubleOf(uploaded, true));
    return null;
  }
  const { requestId } = requireDraft();
  const outcome = await saveRegistration({ ...typed, ...extras, requestId });
  if (outcome.ok) {
    const { id, registrationnumber } = outcome.data;
    noteSaved({ id, registrationnumber, typed: JSON.stringify(typed) });
    tell({ kind: 'success', text: texts.saved }, true);
    return outcome.data;
  }
  if (outcome.reason === 'refused') {
    checks?.complain(outcome.fields);
    if (form.current) focusFirst(form.current, Object.keys(outcome.fields));
    tell({ kind: 'warning', text: texts.incomplete }, true);
  } else tell(troubleOf(outcome, false));
  return null;
}

async function passes(
  { form, photo }: Saving,
  checks: FormChecks | null,
  typed: FormValues,
  tell: Tell,
): Promise<boolean> {
  for (const [name, answer] of Object.entries(typed)) checks?.set(name, answer);
  const passed = checks ? await checks.pass() : Boolean(form.current?.reportValidity());
  if ((await photo.standing()) === 'none') {
    photo.complain(texts.chooseImage);
    tell({ kind: 'error', text: texts.noImage }, true);
    return false;
  }
  if (!passed) tell({ kind: 'warning', text: texts.incomplete }, true);
  return passed;
}

/** What is wrong with the photo itself stands beside it. */
function troubleOf({ reason, message }: Failure, photoWaits: boolean): SaveNotice | null {
  if (reason === 'refused') return null;
  if (reason === 'busy') return { kind: 'warning', text: message || texts.busy };
  if (reason === 'unauthorized') {
    clearToken();
    return { kind: 'warning', text: texts.loggedOut, logIn: true };
  }
  return { kind: 'warning', text: photoWaits ? texts.unreachedWithPhoto : texts.unreached };
}
