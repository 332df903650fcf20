'use client';

import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isAnswered, type CallData } from '@/components/form/call';
import { tabStorage } from '@/components/form/storage';
import { Notice } from '@/components/form/notice';
import type { FormNotice } from '@/components/form/use-checked-form';
import { officeCall } from '@/components/office/frame/office-call';
import { RefreshOnChange } from '@/components/office/frame/refresh-on-change';
import { Details } from '@/components/office/ui/details';
import {
  CheckboxField,
  OfficeForm,
  RadioField,
  SelectField,
  TextAreaField,
  TextField,
  useOfficeForm,
} from '@/components/office/ui/form';
import { useHasBeenTrue } from '@/components/office/ui/office-context';
import { blankLines, PartFields } from '@/components/office/payments/instalment-forms';
import { leaveExpiredSession } from '@/components/student/accounts/session';
import { buttonClass } from '@/components/ui/button';
import { genders } from '@/content/catalogue/admission-choices';
import { homeState } from '@/content/catalogue/gst';
import { printDay } from '@/content/day';
import { instalmentRuleFor } from '@/content/catalogue/instalments';
import type { Paise } from '@/content/money';
import { parentRelations } from '@/lib/accounts/parent-relations';
import { abroad, states } from '@/content/catalogue/states';
import { holderMoney, holderText } from '@/lib/enrolment/plan-holder';
import type { StaffRights } from '@/lib/staff/permissions';
import { proposeLines, type InstalmentLine } from '@/lib/payments/instalments';
import { printedPhone } from '@/lib/platform/phone-number';
import { heardOfSources } from '@/lib/sources/sources';
import { isUnder18 } from '@/lib/site/days';

import { keptUnder, useKeptForm, useRequestId } from './kept-enrolment';

const counterForm = () => import('@/lib/counter/counter-form');

type Known = CallData<'/api/admin/enrol-check'>['students'];

const methods = [
  ['cash', 'Cash'],
  ['bank', 'Bank deposit'],
  ['upi', 'UPI'],
  ['none', 'Nothing paid yet'],
] as const;

const relationChoices = Object.entries(parentRelations).map(
  ([value, { en }]) => [value, en] as const,
);

interface EnrolFormProps {
  /** Id of the member of staff, under which typed values are kept. */
  staff: string;
  /** The lead that prefills the fields; '' for none. */
  lead: string;
  initial: { studentname: string; mobilenumber: string; email: string };
  /** Id and label of each offering, the price included. */
  plans: readonly (readonly [string, string])[];
  /** Prices in paise by the id of the plan; null if it is to be agreed. */
  prices: Readonly<Record<string, number | null>>;
  /** The course of each plan. */
  courses: Readonly<Record<string, string>>;
  /** The lead's request. */
  asked?: string | undefined;
  /** Today in Delhi. */
  today: string;
  noticeHash: string;
}

/** Enrols a student at the counter. The form can be reused afterwards. */
export function EnrolForm({ rights, ...props }: EnrolFormProps & { rights: StaffRights }) {
  const [round, setRound] = useState(0);
  const empty = { studentname: '', mobilenumber: '', email: '' };
  const next = round > 0 ? { ...props, lead: '', initial: empty, asked: undefined } : props;
  const clear = () => {
    tabStorage.remove(keptUnder(next.staff, next.lead));
    setRound(round + 1);
  };
  return (
    <RefreshOnChange rights={rights}>
      <OneEnrolment key={round} {...next} onNext={clear} />
    </RefreshOnChange>
  );
}

function useCounterForm({ staff, lead, initial, today, noticeHash }: EnrolFormProps) {
  const key = keptUnder(staff, lead);
  const requestId = useRequestId(key);
  const blank = {
    ...initial,
    requestId,
    lead,
    student: '',
    anotherPerson: '',
    enrolAgain: '',
    dateofbirth: '',
    gender: '',
    fathername: '',
    address: '',
    city: '',
    pincode: '',
    state: homeState,
    plan: '',
    price: '',
    pricereason: '',
    parentname: '',
    parentrelation: '',
    parentsignedon: today,
    heardOf: '',
    agree: '',
    notice: noticeHash,
    amount: '',
    method: 'cash',
    reference: '',
    receivedOn: today,
    ...blankLines([]),
  };
  const form = useOfficeForm({
    url: '/api/admin/enrol',
    loadSchema: () => counterForm().then((schemas) => schemas.counterSchema),
    blank,
    doneText: ({ registrationnumber, receipt }) =>
      [
        `Enrolled. Registration number ${registrationnumber}.`,
        ...(receipt ? [`Receipt ${receipt.number}.`] : []),
      ].join(' '),
  });
  const { done } = form;
  useEffect(() => {
    if (done) tabStorage.remove(key);
  }, [done, key]);
  return { key, blank, ...form };
}

