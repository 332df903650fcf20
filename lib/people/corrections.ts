import 'server-only';
import { boughtFields } from '@/lib/enrolment/admission-answers';
import { refuseNaming } from '@/lib/accounts/kept-reasons';
import { endStudentLogIns } from '@/lib/accounts/sessions';
import { ApiError } from '@/lib/calls/errors';
import { requirePermission, type Staff, type StaffPerson } from '@/lib/staff/access';
import { needsFreshFactor } from '@/lib/staff/permissions';
import { requireFactorToAct } from '@/lib/staff/second-factor';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { lockRow } from '@/lib/platform/database-locks';
import { inTransaction, violatedIndex } from '@/lib/platform/db';
import { statement } from '@/lib/platform/statement';
import { dateOf, dayOf } from '@/lib/site/days';
import { boughtStatuses } from '@/lib/site/money-terms';
import { Prisma } from '@/prisma/client/client';
import type { Changes } from './person-forms';

interface CorrectedRow {
  table: 'students' | 'registrations';
  id: string;
}

const subjects = { students: 'student', registrations: 'registration' } as const;
const owners = { students: 'studentId', registrations: 'registrationId' } as const;

/**
 * Writes the new values, and stores the old ones with the reason. Idempotent.
 * @param changes by column name: only names from a schema
 * @returns the changed fields
 * @throws ApiError not_found; conflict when a field has neither its old nor its new value, or when
 * the date of birth was not looked at before
 */
async function applyChanges(
  client: Transaction,
  staff: StaffPerson,
  { table, id }: CorrectedRow,
  { changes, reason }: { changes: Changes; reason: string },
): Promise<string[]> {
  await refuseNaming(client, { [subjects[table]]: id }, reason);
  const asked = Object.entries(changes).flatMap(([name, change]) =>
    change ? [{ name, ...change }] : [],
  );
  const now = await lockedFields(client, { table, id });
  if (changes.dateofbirth) await refuseUnseenBirthDate(client, staff, { table, id });
  const wanted = asked.filter(({ name, to }) => now[name] !== to);
  refuseStale(wanted, now);
  if (wanted.length === 0) return [];
  const names = wanted.map(({ name }) => name);
  await write(client, { table, id }, wanted);
  const subject = subjects[table];
  const act = { action: `${subject}.correct`, subject, subjectId: id, reason } as const;
  const auditId = BigInt(await noteAct(client, staff, { ...act, detail: { fields: names } }));
  const owner = { [owners[table]]: id };
  await client.db.correction.createMany({
    data: wanted.map(({ name, to }) => {
      return { auditId, ...owner, field: name, before: now[name] ?? '', after: to };
    }),
  });
  return names;
}

type FieldChange = { name: string; from: string; to: string };

async function lockedFields(
  client: Transaction,
  { table, id }: CorrectedRow,
): Promise<Record<string, string>> {
  const isThere = await lockRow(client, table, id);
  const { student, registration } = client.db;
  const byId = { where: { id } };
  const row =
    isThere &&
    (table === 'students' ? await student.findUnique(byId) : await registration.findUnique(byId));
  if (!row) throw new ApiError('not_found', 'This record no longer exists. Search again.');
  return { ...(row as object), dateofbirth: dayOf(row.dateofbirth) };
}

/** A view of a day ago, or before somebody else's correction, does not count. */
const BIRTH_DATE_SEEN = statement(
  'birth-date-seen',
  { staff: 'uuid', student: 'uuid?', registration: 'uuid?' },
  { seen: 'bool' },
  `with student as (
    select id from students where id = $student
    union select "studentId" from registrations where id = $registration
  ), corrected as (
    select max("auditId") as last from corrections join audit_entries a on a.id = "auditId"
    where field = 'dateofbirth' and a."staffId" is distinct from $staff
      and (corrections."studentId" in (select id from student) or corrections."registrationId" in (
        select id from registrations where "studentId" in (select id from student)))
  )
  select exists (select from audit_entries, corrected
    where "staffId" = $staff and at > now() - interval '1 day' and action = 'student.birthDate'
      and subject = 'student' and "subjectId" in (select id::text from student)
      and id > coalesce(last, 0)) as seen`,
);

/**
 * Refuses a staff member who has not seen the date: otherwise the answers would confirm guesses.
 * @throws ApiError conflict, the same for every date
 */
async function refuseUnseenBirthDate(
  client: Transaction,
  { staffId }: StaffPerson,
  { table, id }: CorrectedRow,
): Promise<void> {
  const row = { student: null, registration: null, [subjects[table]]: id };
  if ((await BIRTH_DATE_SEEN.first(client, { staff: staffId, ...row }))?.seen) return;
  const message = 'Reload the page and press “Show date of birth”, then correct it.';
  throw new ApiError('conflict', message, { fields: { dateofbirth: message } });
}

