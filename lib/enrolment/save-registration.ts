import 'server-only';
import { randomUUID } from 'node:crypto';
import type { IsoDay } from '@/content/day';
import { institute } from '@/content/facts/institute';
import { recordNotice } from '@/lib/accounts/consents';
import { needsParentConsent, noteParentAsked } from '@/lib/accounts/parent-consent';
import { ApiError } from '@/lib/calls/errors';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { db, inTransaction, pool, violatedIndex } from '@/lib/platform/db';
import { defineLimit } from '@/lib/platform/limits';
import { boughtStatuses } from '@/lib/site/money-terms';
import { composedStatement, narrow, statement, type RowOf } from '@/lib/platform/statement';
import { today } from '@/lib/site/days';
import { answerNames } from './admission-answers';
import { AT_COUNTER } from './drafts';
import { chooseOffering, purchaseOf } from './offerings';
import type { RegistrationInput } from './registration-form';
import { takeNumber } from './registration-numbers';
import { rupeesOf } from './registrations';
import { alreadyEnrolled, holdersOf, lockContacts, lockStudent } from './same-plan';

export interface SavedRegistration {
  id: string;
  registrationnumber: string;
  date: IsoDay;
  /** In rupees; null until confirmed. */
  price: number | null;
  /** False for a draft. */
  submitted: boolean;
}

/**
 * Saves an admission form in one transaction: as a draft, unless it is submitted now or was before (D33). A
 * repeat, identified by `requestId` or else by number, updates the existing row, and so does another form for
 * a plan of which the student has a draft; its empty answers leave those of the draft.
 * @param address of the client, for the limit of new forms; null if unknown
 * @throws ApiError invalid_input (plan, parent's consent), conflict (no number left, another plan for a paid
 *   form, a plan that the student has already), too_many_requests, unauthorized
 */
export async function saveRegistration(
  studentId: string,
  input: RegistrationInput,
  address: string | null,
): Promise<SavedRegistration> {
  const answers = contentOf(input);
  await refuseWithoutParent(studentId, input);
  const content = { ...answers, photoName: await currentPhoto(studentId) };
  const known = await findExisting(pool, studentId, input);
  if (!known) await refuseFlood(studentId, address);
  const wanted = known?.registrationnumber ?? input.registrationnumber;
  const { requestId, session } = input;
  const submittedAt = input.submit ? new Date() : null;
  const saved = await takeNumber(session, wanted, async (registrationnumber) => {
    return nullWhenTaken(async (tx) => {
      await lockContacts(tx, input.mobilenumber);
      if (!(await lockStudent(tx, studentId))) throw accountDeleted();
      const own = await findExisting(tx, studentId, input);
      const before = own ?? (await findOtherDraft(tx, studentId, input));
      await refuseSecond(tx, studentId, content, before);
      const written = before
        ? await change(
            tx,
            studentId,
            { ...before, isOther: !own },
            { ...content, ...(submittedAt && { submittedAt }) },
            registrationnumber,
          )
        : await ADD.first(tx, {
            ...content,
            studentId,
            requestId: requestId ?? randomUUID(),
            registrationnumber,
            date: today(),
            submittedAt,
          });
      if (written && input.notice) await recordNotice(tx, studentId, input.notice);
      return written;
    });
  });
  const { pricePaise, ...rest } = saved;
  return { ...rest, price: rupeesOf(pricePaise) };
}

function contentOf(input: RegistrationInput) {
  const { plan: _plan, price: _price, requestId: _requestId, ...rest } = input;
  const {
    registrationnumber: _number,
    parentconsent: _consent,
    notice: _notice,
    shownPrice: _shown,
    submit: _submit,
    ...answers
  } = rest;
  const offering = chooseOffering(input);
  const { inclusions, ...purchase } = purchaseOf(offering);
  const courseduration: string = answers.courseduration || (offering?.courseduration ?? '');
  return {
    ...answers,
    courseduration,
    ...purchase,
    inclusions: JSON.stringify(inclusions),
  };
}

type Content = ReturnType<typeof contentOf> & { photoName: string | null; submittedAt?: Date };

const PHONE = institute.phones[0].printed;
const ASK_A_PARENT = `You are under 18, so a parent has to agree first. Send a link to your parent’s email from the Admission Form, or call us on ${PHONE}. When your parent has agreed, press Save again.`;
const OTHER_BIRTHDAY = `With this date of birth the student is under 18, but not with the one in your account. Correct the date, or call us on ${PHONE}.`;

/**
 * A tick alone is no consent: it only records that a parent was asked (D26).
 * @throws ApiError invalid_input for a student under 18 without a parent's consent
 */