function OneEnrolment(props: EnrolFormProps & { onNext: () => void }) {
  const { onNext } = props;
  const form = useCounterForm(props);
  const { ref, done } = form;
  useEffect(() => {
    ref.current?.querySelector<HTMLElement>('input:not([type=hidden])')?.focus();
  }, [ref]);
  return (
    <>
      <OfficeForm
        form={form}
        label="Enrol a student"
        send="Enrol"
        sending="Enrolling"
        next={done && <NextSteps done={done} onNext={onNext} />}
      >
        <EnrolmentFields {...props} form={form} />
      </OfficeForm>
      {done === null && (
        <p>
          <button type="button" className="link-button" onClick={onNext}>
            Clear the form
          </button>
        </p>
      )}
    </>
  );
}

function EnrolmentFields(props: EnrolFormProps & { form: Form }) {
  const { form, initial, plans, prices, courses, asked, today } = props;
  const { key, blank, ref, bind, bindChoice } = form;
  const [plan, setPlan] = useState('');
  const students = useKnownStudents(form);
  const { chosen } = students;
  const isRestored = useKeptForm({
    key,
    form: ref,
    blank,
    onRestore: ({ student = '' }) => students.restore(student),
  });
  return (
    <>
      <p role="status" className="office-note">
        {isRestored && RESTORED}
      </p>
      <input {...bind('student').field} type="hidden" value={chosen?.id ?? ''} />
      <TextField
        {...bind('studentname')}
        label="Student’s name"
        defaultValue={initial.studentname}
        required
      />
      <KnownStudents
        initial={initial}
        students={students}
        another={bind('anotherPerson')}
        phone={bind('mobilenumber')}
        email={bind('email')}
      />
      <AgeFields bind={bind} today={today} isKnown={chosen !== null && !chosen.isUnproven} />
      <PlanFields bind={bind} plans={plans} asked={asked} onPlan={setPlan} />
      <EnrolAgainField plan={plan} students={students} again={bind('enrolAgain')} />
      <InstalmentFields form={form} prices={prices} courses={courses} today={today} />
      <PaymentFields bind={bind} bindChoice={bindChoice} today={today} />
      <SelectField
        {...bind('heardOf')}
        label="How did you hear of us?"
        choices={[['', 'Not asked'], ...heardOfSources]}
        initial=""
      />
      <LaterFields bind={bind} />
      <CheckboxField
        {...bind('agree')}
        label="The student has read or heard the data notice and signs it on the printed form"
      />
    </>
  );
}

const RESTORED =
  'What you typed before is filled in. If you have pressed “Enrol” already, press it again: nobody is enrolled twice.';

type Form = ReturnType<typeof useCounterForm>;

interface FieldsProps extends Pick<Form, 'bind'> {
  today: string;
}

/** The date of birth, unless the account has the student’s own, and the parent of a student under 18. */
function AgeFields({ bind, today, isKnown }: FieldsProps & { isKnown: boolean }) {
  const [born, setBorn] = useState('');
  const wasAsked = useHasBeenTrue(Boolean(bind('parentname').error));
  const isMinor = !isKnown && born !== '' && isUnder18(born);
  return (
    <>
      {!isKnown && (
        <div className="field" onInput={({ target }) => setBorn(valueOf(target))}>
          <TextField
            {...bind('dateofbirth')}
            label="Date of birth"
            type="date"
            max={today}
            required
          />
        </div>
      )}
      {(wasAsked || isMinor) && <ParentFields bind={bind} today={today} />}
    </>
  );
}

interface PlanFieldsProps extends Pick<Form, 'bind'>, Pick<EnrolFormProps, 'plans' | 'asked'> {
  onPlan: (id: string) => void;
}

function PlanFields({ bind, plans, asked, onPlan }: PlanFieldsProps) {
  return (
    <>
      <div
        className="field"
        onChange={({ target }) => onPlan(target instanceof HTMLSelectElement ? target.value : '')}
      >
        <SelectField
          {...bind('plan')}
          label={asked ? `Plan (asked for: ${asked})` : 'Plan'}
          choices={[['', 'Choose the plan'], ...plans]}
          initial=""
        />
      </div>
      <SelectField
        {...bind('state')}
        label="State"
        choices={[...states, abroad].map((state) => [state, state] as const)}
        initial={homeState}
      />
    </>
  );
}

