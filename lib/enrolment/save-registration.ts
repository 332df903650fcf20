import 'server-only';
import type { IsoDay } from '@/content/day';
import { institute } from '@/content/institute';
import { giveParentConsent, needsParentConsent } from '@/lib/accounts/students';
import { ApiError } from '@/lib/calls/errors';
import { db } from '@/lib/platform/db';
import { boughtStatuses } from '@/lib/platform/money-terms';
import { dateOf, dayOf, today } from '@/lib/site/days';
import type { Prisma } from '@/prisma/client/client';
import { chooseOffering, policyVersion } from './offerings';
import type { RegistrationInput } from './registration-form';
import { takeNumber } from './registration-numbers';
import { rupeesOf } from './registrations';

/** What a registration is for. */
interface Purchase {
  planId: string | null;
  coursename: string;
  courseduration: string;
}

/** What is kept of a plan as it was bought. */
interface Snapshot {
  planTitle: string | null;
  pricePaise: number | null;
  inclusions: unknown;
  policyVersion: string;
}

const CALL_US = `This form is paid, so its course and plan stay as they are. To change them, call us on ${institute.phones[0].printed}.`;

/**
 * What was bought, where money has come in for a registration; null before. Whoever settles or starts a
 * payment for it waits until the transaction ends.
 */
async function lockBought(
  tx: Prisma.TransactionClient,
  registrationId: string,
): Promise<Purchase | null> {
  const [row] = await tx.$queryRaw<Purchase[]>`
    select "planId", coursename, courseduration from registrations
    where id = ${registrationId}::uuid
    for no key update`;
  // A statement of its own: it sees what was settled while the first one waited.
  const paid = await tx.payment.findFirst({
    where: { registrationId, status: { in: [...boughtStatuses] } },
    select: { id: true },
  });
  return row && paid ? row : null;
}

/**
 * What may still be changed of a form that is paid: everything but what was bought. A plan or duration
 * that is left out stays as it was.
 * @throws ApiError conflict for another course, plan or duration
 */
function exceptBought<Content extends Purchase & Snapshot>(content: Content, bought: Purchase) {
  const { planTitle: _title, pricePaise: _price, inclusions: _items, ...typed } = content;
  const { planId, policyVersion: _policies, ...rest } = typed;
  const courseduration = content.courseduration || bought.courseduration;
  const isSame =
    (planId === null || planId === bought.planId) &&
    content.coursename === bought.coursename &&
    (bought.courseduration === '' || courseduration === bought.courseduration);
  if (!isSame) throw new ApiError('conflict', CALL_US);
  return { ...rest, courseduration };
}

/** Far beyond what anybody fills in, and far from using up a session's numbers. */
const MOST_PER_STUDENT = 1_000;

const ASK_A_PARENT =
  'You are under 18, so a parent has to agree first. Ask a parent, tick the box for it, and press Save again.';

/** What the form shows after Save. */
export interface SavedRegistration {
  id: string;
  registrationnumber: string;
  date: IsoDay;
  /** In rupees; null while it has to be confirmed. */
  price: number | null;
}

/**
 * Writes an admission form and the parent's consent that came with it, in one transaction. When this returns, it is on disk. A repeat, known by its
 * `requestId` or else by its number, changes the row that is there: one form is one row, however often
 * it arrives, and the unique indexes hold that for repeats at the same moment.
 * @throws ApiError invalid_input (plan, parent's consent), conflict (no number left, another plan for a
 *   form that is paid), unauthorized
 */
export async function saveRegistration(
  studentId: string,
  input: RegistrationInput,
): Promise<SavedRegistration> {
  const typed = contentOf(input);
  const consent = await newConsent(studentId, input.parentconsent);
  const content = { ...typed, photoName: await currentPhoto(studentId) };
  let kept = await findOpen(studentId, input);
  if (!kept) await refuseFlood(studentId);
  const wanted = kept?.registrationnumber ?? input.registrationnumber;
  const row = await takeNumber(input.session, wanted, async (number) => {
    const found = kept;
    const written = await inOneTransaction(async (tx) => {
      const row = found
        ? await change(tx, studentId, found, content, number)
        : await add(tx, studentId, input.requestId, content, number);
      if (row && consent) await giveParentConsent(tx, studentId);
      return row;
    });
    if (!written) kept ??= await findOpen(studentId, input);
    return written;
  });
  const { date, pricePaise, ...rest } = row;
  return { ...rest, date: dayOf(date), price: rupeesOf(pricePaise) };
}

