import 'server-only';
import { ApiError } from '@/lib/errors';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import type { Changes } from '@/lib/schemas/correction';
import { applyChanges } from './apply-changes';
import { refuseBought } from './correct-bought';

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