function ParentFields({ bind, today }: FieldsProps) {
  return (
    <>
      <p>
        Under 18: a parent reads and signs the consent on paper. Write down who signed it, and when.
      </p>
      <TextField {...bind('parentname')} label="Name of the parent" />
      <SelectField
        {...bind('parentrelation')}
        label="Relation to the student"
        choices={[['', 'Choose'], ...relationChoices]}
        initial=""
      />
      <TextField
        {...bind('parentsignedon')}
        label="Signed on"
        type="date"
        defaultValue={today}
        max={today}
      />
    </>
  );
}

function PaymentFields({ bind, bindChoice, today }: FieldsProps & Pick<Form, 'bindChoice'>) {
  return (
    <>
      <TextField
        {...bind('amount')}
        label="Paid now, in rupees"
        inputMode="decimal"
        hint="All of the price or a part of it; with instalments, the first part"
      />
      <RadioField {...bindChoice('method')} label="Method" choices={methods} initial="cash" />
      <TextField
        {...bind('reference')}
        label="Reference"
        hint="For a bank deposit or UPI: the UTR or slip number"
      />
      <TextField
        {...bind('receivedOn')}
        label="Date received"
        type="date"
        defaultValue={today}
        max={today}
      />
    </>
  );
}

interface InstalmentFieldsProps {
  form: Form;
  prices: EnrolFormProps['prices'];
  courses: EnrolFormProps['courses'];
  today: string;
}

/** The lines in which the fee is paid, if instalments are agreed. */
function InstalmentFields({ form, prices, courses, today }: InstalmentFieldsProps) {
  const { ref, bind, fill } = form;
  const [round, setRound] = useState(0);
  const [offer, setOffer] = useState<{ lines: readonly InstalmentLine[]; note: string } | null>(
    null,
  );
  const faulty = useHasBeenTrue(Boolean(bind('amount1').error));
  const prefilled = useRef('');
  const propose = () => {
    const read = (name: string) => valueIn(ref.current, name).replaceAll(',', '');
    const price = (Math.round(Number(read('price')) * 100) || prices[read('plan')]) ?? null;
    const rule = instalmentRuleFor(courses[read('plan')] ?? '');
    const lines = price !== null && rule ? proposeLines(price as Paise, rule, today) : null;
    const note = lines ? '' : noOffer(price);
    setOffer({ lines: lines ?? [], note });
    setRound(round + 1);
    for (const [name, value] of Object.entries(blankLines(lines ?? []))) {
      void fill(name as keyof ReturnType<typeof blankLines>, value);
    }
    prefill(blankLines(lines ?? []).amount1);
  };
  // Typed text stays.
  const prefill = (first: string) => {
    const typed = valueIn(ref.current, 'amount');
    if (typed !== '' && typed !== prefilled.current) return;
    prefilled.current = first;
    void fill('amount', first);
  };
  const onPart = ({ target }: { target: EventTarget }) => {
    if (target instanceof HTMLInputElement && target.name === 'amount1') prefill(target.value);
  };
  return (
    <Details summary="Pay in instalments" className="office-box" open={faulty}>
      <div className="office-form">
        <p>The parts must add up to the price. Leave them empty when the fee is paid whole.</p>
        <p>
          <button type="button" className={buttonClass('outline')} onClick={propose}>
            Fill in what the site offers
          </button>
        </p>
        <p role="status" className="office-warning">
          {offer?.note}
        </p>
        <div className="office-form" onBlur={onPart}>
          <PartFields key={round} bind={bind} start={offer?.lines ?? []} />
        </div>
      </div>
    </Details>
  );
}

function noOffer(price: number | null): string {
  if (price === null) return 'Choose the plan first, or enter the price that was agreed.';
  return 'The site offers no instalments for this plan. An owner can still agree to them here.';
}

/** Answers that can be left to the student, and an agreed price. */
function LaterFields({ bind }: Pick<Form, 'bind'>) {
  return (
    <Details summary="Father, address and another price: can wait" className="office-box">
      <div className="office-form">
        <TextField {...bind('fathername')} label="Father’s name" />
        <SelectField
          {...bind('gender')}
          label="Gender"
          choices={[['', 'Left open'], ...genders.map((one) => [one, one] as const)]}
          initial=""
        />
        <TextAreaField {...bind('address')} label="Address" />
        <TextField {...bind('city')} label="City" />
        <TextField {...bind('pincode')} label="PIN code" inputMode="numeric" />
        <TextField
          {...bind('price')}
          label="Another price, in rupees, GST included"
          inputMode="decimal"
        />
        <TextField {...bind('pricereason')} label="Reason for another price" />
      </div>
    </Details>
  );
}