async function refuseWithoutParent(
  studentId: string,
  { parentconsent, dateofbirth }: RegistrationInput,
): Promise<void> {
  if (!(await needsParentConsent(studentId, { born: dateofbirth }))) return;
  if (parentconsent) await noteParentAsked(studentId);
  const [field, message] = (await needsParentConsent(studentId))
    ? ['parentconsent', ASK_A_PARENT]
    : ['dateofbirth', OTHER_BIRTHDAY];
  throw new ApiError('invalid_input', message, { fields: { [field]: message } });
}

/** @throws ApiError unauthorized if the account has been deleted */
async function currentPhoto(id: string): Promise<string | null> {
  const student = await db.student.findUnique({ where: { id }, select: { photoName: true } });
  if (!student) throw accountDeleted();
  return student.photoName;
}

const accountDeleted = () => new ApiError('unauthorized', 'Please log in again.');

const existingColumns = {
  id: 'uuid',
  session: 'text',
  registrationnumber: 'text',
  planId: 'text?',
  isSubmitted: 'bool',
  isOrder: 'bool',
} as const;

type Sought = { studentId: string } & (
  | { requestId: string }
  | { session: string; registrationnumber: string | undefined }
  | { session: string; draftOf: string }
);

const EXISTING = composedStatement(
  'existing-registration',
  existingColumns,
  (sought: Sought, bind) => {
    const own = `from registrations where "studentId" = ${bind(sought.studentId)}`;
    const found = `select id, session, registrationnumber, "planId", "submittedAt" is not null as "isSubmitted",
      items is not null as "isOrder" ${own}`;
    if ('requestId' in sought) {
      const ids = [sought.requestId, `${AT_COUNTER}${sought.requestId}`].map(bind);
      return `${found} and "requestId" in (${ids.join(', ')})`;
    }
    const inSession = `${found} and session = ${bind(sought.session)}`;
    return 'draftOf' in sought
      ? `${inSession} and "planId" = ${bind(sought.draftOf)} and "submittedAt" is null and items is null
         order by "createdAt" desc, id desc limit 1`
      : `${inSession} and registrationnumber = ${bind(sought.registrationnumber)}`;
  },
  { prepared: true },
);

type Existing = RowOf<typeof EXISTING>;

/**
 * The student's registration that this form repeats, or null.
 * @throws ApiError conflict for an order, which has no admission form
 */
async function findExisting(
  on: Queryable,
  studentId: string,
  { requestId, session, registrationnumber }: RegistrationInput,
): Promise<Existing | null> {
  if (!requestId && !registrationnumber) return null;
  const by = requestId ? { requestId } : { session, registrationnumber };
  const found = await EXISTING.first(on, { studentId, ...by });
  if (!found?.isOrder) return found;
  throw new ApiError('conflict', 'This number belongs to an order. Reload the page.');
}

/**
 * The student's draft of the plan that a form names, opened in another tab; null without a plan, and for
 * clients that do not identify the form.
 */
async function findOtherDraft(
  tx: Transaction,
  studentId: string,
  { requestId, session, plan }: RegistrationInput,
): Promise<Existing | null> {
  return requestId && plan ? EXISTING.first(tx, { studentId, session, draftOf: plan }) : null;
}

/** @throws ApiError conflict for a plan that the student has by another registration */
async function refuseSecond(
  tx: Transaction,
  studentId: string,
  { planId, session }: Content,
  before: Existing | null,
): Promise<void> {
  if (planId === null || (before?.isSubmitted && before.planId === planId)) return;
  const plans = [planId];
  const [holder] = await holdersOf({ studentId, session, plans, except: before?.id ?? null }, tx);
  if (holder) throw alreadyEnrolled(holder);
}

const newFormsPerStudent = defineLimit({ name: 'new-form', points: 20, windowMs: 86_400_000 });
/** High, because a hostel or a mobile network shares one address. */
const newFormsPerAddress = defineLimit({
  name: 'new-form-from',
  points: 1_000,
  windowMs: 86_400_000,
});
/** Above any real use, and too few to exhaust a session's numbers. */
const MOST_PER_STUDENT = 200;

/**
 * Each new form takes one of a session's 100,000 numbers: 20 a day for a student, 200 in all, and 1,000
 * a day from an address.
 * @throws ApiError conflict, too_many_requests
 */
export async function refuseFlood(studentId: string, address: string | null): Promise<void> {
  const phone = institute.phones[0].printed;
  if ((await db.registration.count({ where: { studentId } })) >= MOST_PER_STUDENT) {
    throw new ApiError(
      'conflict',
      `You have saved ${MOST_PER_STUDENT} forms. Please call us on ${phone}.`,
    );
  }
  const wait =
    (await newFormsPerStudent.count(studentId)) ??
    (address === null ? null : await newFormsPerAddress.count(address));
  if (wait === null) return;
  throw new ApiError(
    'too_many_requests',
    `You have started many new forms today. Change one of them in your Purchased History, try again tomorrow, or call us on ${phone}.`,
    { retryAfterSeconds: wait },
  );
}

