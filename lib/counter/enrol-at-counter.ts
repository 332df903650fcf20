import 'server-only';
import { defaultSession, subjectOf } from '@/content/catalogue/admission-choices';
import type { IsoDay } from '@/content/day';
import { instalmentRuleFor } from '@/content/catalogue/instalments';
import { formatRupees, type Paise } from '@/content/money';
import { noticeVersion } from '@/content/pages/policies/privacy';
import { handOver, isUnproven } from '@/lib/accounts/hand-over';
import { refuseNaming } from '@/lib/accounts/kept-reasons';
import { addPaperConsent, needsParentConsent } from '@/lib/accounts/parent-consent';
import { ApiError, isApiError } from '@/lib/calls/errors';
import { findOffering, formOfferings, type Offering } from '@/content/catalogue/offerings';
import { AT_COUNTER } from '@/lib/enrolment/drafts';
import { purchaseOf } from '@/lib/enrolment/offerings';
import { holderText, type PlanHolder } from '@/lib/enrolment/plan-holder';
import { takeNumber } from '@/lib/enrolment/registration-numbers';
import { holdersOf, lockContacts, lockStudent } from '@/lib/enrolment/same-plan';
import { markLeadEnrolled } from '@/lib/leads/change-lead';
import { requirePermission, type Staff } from '@/lib/staff/access';
import { may } from '@/lib/staff/permissions';
import { faultOfDays } from '@/lib/payments/desk/agree-at-desk';
import { linesOf } from '@/lib/payments/office-money';
import {
  officeOrderId,
  recordPaymentWithin,
  type RecordedPayment,
} from '@/lib/payments/record-payment';
import { addPlan } from '@/lib/payments/instalment-plans';
import { faultByRule, faultOfLines, type InstalmentLine } from '@/lib/payments/instalments';
import { sourceName } from '@/lib/sources/sources';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction, violatedIndex } from '@/lib/platform/db';
import { mobileDigits } from '@/lib/platform/phone-number';
import { statement } from '@/lib/platform/statement';
import { dateOf, today } from '@/lib/site/days';
import type { CounterEnrolment } from './counter-form';
import { queueEnrolmentMail } from './enrolment-mails';
import { studentsWith } from './known-students';

export interface EnrolledAtCounter {
  student: string;
  registration: string;
  registrationnumber: string;
  /** Receipt number and path of the PDF; null without a payment. */
  receipt: RecordedPayment['receipt'];
}

/** The offering with its agreed price, in paise. */
interface Bought {
  offering: Offering;
  price: Paise;
  isOtherPrice: boolean;
  /** The instalments agreed; none when it is paid whole. */
  lines: readonly InstalmentLine[];
}

/**
 * Enrols a student at the counter in one transaction: student, registration, consents on paper, price, first
 * payment and receipt. Idempotent by `requestId`; enrolments with the same phone or e-mail run one after the
 * other. A new student needs no e-mail and no photo yet; without an e-mail nobody can log in.
 * @throws ApiError invalid_input (plan, price, amount, a parent's consent), conflict (somebody has the phone
 * or the e-mail, the student has the plan, or other details under the same `requestId`), not_found,
 * forbidden (another price)
 */
export async function enrolAtCounter(
  staff: Staff<'people.enrol'>,
  input: CounterEnrolment,
): Promise<EnrolledAtCounter> {
  const bought = boughtBy(staff, input);
  return takeNumber(defaultSession, undefined, async (number) => {
    try {
      return await inTransaction((tx) => enrol(tx, staff, { input, bought, number }));
    } catch (error) {
      return afterCollision(staff, input, error);
    }
  });
}

function boughtBy(staff: Staff<'people.enrol'>, input: CounterEnrolment): Bought {
  const { plan, price, amount } = input;
  const offering = findOffering(plan, formOfferings);
  if (!offering) throw refusal('plan', 'This plan is no longer offered. Choose another plan.');
  const isOtherPrice = price !== '' && price !== offering.price;
  if (isOtherPrice) requirePermission(staff, 'people.change');
  const agreed = price === '' ? offering.price : price;
  if (amount !== '' && amount > agreed) {
    throw refusal('amount', `The price is ${formatRupees(agreed)}. Enter that or less.`);
  }
  const lines = linesOf(input);
  const fault =
    lines.length > 0
      ? faultOfParts(staff, lines, { offering, price: agreed, paid: amount || (0 as Paise) })
      : null;
  if (fault) throw refusal('amount1', fault);
  return { offering, price: agreed, isOtherPrice, lines };
}