function valueIn(form: HTMLFormElement | null, name: string): string {
  const field = form?.elements.namedItem(name);
  return field && 'value' in field ? String(field.value) : '';
}

const valueOf = (target: EventTarget) =>
  target instanceof HTMLInputElement && /^\d{4}-\d{2}-\d{2}$/.test(target.value)
    ? target.value
    : '';

type Bound = Parameters<typeof TextField>[0];

const UNREACHED = 'No connection, or the site is busy. Press “Check” again.';

/** The students with the phone and e-mail of the form, and their enrolments. */
function useKnownStudents({ ref, fill }: Pick<Form, 'ref' | 'fill'>) {
  const [known, setKnown] = useState<Known | null>(null);
  const [chosen, setChosen] = useState<Known[number] | null>(null);
  const [notice, setNotice] = useState<FormNotice | null>(null);
  const checked = useRef('');
  const chosenId = useRef('');
  const choose = (student: Known[number] | null) => {
    chosenId.current = student?.id ?? '';
    setChosen(student);
    void fill('student', student?.id ?? '');
  };
  /**
   * Checks once for each change, or `again`: then a student who is chosen when the answer comes stays chosen.
   */
  const check = async (again = false) => {
    const read = (name: string) => valueIn(ref.current, name).trim();
    const asked = { mobilenumber: read('mobilenumber'), email: read('email') };
    const key = JSON.stringify(asked);
    if (asked.mobilenumber === '' || (!again && key === checked.current)) return;
    checked.current = key;
    const outcome = await officeCall('/api/admin/enrol-check', asked);
    if (checked.current !== key) return;
    if (!outcome.ok && outcome.reason === 'unauthorized') return leaveExpiredSession('/admin');
    const found = outcome.ok ? outcome.data.students : null;
    choose((again && found?.find(({ id }) => id === chosenId.current)) || null);
    setKnown(found);
    setNotice(outcome.ok ? null : { kind: 'warning', text: refusalOf(outcome) });
  };
  const restore = (student: string) => {
    chosenId.current = student;
    void check(true);
  };
  return { known, chosen, notice, choose, check, restore };
}

type KnownStudents = ReturnType<typeof useKnownStudents>;

interface KnownStudentsProps {
  initial: { mobilenumber: string; email: string };
  students: KnownStudents;
  another: Omit<Bound, 'label'>;
  phone: Omit<Bound, 'label'>;
  email: Omit<Bound, 'label'>;
}

/** Phone and e-mail, and the students with the same ones, before anything is saved. */
function KnownStudents({ initial, students, another, phone, email }: KnownStudentsProps) {
  const { known, chosen, notice, choose, check } = students;
  const isAsked = (known !== null && known.length > 0) || another.error !== undefined;
  const shown = known?.map(({ id }) => id).join(',') || undefined;
  useRecheck(another.error, students);
  return (
    <div className="office-stack office-stack-wide">
      <div className="office-stack office-stack-wide" onBlur={() => void check()}>
        <TextField
          {...phone}
          label="Phone"
          type="tel"
          inputMode="tel"
          defaultValue={initial.mobilenumber}
          required
        />
        <TextField
          {...email}
          label="E-mail (optional)"
          inputMode="email"
          defaultValue={initial.email}
          hint="Without one the student cannot log in: send a link from the student’s page"
        />
      </div>
      <p>
        <button type="button" className={buttonClass('outline')} onClick={() => void check(true)}>
          Check
        </button>
      </p>
      <Notice notice={notice} />
      <div aria-live="polite" className="office-stack office-stack-wide">
        {known?.length === 0 && <p className="office-note">Nobody has this phone or e-mail.</p>}
        {known?.map((student) => (
          <KnownStudent
            key={student.id}
            student={student}
            isChosen={chosen?.id === student.id}
            onChoose={choose}
          />
        ))}
        {isAsked && !chosen && (
          <CheckboxField
            key={shown}
            {...another}
            value={shown}
            label="This is another person with the same phone"
          />
        )}
      </div>
    </div>
  );
}

/** After a refusal, checks for new enrolments. */
function useRecheck(error: string | undefined, { check }: KnownStudents): void {
  const checkAgain = useEffectEvent(() => void check(true));
  useEffect(() => {
    if (error) checkAgain();
  }, [error]);
}

interface EnrolAgainProps {
  plan: string;
  students: KnownStudents;
  again: Omit<Bound, 'label'>;
}