/**
 * Runs `work` in a transaction.
 * @returns null if a unique index rejected a row; nothing is written then
 */
export async function nullWhenTaken<T>(
  work: (tx: Transaction) => Promise<T | null>,
): Promise<T | null> {
  try {
    return await inTransaction(work);
  } catch (error) {
    if (violatedIndex(error) === null) throw error;
    return null;
  }
}

const savedColumns = {
  id: 'uuid',
  registrationnumber: 'text',
  date: narrow<IsoDay>('text'),
  pricePaise: 'int4?',
  submitted: 'bool',
} as const;

const RETURNING = `returning id, registrationnumber, to_char(date, 'YYYY-MM-DD') as date, "pricePaise",
  "submittedAt" is not null as submitted`;

interface NewRow extends Omit<Content, 'submittedAt'> {
  studentId: string;
  requestId: string;
  submittedAt: Date | null;
  registrationnumber: string;
  date: IsoDay;
}

/** No row if the number or the form exists. */
const ADD = composedStatement('add-registration', savedColumns, (row: NewRow, bind) => {
  const names = Object.keys(row).map((name) => `"${name}"`);
  return `insert into registrations (${names.join(', ')}, "updatedAt")
    values (${Object.values(row).map(bind).join(', ')}, now())
    on conflict do nothing ${RETURNING}`;
});

interface Change {
  id: string;
  studentId: string;
  columns: Partial<Content> & { registrationnumber: string };
}

const CHANGE = composedStatement(
  'change-registration',
  savedColumns,
  ({ id, studentId, columns }: Change, bind) => {
    const changes = Object.entries(columns).map(([name, value]) => `"${name}" = ${bind(value)}`);
    return `update registrations set ${changes.join(', ')}, "updatedAt" = now()
      where id = ${bind(id)} and "studentId" = ${bind(studentId)} ${RETURNING}`;
  },
);

/** The answers that were given. A form opened before the draft was saved is empty where the draft is not. */
const withoutEmpty = (content: Partial<Content>): Partial<Content> =>
  Object.fromEntries(
    Object.entries(content).filter(([name, value]) => value !== '' || !isAnswer(name)),
  );

const isAnswer = (name: string) => (answerNames as readonly string[]).includes(name);

/**
 * Updates a registration; its number within the session and its purchase stay. Of another draft than the
 * form's own, answers that the form leaves empty stay too.
 * @throws ApiError conflict for another plan of a paid form; unauthorized if the student has been deleted
 */
async function change(
  tx: Transaction,
  studentId: string,
  before: Existing & { isOther: boolean },
  content: Content,
  number: string,
) {
  const registrationnumber =
    before.session === content.session ? before.registrationnumber : number;
  const bought = await lockBought(tx, before.id);
  const changed = bought ? withoutPurchase(content, bought) : content;
  const columns = { ...(before.isOther ? withoutEmpty(changed) : changed), registrationnumber };
  const row = await CHANGE.first(tx, { id: before.id, studentId, columns });
  if (!row) throw accountDeleted();
  return row;
}

const LOCK = statement(
  'lock-registration-to-change',
  { id: 'uuid' },
  { planId: 'text?', coursename: 'text', courseduration: 'text' },
  `select "planId", coursename, courseduration from registrations where id = $id for no key update`,
);

type Purchase = RowOf<typeof LOCK>;

/** The purchase of a paid registration; null if unpaid. Payments for it wait for the transaction. */
async function lockBought(tx: Transaction, registrationId: string): Promise<Purchase | null> {
  const row = await LOCK.first(tx, { id: registrationId });
  // A separate statement, to see payments settled while the first one waited.
  const payment = await tx.db.payment.findFirst({
    where: { registrationId, status: { in: [...boughtStatuses] } },
    select: { id: true },
  });
  return payment && row;
}

const CALL_US = `This form is paid, so its course and plan cannot be changed online. To change them, call us on ${institute.phones[0].printed}.`;

/**
 * Columns that can still change after payment. An omitted plan or duration stays.
 * @throws ApiError conflict for another course, plan or duration
 */
function withoutPurchase(content: Content, bought: Purchase) {
  const { planId, planTitle: _title, pricePaise: _price, ...others } = content;
  const { inclusions: _inclusions, policyVersion: _policies, kind: _kind, ...rest } = others;
  const courseduration = content.courseduration || bought.courseduration;
  const isSame =
    (planId === null || planId === bought.planId) &&
    content.coursename === bought.coursename &&
    (bought.courseduration === '' || courseduration === bought.courseduration);
  if (!isSame) throw new ApiError('conflict', CALL_US);
  return { ...rest, courseduration };
}