/** What the student typed, and what the server makes of it. */
function contentOf(input: RegistrationInput) {
  const { plan: _plan, price: _price, requestId: _requestId, ...rest } = input;
  const { registrationnumber: _number, parentconsent: _consent, dateofbirth, ...typed } = rest;
  const offering = chooseOffering(input);
  return {
    ...typed,
    dateofbirth: dateOf(dateofbirth),
    courseduration: typed.courseduration || (offering?.courseduration ?? ''),
    planId: offering?.id ?? null,
    planTitle: offering?.title ?? null,
    pricePaise: offering?.price ?? null,
    inclusions: [...(offering?.inclusions ?? [])],
    policyVersion,
  };
}

type Content = ReturnType<typeof contentOf> & { photoName: string | null };

/** @returns whether a parent's consent came with the form that was not there before */
async function newConsent(studentId: string, ticked: boolean): Promise<boolean> {
  if (!(await needsParentConsent(studentId))) return false;
  if (!ticked) {
    throw new ApiError('invalid_input', ASK_A_PARENT, { fields: { parentconsent: ASK_A_PARENT } });
  }
  return true;
}

async function currentPhoto(id: string): Promise<string | null> {
  const student = await db.student.findUnique({ where: { id }, select: { photoName: true } });
  if (!student) throw new ApiError('unauthorized', 'Please log in again.');
  return student.photoName;
}

type Kept = { id: string; session: string; registrationnumber: string };

/** The student's registration that this form is a repeat of, or null. */
async function findOpen(
  studentId: string,
  { requestId, session, registrationnumber }: RegistrationInput,
): Promise<Kept | null> {
  if (!requestId && !registrationnumber) return null;
  return db.registration.findFirst({
    where: { studentId, ...(requestId ? { requestId } : { session, registrationnumber }) },
    select: { id: true, session: true, registrationnumber: true },
  });
}

async function refuseFlood(studentId: string): Promise<void> {
  if ((await db.registration.count({ where: { studentId } })) < MOST_PER_STUDENT) return;
  throw new ApiError(
    'conflict',
    `You have saved ${MOST_PER_STUDENT} forms. Please call us on ${institute.phones[0].printed}.`,
  );
}

const saved = { id: true, registrationnumber: true, date: true, pricePaise: true } as const;

/** @returns null when the number is taken: nothing is written then */
async function inOneTransaction<T>(
  work: (tx: Prisma.TransactionClient) => Promise<T | null>,
): Promise<T | null> {
  try {
    return await db.$transaction(work);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'P2002') return null;
    throw error;
  }
}

/** @returns null when the number, or the form, is there already */
async function add(
  tx: Prisma.TransactionClient,
  studentId: string,
  requestId: string | undefined,
  content: Content,
  registrationnumber: string,
) {
  const [row] = await tx.registration.createManyAndReturn({
    data: [{ ...content, studentId, requestId, registrationnumber, date: dateOf(today()) }],
    skipDuplicates: true,
    select: saved,
  });
  return row ?? null;
}

/** A row keeps its number in its session, and what was bought stays as bought. */
async function change(
  tx: Prisma.TransactionClient,
  studentId: string,
  kept: Kept,
  content: Content,
  number: string,
) {
  const registrationnumber = kept.session === content.session ? kept.registrationnumber : number;
  const bought = await lockBought(tx, kept.id);
  const changed = bought ? exceptBought(content, bought) : content;
  return tx.registration.update({
    where: { id: kept.id, studentId },
    data: { ...changed, registrationnumber },
    select: saved,
  });
}
