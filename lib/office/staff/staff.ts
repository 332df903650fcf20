import 'server-only';
import { db } from '@/lib/platform/db';

/** Someone who works here, logged in, as far as their own account goes. */
export interface AccountPerson {
  staffId: string;
  /** The log-in. */
  sessionId: string;
  email: string;
  /** '' until somebody has said. */
  name: string;
  role: 'owner' | 'counsellor';
  /** What has to be done to the account before anything else: a password of their own, one-time codes. */
  first: 'password' | 'code' | null;
}

/** Someone who works here, logged in. Functions of lib/data that touch private rows take one. */
export interface StaffPerson extends Omit<AccountPerson, 'first'> {
  first?: null;
}

/** Who a log-in belongs to; null for a student's, and when the account has been closed since. */
export async function accountOf(logIn: {
  id: string;
  staffId: string | null;
}): Promise<AccountPerson | null> {
  if (!logIn.staffId) return null;
  const staff = await db.staff.findFirst({
    where: { id: logIn.staffId, disabledAt: null },
    select: {
      id: true,
      email: true,
      name: true,
      role: true,
      passwordGiven: true,
      totpRequired: true,
      totpSince: true,
    },
  });
  if (!staff) return null;
  const { id: staffId, email, name, role, passwordGiven, totpRequired, totpSince } = staff;
  const codesMissing = totpRequired && totpSince === null;
  const first = passwordGiven ? 'password' : codesMissing ? 'code' : null;
  return { staffId, sessionId: logIn.id, email, name, role, first };
}

/** The one place that says whether somebody may work: nothing stands before it. */
export function mayWork(account: AccountPerson): account is AccountPerson & { first: null } {
  return account.first === null;
}
