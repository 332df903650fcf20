'use client';

import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { createPortal } from 'react-dom';
import type { Complaints } from '@/components/form/form-checks';
import { typedIn, useScripted, type Typed } from '@/components/form/typed';
import { useFormParts } from '@/components/form/use-form-parts';
import { forgetChosenPlan } from '@/components/student/chosen-plan';
import { buttonClass } from '@/components/ui/button';
import { Icon } from '@/components/ui/icon';
import { labelsOf } from '@/content/admission-answers';
import { subjectOf } from '@/content/admission-choices';
import type { AdmissionStart } from './admission-start';
import { texts } from './admission-texts';
import { Answer } from './answer';
import { BindingsProvider, type Binding } from './bindings';
import type { SavedRegistration } from './calls';
import {
  isUnsaved,
  noteSubmitted,
  noteTyped,
  openDraft,
  requireDraft,
  useSaved,
  useUnsaved,
} from './draft-store';
import { FormSections } from './form-sections';
import { fillIn, writeAnswer } from './kept-answers';
import { keepPaymentDue } from './payment-due';
import { usePhoto, type Photo } from './use-photo';
import { useSaving, type SaveNotice } from './use-saving';

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
    forgetChosenPlan();
    location.assign(pathAfterSubmit(done, typed));
  };
  return { print: () => void print(), submit: () => void submit() };
}

/** Online with a known price: to the payment page, which gets the amount (decision D7). */
function pathAfterSubmit(done: SavedRegistration, typed: Typed): string {
  const { id, registrationnumber, price } = done;
  const { modeofpayment, studentname: name = '', mobilenumber: number = '' } = typed;
  if (modeofpayment !== 'Online' || price === null) return printPath(id);
  keepPaymentDue({ amount: price, registration: id, registrationnumber, name, number });
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
  const [complaints, onComplaints] = useState<Complaints>({});
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
  const scripted = useScripted();
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
function completed(form: HTMLFormElement, answers: Typed): Typed {
  writeAnswer(form, 'subject', subjectOf(typedIn(form, { coursename: '' }).coursename ?? ''));
  return typedIn(form, answers);
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
  complaints: Complaints;
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

type NoticeTextProps = { notice: SaveNotice; complaints: Complaints };

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
