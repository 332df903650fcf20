import 'server-only';
import type { IsoDay } from '@/content/day';
import { institute } from '@/content/institute';
import { giveParentConsent, needsParentConsent } from '@/lib/accounts/students';
import { ApiError } from '@/lib/calls/errors';
import type { Transaction } from '@/lib/platform/database-connection';
import { db, inTransaction } from '@/lib/platform/db';
import { isBought } from '@/lib/platform/money-terms';
import { composed, narrow, statement, type RowOf } from '@/lib/platform/statement';
import { today } from '@/lib/site/days';
import { chooseOffering, purchaseOf } from './offerings';
import type { RegistrationInput } from './registration-form';
import { takeNumber } from './registration-numbers';
import { rupeesOf } from './registrations';

/** What the form shows after Save. */
export interface SavedRegistration {
  id: string;
  registrationnumber: string;
  date: IsoDay;
  /** In rupees; null while it has to be confirmed. */
  price: number | null;
}

/**
 * Saves an admission form, and the parent's consent that came with it, in one transaction. When this returns,
 * it is on disk. A repeat, known by its `requestId` or else by its number, changes the existing row; unique
 * indexes hold that for concurrent repeats.
 * @throws ApiError invalid_input (plan, parent's consent), conflict (no number left, another plan for a
 *   form that is paid), unauthorized
 */
export async function saveRegistration(
  studentId: string,
  input: RegistrationInput,
): Promise<SavedRegistration> {
  const answers = contentOf(input);
  const isConsentNew = await checkConsent(studentId, input.parentconsent);
  const content = { ...answers, photoName: await currentPhoto(studentId) };
  let existing = await findExisting(studentId, input);
  if (!existing) await refuseFlood(studentId);
  const wanted = existing?.registrationnumber ?? input.registrationnumber;
  const { requestId, session } = input;
  const saved = await takeNumber(session, wanted, async (registrationnumber) => {
    const before = existing;
    const row = await nullWhenTaken(async (tx) => {
      const written = before
        ? await change(tx, studentId, before, content, registrationnumber)
        : await ADD.first(tx, {
            ...content,
            studentId,
            requestId,
            registrationnumber,
            date: today(),
          });
      if (written && isConsentNew) await giveParentConsent(tx, studentId);
      return written;
    });
    // Another save of the same form may have come first, so that it is a repeat now.
    if (!row) existing ??= await findExisting(studentId, input);
    return row;
  });
  const { pricePaise, ...rest } = saved;
  return { ...rest, price: rupeesOf(pricePaise) };
}

/** The columns that follow from what the student typed. */
function contentOf(input: RegistrationInput) {
  const { plan: _plan, price: _price, requestId: _requestId, ...rest } = input;
  const { registrationnumber: _number, parentconsent: _consent, ...answers } = rest;
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

type Content = ReturnType<typeof contentOf> & { photoName: string | null };

const ASK_A_PARENT =
  'You are under 18, so a parent has to agree first. Ask a parent, tick the box for it, and press Save again.';

/**
 * @returns whether the form brings a parent's consent that was missing
 * @throws ApiError invalid_input when it is missing still
 */
async function checkConsent(studentId: string, ticked: boolean): Promise<boolean> {
  if (!(await needsParentConsent(studentId))) return false;
  if (!ticked) {
    throw new ApiError('invalid_input', ASK_A_PARENT, { fields: { parentconsent: ASK_A_PARENT } });
  }
  return true;
}

/** @throws ApiError unauthorized when the account has been deleted since */
async function currentPhoto(id: string): Promise<string | null> {
  const student = await db.student.findUnique({ where: { id }, select: { photoName: true } });
  if (!student) throw accountDeleted();
  return student.photoName;
}

const accountDeleted = () => new ApiError('unauthorized', 'Please log in again.');

interface Existing {
  id: string;
  session: string;
  registrationnumber: string;
}

/** The student's registration that this form is a repeat of, or null. */
async function findExisting(
  studentId: string,
  { requestId, session, registrationnumber }: RegistrationInput,
): Promise<Existing | null> {
  if (!requestId && !registrationnumber) return null;
  return db.registration.findFirst({
    where: { studentId, ...(requestId ? { requestId } : { session, registrationnumber }) },
    select: { id: true, session: true, registrationnumber: true },
  });
}

/** Far more than any student fills in, and far too few to use up the numbers of a session. */
const MOST_PER_STUDENT = 1_000;

async function refuseFlood(studentId: string): Promise<void> {
  if ((await db.registration.count({ where: { studentId } })) < MOST_PER_STUDENT) return;
  throw new ApiError(
    'conflict',
    `You have saved ${MOST_PER_STUDENT} forms. Please call us on ${institute.phones[0].printed}.`,
  );
}

const UNIQUE_VIOLATION = '23505';

/** Runs `work` in one transaction. @returns null when a unique index refused a row: nothing is written then */
async function nullWhenTaken<T>(work: (tx: Transaction) => Promise<T | null>): Promise<T | null> {
  try {
    return await inTransaction(work);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION) return null;
    throw error;
  }
}