/** A concurrent change is not overwritten. */
function refuseStale(wanted: readonly FieldChange[], now: Record<string, string>): void {
  const stale = wanted.filter(({ name, from }) => now[name] !== from);
  if (stale.length === 0) return;
  // The stored value is not quoted: the page shows it, where the view is audited.
  const message = 'This has changed since you opened the page. Reload it, then correct this.';
  const fields = Object.fromEntries(stale.map(({ name }) => [name, message]));
  throw new ApiError('conflict', message, { fields });
}

async function write(
  { db }: Transaction,
  { table, id }: CorrectedRow,
  wanted: readonly FieldChange[],
): Promise<void> {
  const names = wanted.map(({ name }) => name);
  const data: object = Object.fromEntries(
    wanted.map(({ name, to }) => [name, name === 'dateofbirth' ? dateOf(to) : to]),
  );
  const where = { id };
  if (table === 'registrations') {
    await db.registration.update({ where, data, select: { id: true } });
    return;
  }
  await db.student.update({
    where,
    data: {
      ...data,
      ...(names.some(isLogInField) && { devicesForgottenAt: new Date() }),
      // The new address is not verified yet.
      ...(names.includes('email') && { emailVerifiedAt: null }),
    },
    select: { id: true },
  });
}

const STAYS =
  'This has been paid for and cannot be changed. For another course the student fills in a new form.';

/**
 * Refuses to correct fields that identify the purchase.
 * @throws ApiError conflict
 */
async function refuseBought(
  client: Transaction,
  registrationId: string,
  names: readonly string[],
): Promise<void> {
  const wanted = names.filter((name) => boughtFields.includes(name));
  if (wanted.length === 0) return;
  await lockRow(client, 'registrations', registrationId);
  const bought = await client.db.registration.count({
    where: {
      id: registrationId,
      OR: [
        { planId: { not: null } },
        { items: { not: Prisma.DbNull } },
        { payments: { some: { status: { in: [...boughtStatuses] } } } },
      ],
    },
  });
  if (bought === 0) return;
  const fields = Object.fromEntries(wanted.map((name) => [name, STAYS]));
  throw new ApiError('conflict', STAYS, { fields });
}

export interface Corrected {
  fields: string[];
  /** True when the e-mail or the date of birth changed, which ends all sessions. */
  loggedOut: boolean;
}

interface Correction {
  reason: string;
  changes: Changes;
}

const isLogInField = (name: string) => ['email', 'dateofbirth'].includes(name);

/** @throws ApiError forbidden, second_factor */
async function requireLogInChange(staff: StaffPerson, changes: Changes): Promise<void> {
  if (!Object.entries(changes).some(([name, change]) => change && isLogInField(name))) return;
  requirePermission(staff, 'people.changeLogIn');
  if (needsFreshFactor('people.changeLogIn')) await requireFactorToAct(staff);
}

/**
 * Corrects sign-up details. A new e-mail or date of birth ends every session and sign-in link of
 * the student.
 * @throws ApiError not_found, invalid_input (nothing changed), conflict (concurrent change, a date of
 * birth not looked at, or the e-mail belongs to another account), second_factor (another e-mail or
 * date of birth)
 */
export async function correctStudent(
  staff: Staff<'people.change'>,
  { student, ...correction }: Correction & { student: string },
): Promise<Corrected> {
  await requireLogInChange(staff, correction.changes);
  return correct(correction, takenEmail, async (client) => {
    const fields = await applyChanges(
      client,
      staff,
      { table: 'students', id: student },
      correction,
    );
    const loggedOut = fields.some(isLogInField);
    if (loggedOut) {
      await client.db.signInLink.deleteMany({ where: { studentId: student } });
      await endStudentLogIns({ studentId: student }, client);
    }
    return { fields, loggedOut };
  });
}

/**
 * Corrects an admission form, except the purchase.
 * @throws ApiError not_found, invalid_input (nothing changed), conflict (concurrent change, a date of birth
 * not looked at, already bought, or the number is taken in another session)
 */
export async function correctRegistration(
  staff: Staff<'people.change'>,
  { registration, ...correction }: Correction & { registration: string },
): Promise<Corrected> {
  await requireLogInChange(staff, correction.changes);
  return correct(correction, takenNumber, async (client) => {
    await refuseBought(client, registration, Object.keys(correction.changes));
    const row = { table: 'registrations', id: registration } as const;
    return { fields: await applyChanges(client, staff, row, correction), loggedOut: false };
  });
}

const takenEmail = () =>
  refusal('email', 'Another account has this e-mail. Search for it: it may be the same person.');

const takenNumber = () =>
  refusal('session', 'Another form of that session has this registration number.');

function refusal(name: string, message: string): ApiError {
  return new ApiError('conflict', message, { fields: { [name]: message } });
}

async function correct(
  { changes }: Correction,
  whenTaken: () => ApiError,
  work: (client: Transaction) => Promise<Corrected>,
): Promise<Corrected> {
  if (Object.values(changes).every((change) => change === undefined)) {
    throw new ApiError('invalid_input', 'Nothing was changed. Change a field, then save.');
  }
  try {
    return await inTransaction(work);
  } catch (error) {
    throw violatedIndex(error) === null ? error : whenTaken();
  }
}
