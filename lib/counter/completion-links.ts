import 'server-only';
import type { Staff } from '@/lib/staff/access';
import { institute } from '@/content/facts/institute';
import { retention } from '@/content/pages/retention';
import { ApiError } from '@/lib/calls/errors';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction, pool } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { defineLimit } from '@/lib/platform/limits';
import { hashOf, newToken } from '@/lib/platform/random-token';
import { statement } from '@/lib/platform/statement';
import type { CompletionInput } from './completion-forms';
import { queueEnrolmentMail } from './enrolment-mails';

const LOCK_STUDENT = statement(
  'lock-student-to-complete',
  { email: 'text' },
  `select email from students
   where id = (select "studentId" from registrations where id = $1) for no key update`,
);

interface Named {
  registration: string;
}

/** @throws ApiError not_found */
async function lockEmail(tx: Transaction, registration: string): Promise<string> {
  const student = await LOCK_STUDENT.first(tx, [registration]);
  if (student) return student.email;
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
    if (await lockEmail(tx, registration)) {
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
    await lockEmail(tx, registration);
    const where = { registrationId: registration };
    if ((await tx.db.completionLink.deleteMany({ where })).count === 0) return;
    const about = { subject: 'registration', subjectId: registration } as const;
    await noteAct(tx, staff, { action: 'registration.endCompletionLink', ...about });
  });
}

const isOpen = `link."createdAt" > now() - interval '${retention.completionLinks.period.join(' ')}'`;

const FIND = statement(
  'find-completion-link',
  { registrationnumber: 'text', what: 'text' },
  `select r.registrationnumber, coalesce(nullif(r."planTitle", ''), r.coursename) as what
   from completion_links link join registrations r on r.id = link."registrationId"
   where link."tokenHash" = $1 and ${isOpen}`,
);

const linkOver = () =>
  new ApiError(
    'unauthorized',
    `This link has been used or has expired. Call us on ${institute.phones[0].printed} for a new one.`,
  );

/**
 * What a link is for. It names nobody: the link may have been passed on.
 * @throws ApiError unauthorized if the token is used, expired or unknown
 */
export async function readCompletionLink(
  token: string,
): Promise<{ registrationnumber: string; what: string }> {
  const found = await FIND.first(pool, [hashOf(token)]);
  if (!found) throw linkOver();
  return found;
}

/** Runs first, so that links are used one at a time for each student. */
const LOCK_BY_LINK = statement(
  'lock-student-by-completion-link',
  { id: 'uuid' },
  `select id from students where email = '' and id = (
     select r."studentId" from completion_links link
       join registrations r on r.id = link."registrationId"
     where link."tokenHash" = $1 and ${isOpen}
   ) for no key update`,
);

/** All links of the student end with the first one that is used. */
const USE = statement(
  'use-completion-link',
  { registrationId: 'uuid' },
  `with ended as (
     delete from completion_links where "registrationId" in (
       select id from registrations where "studentId" = $1) returning "tokenHash", "registrationId"
   )
   select "registrationId" from ended where "tokenHash" = $2`,
);

/** The office's own entries stay: only what it left empty is filled in, and never the date of birth. */
const FILL_STUDENT = statement(
  'complete-student',
  {},
  `update students set email = $2, fathername = coalesce(nullif(fathername, ''), $3),
     address = coalesce(nullif(address, ''), $4), city = coalesce(nullif(city, ''), $5),
     pincode = coalesce(nullif(pincode, ''), $6) where id = $1`,
);

const FILL_REGISTRATION = statement(
  'complete-registration',
  {},
  `update registrations set email = coalesce(nullif(email, ''), $2),
     fathername = coalesce(nullif(fathername, ''), $3),
     address = coalesce(nullif(address, ''), concat_ws(', ', nullif($4, ''), nullif($5, ''))),
     place = coalesce(nullif(place, ''), $5), pincode = coalesce(nullif(pincode, ''), $6),
     gender = coalesce(nullif(gender, ''), $7), "updatedAt" = now() where id = $1`,
);

const UNIQUE_VIOLATION = '23505';
const tries = defineLimit({ name: 'completion-link', points: 5, windowMs: 86_400_000 });

/**
 * Completes a registration by a link, once: what the office left empty, and the e-mail, which is not
 * confirmed by it. The student gets the mail about the enrolment there.
 * @throws ApiError unauthorized if the token is used, expired or unknown; invalid_input (`email`) when it
 *   cannot be used; too_many_requests
 */
export async function completeEnrolment(input: CompletionInput): Promise<{ completed: true }> {
  const tokenHash = hashOf(input.token);
  await inTransaction(async (tx) => {
    const student = await LOCK_BY_LINK.first(tx, [tokenHash]);
    const used = student && (await USE.first(tx, [student.id, tokenHash]));
    if (!used) throw linkOver();
    const { email, fathername, address, city, pincode, gender } = input;
    const filled = [email, fathername, address, city, pincode];
    await FILL_STUDENT.run(tx, [student.id, ...filled]);
    await FILL_REGISTRATION.run(tx, [used.registrationId, ...filled, gender]);
    await queueEnrolmentMail(tx, used.registrationId);
  }).catch((error: unknown) => refuseEmail(tokenHash, error));
  return { completed: true };
}

/** Whose e-mail it is stays unsaid, and nobody can try many of them. */
async function refuseEmail(tokenHash: string, error: unknown): Promise<never> {
  if (!(error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION)) throw error;
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