/** Reason why these instalments cannot be agreed; null when they can. */
function faultOfParts(
  staff: Staff<'people.enrol'>,
  lines: readonly InstalmentLine[],
  { offering, price, paid }: { offering: Offering; price: Paise; paid: Paise },
): string | null {
  if (paid >= price) return 'The whole fee is paid now. Leave the instalments empty.';
  const fault = faultOfLines(lines, price) ?? faultOfDays(lines, paid);
  if (fault) return fault;
  const rule = instalmentRuleFor(offering.coursename);
  return may(staff, 'payments.agreeFreely') ? null : faultByRule(lines, price, rule);
}

function refusal(
  field: string,
  message: string,
  code: 'invalid_input' | 'conflict' = 'invalid_input',
) {
  return new ApiError(code, message, { fields: { [field]: message } });
}

const NUMBER_TAKEN = 'registrations_session_registrationnumber_key';
const EMAIL_TAKEN = 'students_email_key';

/**
 * Handles a transaction that failed on a collision, perhaps with the earlier try of the same enrolment.
 * @returns that enrolment, or null to try another number
 */
async function afterCollision(
  staff: Staff<'people.enrol'>,
  input: CounterEnrolment,
  error: unknown,
): Promise<EnrolledAtCounter | null> {
  const index = violatedIndex(error);
  if (index === null && !(isApiError(error) && error.code === 'conflict')) throw error;
  const done = await inTransaction((tx) => repeated(tx, staff, input));
  if (done) return done;
  if (index === NUMBER_TAKEN) return null;
  if (index === EMAIL_TAKEN) throw emailTaken();
  throw error;
}

const emailTaken = () =>
  refusal(
    'email',
    'A student has this e-mail. Press “Check”: if it is the same person, choose that student; otherwise leave the e-mail empty.',
    'conflict',
  );

const requestOf = ({ requestId }: CounterEnrolment) => `${AT_COUNTER}${requestId}`;

/** Uses a partial index. */
const DONE = statement(
  'enrolment-at-counter',
  { requestId: 'text', orderId: 'text' },
  {
    registration: 'uuid',
    student: 'uuid',
    registrationnumber: 'text',
    name: 'text',
    phone: 'text',
    plan: 'text?',
    amount: 'int4?',
  },
  `select r.id as registration, "studentId" as student, registrationnumber, studentname as name,
    mobilenumber as phone, "planId" as plan,
    (select "amountPaise" from payments where "orderId" = $orderId) as amount
  from registrations r where "requestId" = $requestId and "requestId" like '${AT_COUNTER}%'`,
);

const phoneKey = (phone: string) => mobileDigits(phone) ?? phone;

/**
 * The earlier try of this enrolment; null for a new one.
 * @throws ApiError conflict if it had other details
 */
async function repeated(
  tx: Transaction,
  staff: Staff<'people.enrol'>,
  input: CounterEnrolment,
): Promise<EnrolledAtCounter | null> {
  const done = await DONE.first(tx, {
    requestId: requestOf(input),
    orderId: officeOrderId(input.requestId),
  });
  if (!done) return null;
  const { name, phone, plan, amount, ...enrolled } = done;
  const isSame =
    name === input.studentname &&
    phoneKey(phone) === phoneKey(input.mobilenumber) &&
    plan === input.plan &&
    amount === (input.amount === '' ? null : input.amount) &&
    (input.student === '' || input.student === enrolled.student);
  if (!isSame) {
    throw new ApiError(
      'conflict',
      'This enrolment was already saved with other details. Search for the student. To enrol somebody else, press “Clear the form”.',
    );
  }
  return { ...enrolled, receipt: await pay(tx, staff, enrolled.registration, input) };
}

async function enrol(
  tx: Transaction,
  staff: Staff<'people.enrol'>,
  { input, bought, number }: { input: CounterEnrolment; bought: Bought; number: string },
): Promise<EnrolledAtCounter> {
  await lockContacts(tx, input.mobilenumber, input.email);
  const done = await repeated(tx, staff, input);
  if (done) return done;
  const student = await studentOf(tx, input);
  const isAgain = await isConfirmedAgain(tx, student, input);
  await recordConsents(tx, staff, student, input);
  const registration = await addRegistration(tx, student, { input, bought, number, isAgain });
  await note(tx, staff, registration, { input, bought, isAgain });
  await agree(tx, staff, registration, bought);
  await queueEnrolmentMail(tx, registration);
  if (input.lead)
    await markLeadEnrolled(tx, staff, { lead: input.lead, requestId: input.requestId });
  const receipt = await pay(tx, staff, registration, input);
  return { student, registration, registrationnumber: number, receipt };
}

/**
 * Hands an account over before anything is written to it: somebody else may have signed up with the
 * student's e-mail and would read the new data. The date of birth becomes the one given at the counter.
 * @throws ApiError invalid_input without the date of birth, or with another e-mail than the account's
 */