const savedColumns = {
  id: 'uuid',
  registrationnumber: 'text',
  date: narrow<IsoDay>('text'),
  pricePaise: 'int4?',
} as const;

const RETURNING = `returning id, registrationnumber, to_char(date, 'YYYY-MM-DD') as date, "pricePaise"`;

interface NewRow extends Content {
  studentId: string;
  requestId: string | undefined;
  registrationnumber: string;
  date: IsoDay;
}

/** No row when the number, or the form, is there already. */
const ADD = composed('add-registration', savedColumns, (row: NewRow, bind) => {
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

const CHANGE = composed(
  'change-registration',
  savedColumns,
  ({ id, studentId, columns }: Change, bind) => {
    const changes = Object.entries(columns).map(([name, value]) => `"${name}" = ${bind(value)}`);
    return `update registrations set ${changes.join(', ')}, "updatedAt" = now()
      where id = ${bind(id)} and "studentId" = ${bind(studentId)} ${RETURNING}`;
  },
);

/**
 * A row keeps its number within its session, and what was bought stays.
 * @throws ApiError conflict for another plan of a form that is paid; unauthorized when the student has been
 *   deleted since
 */
async function change(
  tx: Transaction,
  studentId: string,
  before: Existing,
  content: Content,
  number: string,
) {
  const registrationnumber =
    before.session === content.session ? before.registrationnumber : number;
  const bought = await lockBought(tx, before.id);
  const changed = bought ? withoutPurchase(content, bought) : content;
  const columns = { ...changed, registrationnumber };
  const row = await CHANGE.first(tx, { id: before.id, studentId, columns });
  if (!row) throw accountDeleted();
  return row;
}

const LOCK = statement(
  'lock-registration-to-change',
  { planId: 'text?', coursename: 'text', courseduration: 'text' },
  `select "planId", coursename, courseduration from registrations where id = $1 for no key update`,
);

const FIND_PAYMENT = statement(
  'payment-of-registration',
  { id: 'uuid' },
  `select p.id from payments p where p."registrationId" = $1 and ${isBought('p')} limit 1`,
);

type Purchase = RowOf<typeof LOCK>;

/**
 * What was bought, if money has come in for the registration; null before. Payments for it wait until the
 * transaction ends.
 */
async function lockBought(tx: Transaction, registrationId: string): Promise<Purchase | null> {
  const row = await LOCK.first(tx, [registrationId]);
  // A second statement, because it also sees payments that were settled while the first one waited.
  const payment = await FIND_PAYMENT.first(tx, [registrationId]);
  return payment && row;
}

const CALL_US = `This form is paid, so its course and plan stay as they are. To change them, call us on ${institute.phones[0].printed}.`;

/**
 * The columns that may still change once a form is paid. A plan or duration that is left out stays.
 * @throws ApiError conflict for another course, plan or duration
 */
function withoutPurchase(content: Content, bought: Purchase) {
  const { planId, planTitle: _title, pricePaise: _price, ...others } = content;
  const { inclusions: _inclusions, policyVersion: _policies, ...rest } = others;
  const courseduration = content.courseduration || bought.courseduration;
  const isSame =
    (planId === null || planId === bought.planId) &&
    content.coursename === bought.coursename &&
    (bought.courseduration === '' || courseduration === bought.courseduration);
  if (!isSame) throw new ApiError('conflict', CALL_US);
  return { ...rest, courseduration };
}
