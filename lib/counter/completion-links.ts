import 'server-only';
import type { Staff } from '@/lib/staff/access';
import { institute } from '@/content/facts/institute';
import { retention } from '@/content/pages/retention';
import { ApiError } from '@/lib/calls/errors';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { lockRow } from '@/lib/platform/database-locks';
import { db, inTransaction, violatedIndex } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { defineLimit } from '@/lib/platform/limits';
import { hashOf, newToken } from '@/lib/platform/random-token';
import type { CompletionInput } from './completion-forms';
import { queueEnrolmentMail } from './enrolment-mails';

const DAY_MS = 86_400_000;

interface Named {
  registration: string;
}

/** @throws ApiError not_found */
async function lockStudentOf(tx: Transaction, registration: string) {
  const found = await tx.db.registration.findUnique({
    where: { id: registration },
    select: { studentId: true },
  });
  if (found && (await lockRow(tx, 'students', found.studentId)))
    return tx.db.student.findUniqueOrThrow({ where: { id: found.studentId } });
  throw new ApiError('not_found', 'This registration no longer exists. Search again.');
}

/**
 * Makes the link by which a student without e-mail completes a registration; one made before ends. Only the
 * token's hash is stored, and the fragment reaches no server log.
 * @throws ApiError not_found; conflict when the student has an e-mail
 */
export async function makeCompletionLink(
  staff: Staff<'people.change'>,
  { registration }: Named,
): Promise<{ link: string }> {
  const token = newToken();
  await inTransaction(async (tx) => {
    if ((await lockStudentOf(tx, registration)).email !== '') {
      throw new ApiError('conflict', 'The student has an e-mail by now. Reload the page.');
    }
    const made = { tokenHash: hashOf(token), staffId: staff.staffId, createdAt: new Date() };
    await tx.db.completionLink.upsert({
      where: { registrationId: registration },
      create: { registrationId: registration, ...made },
      update: made,
      select: { registrationId: true },
    });
    const about = { subject: 'registration', subjectId: registration } as const;
    await noteAct(tx, staff, { action: 'registration.completionLink', ...about });
  });
  return { link: `${env.SITE_URL}/complete-enrolment#link=${token}` };
}

/**
 * Ends the link of a registration, if there is one.
 * @throws ApiError not_found
 */
export async function endCompletionLink(
  staff: Staff<'people.change'>,
  { registration }: Named,
): Promise<void> {
  await inTransaction(async (tx) => {
    await lockStudentOf(tx, registration);
    const where = { registrationId: registration };
    if ((await tx.db.completionLink.deleteMany({ where })).count === 0) return;
    const about = { subject: 'registration', subjectId: registration } as const;
    await noteAct(tx, staff, { action: 'registration.endCompletionLink', ...about });
  });
}

const [lifeDays] = retention.completionLinks.period;

const openLink = (tokenHash: string) => ({
  tokenHash,
  createdAt: { gt: new Date(Date.now() - lifeDays * DAY_MS) },
});

const linkOver = () =>
  new ApiError(
    'unauthorized',
    `This link has been used or has expired. Call us on ${institute.phones[0].printed} for a new one.`,
  );

/**
 * The registration of a link, without names, because the link may have been passed on.
 * @throws ApiError unauthorized if the token is used, expired or unknown
 */
export async function readCompletionLink(
  token: string,
): Promise<{ registrationnumber: string; what: string }> {
  const found = await db.completionLink.findUnique({
    where: openLink(hashOf(token)),
    select: {
      registration: { select: { registrationnumber: true, planTitle: true, coursename: true } },
    },
  });
  if (!found) throw linkOver();
  const { registrationnumber, planTitle, coursename } = found.registration;
  return { registrationnumber, what: planTitle || coursename };
}

/** The link fills only fields that the office left empty, and never the date of birth. */
const onlyEmpty = <Given extends Record<string, string>>(
  now: Readonly<Record<keyof Given, string>>,
  given: Given,
) =>
  Object.fromEntries(Object.entries(given).filter(([name]) => now[name] === '')) as Partial<Given>;

const tries = defineLimit({ name: 'completion-link', points: 5, windowMs: 86_400_000 });

/**
 * Completes a registration by a link, once: fields that the office left empty, and an e-mail, which stays
 * unconfirmed. The student gets the mail about the enrolment there.
 * @throws ApiError unauthorized if the token is used, expired or unknown; invalid_input (`email`) when it
 * cannot be used; too_many_requests
 */
export async function completeEnrolment(input: CompletionInput): Promise<{ completed: true }> {
  const tokenHash = hashOf(input.token);
  await inTransaction(async (tx) => {
    const { student, registration } = await lockByLink(tx, tokenHash);
    // All links of the student end with the first one that is used.
    await tx.db.completionLink.deleteMany({ where: { registration: { studentId: student.id } } });
    const { email, fathername, address, city, pincode, gender } = input;
    await tx.db.student.update({
      where: { id: student.id },
      data: onlyEmpty(student, { email, fathername, address, city, pincode }),
      select: { id: true },
    });
    await tx.db.registration.update({
      where: { id: registration.id },
      data: onlyEmpty(registration, {
        email,
        fathername,
        address: [address, city].filter(Boolean).join(', '),
        place: city,
        pincode,
        gender,
      }),
      select: { id: true },
    });
    await queueEnrolmentMail(tx, registration.id);
  }).catch((error: unknown) => refuseEmail(tokenHash, error));
  return { completed: true };
}

/**
 * Locks the student of a link, so that links are used one at a time.
 * @throws ApiError unauthorized if the token is used, expired or unknown, or the student has an e-mail
 */
async function lockByLink(tx: Transaction, tokenHash: string) {
  const findRegistration = () =>
    tx.db.registration.findFirst({ where: { completionLink: openLink(tokenHash) } });
  const before = await findRegistration();
  const student = before && (await lockStudentOf(tx, before.id));
  const registration = await findRegistration();
  if (!registration || student?.email !== '') throw linkOver();
  return { student, registration };
}

/** Limits tries, and does not reveal that a student has the e-mail. */
async function refuseEmail(tokenHash: string, error: unknown): Promise<never> {
  if (violatedIndex(error) === null) throw error;
  const phone = institute.phones[0].printed;
  const wait = await tries.count(tokenHash);
  if (wait !== null) {
    throw new ApiError('too_many_requests', `Please call us on ${phone} to complete your form.`, {
      retryAfterSeconds: wait,
    });
  }
  const message = `This e-mail cannot be used here. Enter another one, or call us on ${phone}.`;
  throw new ApiError('invalid_input', message, { fields: { email: message } });
}
