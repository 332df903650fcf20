import 'server-only';
import { boughtFields } from '@/content/admission-answers';
import { ApiError } from '@/lib/calls/errors';
import { noteAct } from '@/lib/platform/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import { isBought } from '@/lib/platform/money-terms';
import type { Changes } from './person-forms';

interface CorrectedRow {
  table: 'students' | 'registrations';
  id: string;
}

/** What is in the audit about each of the tables. */
const subjects = { students: 'student', registrations: 'registration' } as const;
const owners = { students: 'studentId', registrations: 'registrationId' } as const;

/**
 * Writes what is new, how it was, and who says why. A repeat finds it done already and writes nothing.
 * @param changes names of columns: only those of a schema
 * @returns the names of the fields that were changed
 * @throws ApiError not_found; conflict when a field is neither what it was nor what it is to be
 */
async function applyChanges(
  client: Transaction,
  staff: { staffId: string },
  { table, id }: CorrectedRow,
  { changes, reason }: { changes: Changes; reason: string },
): Promise<string[]> {
  const asked = Object.entries(changes).flatMap(([name, change]) =>
    change ? [{ name, ...change }] : [],
  );
  const now = await lockedRow(client, table, id, asked);
  const wanted = asked.filter(({ name, to }) => now[name] !== to);
  refuseStale(wanted, now);
  if (wanted.length === 0) return [];
  const names = wanted.map(({ name }) => name);
  await write(client, table, id, wanted);
  const subject = subjects[table];
  const act = { action: `${subject}.correct`, subject, subjectId: id, reason } as const;
  const auditId = await noteAct(client, staff, { ...act, detail: { fields: names } });
  await client.query(
    `insert into corrections ("auditId", "${owners[table]}", field, before, after)
     select $1, $2, * from unnest($3::text[], $4::text[], $5::text[])`,
    [auditId, id, names, wanted.map(({ name }) => now[name]), wanted.map(({ to }) => to)],
  );
  return names;
}

type Asked = { name: string; from: string; to: string };

async function lockedRow(
  client: Transaction,
  table: CorrectedRow['table'],
  id: string,
  asked: readonly Asked[],
): Promise<Record<string, string>> {
  const columns = asked.map(({ name }) => `"${name}"::text`).join(', ');
  const { rows } = await client.query<Record<string, string>>(
    `select ${columns} from ${table} where id = $1 for no key update`,
    [id],
  );
  if (!rows[0]) throw new ApiError('not_found', 'It is not there any more. Search again.');
  return rows[0];
}

/** Somebody else was here in the meantime: they are not written over unseen. */
function refuseStale(wanted: readonly Asked[], now: Record<string, string>): void {
  const stale = wanted.filter(({ name, from }) => now[name] !== from);
  if (stale.length === 0) return;
  const fields = Object.fromEntries(
    stale.map(({ name }) => [
      name,
      `Somebody else has changed this. Now it is “${now[name]}”. Load the page again, and correct it then.`,
    ]),
  );
  throw new ApiError('conflict', 'Somebody else has changed this in the meantime.', { fields });
}

async function write(
  client: Transaction,
  table: CorrectedRow['table'],
  id: string,
  wanted: readonly Asked[],
): Promise<void> {
  const set = wanted.map(({ name }, index) =>
    name === 'dateofbirth' ? `"${name}" = $${index + 2}::date` : `"${name}" = $${index + 2}`,
  );
  if (table === 'registrations') set.push('"updatedAt" = now()');
  await client.query(`update ${table} set ${set.join(', ')} where id = $1`, [
    id,
    ...wanted.map(({ to }) => to),
  ]);
}

const BOUGHT = `
  select "planId" is not null or exists (
      select from payments where "registrationId" = registrations.id
        and ${isBought('payments')}) as bought
  from registrations where id = $1 for no key update`;

const STAYS =
  'This was bought, so it stays as it was bought. For another course the student fills in a new form.';

/**
 * What a plan or a payment is for is no typing mistake.
 * @throws ApiError conflict
 */
async function refuseBought(
  client: Transaction,
  registrationId: string,
  names: readonly string[],
): Promise<void> {
  const wanted = names.filter((name) => boughtFields.includes(name));
  if (wanted.length === 0) return;
  const { rows } = await client.query<{ bought: boolean }>(BOUGHT, [registrationId]);
  if (!rows[0]?.bought) return;
  const fields = Object.fromEntries(wanted.map((name) => [name, STAYS]));
  throw new ApiError('conflict', STAYS, { fields });
}

/** What was corrected. */
export interface Corrected {
  /** Names of the fields; none where all of it stood there already. */
  fields: string[];
  /** The student has to log in anew: e-mail and date of birth are what one logs in with. */
  loggedOut: boolean;
}

interface Correction {
  reason: string;
  changes: Changes;
}

/** What one logs in with. */
const keys = ['email', 'dateofbirth'];

const END_LOG_INS = `
  with links as (delete from sign_in_links where "studentId" = $1)
  delete from sessions where "studentId" = $1`;

/**
 * Corrects what was typed at sign-up. With another e-mail or date of birth every log-in and sign-in link
 * of the student ends.
 * @param staff who has shown to be staff
 * @throws ApiError not_found, invalid_input (nothing was changed), conflict (somebody else changed it, or
 *   the e-mail belongs to another account)
 */
export async function correctStudent(
  staff: { staffId: string },
  { student, ...correction }: Correction & { student: string },
): Promise<Corrected> {
  return correct(correction, takenEmail, async (client) => {
    const fields = await applyChanges(
      client,
      staff,
      { table: 'students', id: student },
      correction,
    );
    const loggedOut = fields.some((name) => keys.includes(name));
    if (loggedOut) await client.query(END_LOG_INS, [student]);
    return { fields, loggedOut };
  });
}

/**
 * Corrects what was typed into an admission form. What was bought stays as it was bought.
 * @param staff who has shown to be staff
 * @throws ApiError not_found, invalid_input (nothing was changed), conflict (somebody else changed it, it
 *   was bought, or the number is taken in another session)
 */
export async function correctRegistration(
  staff: { staffId: string },
  { registration, ...correction }: Correction & { registration: string },
): Promise<Corrected> {
  return correct(correction, takenNumber, async (client) => {
    await refuseBought(client, registration, Object.keys(correction.changes));
    const row = { table: 'registrations', id: registration } as const;
    return { fields: await applyChanges(client, staff, row, correction), loggedOut: false };
  });
}

const takenEmail = () =>
  refusal(
    'email',
    'Another account has this e-mail. Search for it: perhaps it is the same person.',
  );

const takenNumber = () =>
  refusal('session', 'In that session another form has this registration number.');

function refusal(name: string, message: string): ApiError {
  return new ApiError('conflict', message, { fields: { [name]: message } });
}

async function correct(
  { changes }: Correction,
  whenTaken: () => ApiError,
  work: (client: Transaction) => Promise<Corrected>,
): Promise<Corrected> {
  if (Object.values(changes).every((change) => change === undefined)) {
    throw new ApiError('invalid_input', 'Nothing was changed. Change a field, then press again.');
  }
  try {
    return await inTransaction(work);
  } catch (error) {
    const unique = error instanceof Error && 'code' in error && error.code === '23505';
    throw unique ? whenTaken() : error;
  }
}