async function takeOver(
  tx: Transaction,
  { id, email }: { id: string; email: string },
  input: CounterEnrolment,
): Promise<void> {
  if (input.dateofbirth === '') throw refusal('dateofbirth', BORN_NEEDED);
  if (input.email !== email) {
    throw refusal('email', input.email === '' ? EMAIL_NEEDED : OTHER_EMAIL);
  }
  await handOver(tx, id);
  await tx.db.student.updateMany({
    where: { id },
    data: { dateofbirth: dateOf(input.dateofbirth), bornAtOffice: true },
  });
}

const BORN_NEEDED =
  'Nobody has confirmed the e-mail of this account. Ask the student and enter the date of birth.';
const EMAIL_NEEDED =
  'Nobody has confirmed the e-mail of this account. Ask the student and enter the e-mail.';
const OTHER_EMAIL =
  'This account has another e-mail, which nobody has confirmed. If it is the student’s account, correct its e-mail on the student’s page first; otherwise press “Undo” and tick that this is another person.';

/**
 * The chosen student, or a new one.
 * @throws ApiError not_found, conflict, invalid_input
 */
async function studentOf(tx: Transaction, input: CounterEnrolment): Promise<string> {
  if (input.student) {
    if (await lockStudent(tx, input.student)) {
      const student = await tx.db.student.findUniqueOrThrow({ where: { id: input.student } });
      if (isUnproven(student)) await takeOver(tx, student, input);
      return input.student;
    }
    throw new ApiError('not_found', 'This student no longer exists. Check the phone again.');
  }
  const others = await studentsWith(tx, input);
  if (others.some(({ byEmail }) => byEmail)) throw emailTaken();
  if (others.some(isSamePerson(input))) throw samePerson();
  const open = others.filter(({ id }) => !isRuledOut(input, id));
  if (open.length > 0) throw phoneKnown(open.length);
  const { studentname, email, fathername, dateofbirth, mobilenumber } = input;
  const { city, state, pincode, address } = input;
  const added = await tx.db.student.create({
    data: {
      studentname,
      email,
      fathername,
      dateofbirth: dateOf(dateofbirth),
      contactnumber: mobilenumber,
      city,
      state,
      pincode,
      address,
      bornAtOffice: true,
    },
    select: { id: true },
  });
  return added.id;
}

const nameKey = (name: string) => name.trim().toLowerCase().replace(/\s+/g, ' ');

/** Name, phone and date of birth are one person, unless staff have seen that student and say otherwise. */
const isSamePerson =
  ({ studentname, dateofbirth, anotherPerson }: CounterEnrolment) =>
  ({ id, name, born }: { id: string; name: string; born: IsoDay }) =>
    nameKey(name) === nameKey(studentname) &&
    born === dateofbirth &&
    (anotherPerson === true || !anotherPerson.includes(id));

const isRuledOut = ({ anotherPerson }: CounterEnrolment, id: string) =>
  anotherPerson === true || anotherPerson.includes(id);

const samePerson = () =>
  refusal(
    'anotherPerson',
    'A student with this phone, name and date of birth is in the list. Press “Check” and choose that student, or tick that this is another person.',
    'conflict',
  );

/**
 * Whether staff have confirmed that the student enrols in the plan again.
 * @throws ApiError conflict until they have, for each registration in which the student has it
 */
async function isConfirmedAgain(
  tx: Transaction,
  studentId: string,
  { student, plan, mobilenumber: phone, enrolAgain }: CounterEnrolment,
): Promise<boolean> {
  if (!student) return false;
  const wanted = { studentId, session: defaultSession, plans: [plan], phone };
  const holders = await holdersOf(wanted, tx);
  const open = holders.filter(({ id }) => !enrolAgain.includes(id));
  if (open.length > 0) throw refusal('enrolAgain', askAgain(open), 'conflict');
  return holders.length > 0;
}

const askAgain = (holders: readonly PlanHolder[]) =>
  `The student is already enrolled in this plan: ${holders.map(holderText).join('; ')}. To take money for it, open the student. To enrol in it again, tick the box.`;

function phoneKnown(count: number): ApiError {
  const who = count === 1 ? 'A student has' : `${count} students have`;
  return refusal(
    'anotherPerson',
    `${who} this phone. Press “Check” and choose the student, or tick that this is another person.`,
    'conflict',
  );
}

const NO_PARENT =
  'The student is under 18: a parent signs the consent on paper. Enter who signed it and when.';