/** Asks before a student enrols in a plan a second time. */
function EnrolAgainField({ plan, students, again }: EnrolAgainProps) {
  const { known, chosen } = students;
  const isPlan = ({ plans }: { plans: readonly string[] }) => plans.includes(plan);
  useRecheck(again.error, students);
  if (!chosen || !(chosen.enrolments.some(isPlan) || again.error)) return null;
  // Other accounts of the same person count as well.
  const held = (known ?? []).flatMap(({ enrolments }) => enrolments.filter(isPlan));
  const ids = held.map(({ id }) => id).join(',');
  const what = held.map(holderText).join('; ');
  return (
    <div className="office-box">
      <p className="office-warning">
        {chosen.name} is already enrolled in this plan: {what}.
      </p>
      <p>
        <a href={`/searchuser/person/${chosen.id}`} target="_blank" className="office-link">
          Open the student to take money for it
          <span className="sr-only"> (opens a new tab)</span>
        </a>
      </p>
      <CheckboxField
        key={ids}
        {...again}
        value={ids || undefined}
        label="Enrol again in the same plan"
      />
    </div>
  );
}

function refusalOf(failure: Exclude<Awaited<ReturnType<typeof officeCall>>, { ok: true }>) {
  if (!isAnswered(failure)) return UNREACHED;
  return Object.values(failure.fields)[0] ?? (failure.message || UNREACHED);
}

interface KnownStudentProps {
  student: Known[number];
  isChosen: boolean;
  onChoose: (student: Known[number] | null) => void;
}

const UNPROVEN =
  'Somebody else may have signed up with it: ask the student for e-mail and date of birth. Whoever is logged in to the account is logged out.';

function KnownStudent({ student, isChosen, onChoose }: KnownStudentProps) {
  const { id, name, fathername, city, phone, email, registrations, enrolments } = student;
  const { byEmail, isUnproven } = student;
  const forms = registrations === 1 ? '1 registration' : `${registrations} registrations`;
  const about = [printedPhone(phone), email, fathername && `father ${fathername}`, city, forms];
  return (
    <div className="office-box">
      <p>
        <a href={`/searchuser/person/${id}`} target="_blank" className="office-link">
          {name}
          <span className="sr-only"> (opens a new tab)</span>
        </a>
      </p>
      <p className="office-note">{about.filter(Boolean).join(', ')}</p>
      {enrolments.length > 0 && (
        <ul className="office-note">
          {enrolments.map((enrolment) => (
            <li key={enrolment.id}>
              <b>{enrolment.title}</b>: {holderMoney(enrolment)} (Reg. No{' '}
              {enrolment.registrationnumber} of {printDay(enrolment.date)})
            </li>
          ))}
        </ul>
      )}
      <p className="office-warning">{byEmail ? 'Has this e-mail' : 'Has this phone'}</p>
      {email && !student.emailConfirmed && (
        <p className="office-warning">E-mail not confirmed{isUnproven && `. ${UNPROVEN}`}</p>
      )}
      {isChosen ? (
        <p className="office-links">
          <b>
            The same person: gets another registration, with{' '}
            {isUnproven ? 'the date of birth entered here.' : 'the date of birth of the account.'}
          </b>
          <button type="button" className="link-button" onClick={() => onChoose(null)}>
            Undo
          </button>
        </p>
      ) : (
        <button type="button" className="link-button" onClick={() => onChoose(student)}>
          This is the same person<span className="sr-only">: {name}</span>
        </button>
      )}
    </div>
  );
}

const focusFirst = (element: HTMLElement | null) => element?.querySelector('a')?.focus();

interface NextStepsProps {
  done: CallData<'/api/admin/enrol'>;
  onNext: () => void;
}

function NextSteps({ done: { student, registration, receipt }, onNext }: NextStepsProps) {
  const form = `/searchuser/form/${registration}/pdf`;
  // The form is signed at once, so it is saved without another click.
  useEffect(() => {
    const link = document.createElement('a');
    link.href = form;
    link.download = '';
    link.click();
  }, [form]);
  return (
    <span className="office-links" ref={focusFirst}>
      <a href={form} target="_blank">
        Print the form to sign<span className="sr-only"> (opens a new tab)</span>
      </a>
      {receipt && (
        <a href={receipt.pdf} target="_blank">
          Open the receipt<span className="sr-only"> (opens a new tab)</span>
        </a>
      )}
      <a href={`/searchuser/person/${student}`}>Open the student</a>
      <button type="button" className="link-button" onClick={onNext}>
        Enrol another
      </button>
    </span>
  );
}
