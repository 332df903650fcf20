import 'server-only';
import { ENTER_CORRECT_DETAILS } from '@/lib/accounts/log-in';
import { countAttempt, forgiveAttempt } from '@/lib/accounts/log-in-attempts';
import { startSession, type StartedLogIn } from '@/lib/accounts/sessions';
import { ApiError } from '@/lib/calls/errors';
import { noteAct } from '@/lib/platform/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { db, inTransaction } from '@/lib/platform/db';
import { isPassword } from './password';
import { takeCode } from './staff-codes';

interface Details {
  email: string;
  password: string;
  /** '' where none was asked for yet. */
  otp: string;
}

const ENTER_CODE =
  'Enter the code your authenticator app shows now, or one of your recovery codes.';

/** Of whoever logs in: a password changed, or an account closed, in the same moment lets nobody in. */
const STILL = `
  select 1 from staff where id = $1 and "passwordHash" = $2 and "disabledAt" is null
  for no key update`;

/**
 * Logs someone who works here in. An e-mail without account costs the same work and gets the same
 * answer as a wrong password, and so does a wrong code.
 * @param from the address it came from, and what kind of device
 * @throws ApiError invalid_input when they do not fit, or with the flag `second_factor` when a code is
 *   needed; too_many_requests
 */
export async function logInStaff(
  { email, password, otp }: Details,
  from: { address: string | null; device: string },
): Promise<StartedLogIn> {
  const attempt = await countAttempt({ by: 'staff', email, address: from.address });
  const staff = await db.staff.findFirst({
    where: { email, disabledAt: null },
    select: { id: true, passwordHash: true, totpSince: true },
  });
  const right = await isPassword(password, staff?.passwordHash ?? null);
  if (!staff || !right) throw wrong();
  const needsCode = staff.totpSince !== null;
  if (needsCode && otp.trim() === '') {
    await forgiveAttempt(attempt);
    throw new ApiError('invalid_input', ENTER_CODE, { flagCode: 'second_factor' });
  }
  const started = await inTransaction(async (client) => {
    const { rowCount } = await client.query(STILL, [staff.id, staff.passwordHash]);
    if (rowCount === 0) throw wrong();
    return enter(client, staff.id, { device: from.device, otp: needsCode ? otp : null });
  });
  await forgiveAttempt(attempt);
  return started;
}

async function enter(
  client: Transaction,
  staffId: string,
  { device, otp }: { device: string; otp: string | null },
): Promise<StartedLogIn> {
  const by = otp === null ? null : await takeCode(client, staffId, otp);
  if (otp !== null && by === null) throw wrong();
  const detail = { device, ...(by && { code: by }) };
  await noteAct(client, { staffId }, { action: 'staff.logIn', ...ofStaff(staffId), detail });
  return startSession({ staffId }, { device, client });
}

const ofStaff = (subjectId: string) => ({ subject: 'staff', subjectId }) as const;

function wrong(): ApiError {
  return new ApiError('invalid_input', ENTER_CORRECT_DETAILS);
}