/** @throws ApiError invalid_input for a student under 18 without a parent's consent */
async function recordConsents(
  tx: Transaction,
  staff: Staff<'people.enrol'>,
  student: string,
  input: CounterEnrolment,
): Promise<void> {
  await tx.db.consent.createMany({
    data: [
      {
        studentId: student,
        kind: 'notice',
        given: true,
        version: noticeVersion,
        textHash: input.notice,
        via: 'paper',
      },
    ],
  });
  if (!(await needsParentConsent(student, { on: tx }))) return;
  const { parentname: name, parentrelation: relation, parentsignedon: signedOn } = input;
  if (!name.trim() || !relation) throw refusal('parentname', NO_PARENT);
  await addPaperConsent(tx, student, { name, relation });
  const about = { subject: 'student', subjectId: student } as const;
  await noteAct(tx, staff, { action: 'student.consent', ...about, detail: { relation, signedOn } });
}

interface NewRegistration {
  input: CounterEnrolment;
  bought: Bought;
  number: string;
  isAgain: boolean;
}

/** Empty fields, and the date of birth, are taken from the account. */
async function addRegistration(
  tx: Transaction,
  studentId: string,
  { input, bought: { offering, price }, number, isAgain }: NewRegistration,
): Promise<string> {
  const account = await tx.db.student.findUniqueOrThrow({ where: { id: studentId } });
  const { coursename, courseduration } = offering;
  const { studentname, gender, state, mobilenumber } = input;
  const added = await tx.db.registration.create({
    data: {
      ...purchaseOf(offering),
      pricePaise: price,
      studentId,
      requestId: requestOf(input),
      registrationnumber: number,
      session: defaultSession,
      photoName: account.photoName,
      coursename,
      courseduration,
      subject: subjectOf(coursename),
      studentname,
      dateofbirth: account.dateofbirth,
      gender,
      fathername: input.fathername || account.fathername,
      address: wholeAddress(input.address ? input : account),
      state,
      pincode: input.pincode || account.pincode,
      mobilenumber,
      email: input.email || account.email,
      modeofpayment: 'Offline',
      knowaboutus: input.heardOf && sourceName(input.heardOf),
      date: dateOf(today()),
      place: input.city || account.city,
      enrolledAgain: isAgain,
    },
    select: { id: true },
  });
  return added.id;
}

const wholeAddress = ({ address, city }: { address: string; city: string }) =>
  [address, city].filter(Boolean).join(', ');

async function note(
  tx: Transaction,
  staff: Staff<'people.enrol'>,
  registration: string,
  { input, bought, isAgain }: Omit<NewRegistration, 'number'>,
): Promise<void> {
  const { offering, price, isOtherPrice } = bought;
  const reason = isOtherPrice ? input.pricereason : null;
  if (reason) await refuseReason(tx, registration, reason);
  await noteAct(tx, staff, {
    action: 'registration.enrol',
    subject: 'registration',
    subjectId: registration,
    reason,
    detail: {
      plan: offering.id,
      paise: price,
      ...(isOtherPrice && { planPaise: offering.price }),
      newStudent: input.student === '',
      fromLead: input.lead !== '',
      ...(isAgain && { again: true }),
    },
  });
}

async function agree(
  tx: Transaction,
  staff: Staff<'people.enrol'>,
  registration: string,
  { price, lines }: Bought,
): Promise<void> {
  if (lines.length === 0) return;
  const { plan } = await addPlan(tx, { registration, price, lines, staffId: staff.staffId });
  const detail = { paise: price, lines: lines.length, plan };
  const about = { subject: 'registration', subjectId: registration } as const;
  await noteAct(tx, staff, { action: 'registration.instalments', ...about, detail });
}

/** The audit keeps the reason, also when the student is erased. */
async function refuseReason(tx: Transaction, registration: string, reason: string): Promise<void> {
  await refuseNaming(tx, { registration }, reason).catch((error: unknown) => {
    throw error instanceof ApiError ? refusal('pricereason', error.message) : error;
  });
}

const FIRST_PAYMENT = 'First payment, at enrolment';

/** Comes last: the receipt counter stays locked until the transaction ends. */
async function pay(
  tx: Transaction,
  staff: Staff<'people.enrol'>,
  registration: string,
  { requestId, amount, method, reference, receivedOn }: CounterEnrolment,
): Promise<RecordedPayment['receipt']> {
  if (amount === '' || method === 'none') return null;
  const payment = { registration, requestId, amount, method, receivedOn, reference };
  const recorded = await recordPaymentWithin(tx, staff, {
    ...payment,
    note: FIRST_PAYMENT,
    // A first part is usual here; more than the price is refused before.
    otherAmount: true,
    secondPayment: false,
    bankLine: '',
  });
  return recorded.receipt;
}
