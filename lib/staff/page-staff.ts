import 'server-only';
import { redirect } from 'next/navigation';
import { pageLogIn } from '@/lib/accounts/page-log-in';
import { db } from '@/lib/platform/db';
import { accountOf, mayWork, type AccountPerson, type StaffPerson } from './access';

/**
 * The member of staff for a page, from the cookie; null without a staff login. Redirects to the
 * account page while the account setup is incomplete.
 */
export async function pageStaff(): Promise<StaffPerson | null> {
  const account = await pageAccount();
  if (!account || mayWork(account)) return account;
  return redirect('/searchuser/account');
}

/** The account for the account page; null without a staff login. */
export async function pageAccount(): Promise<AccountPerson | null> {
  const logIn = await pageLogIn();
  return logIn && accountOf(logIn);
}

/** Whether office pages show demo data (`npm run seed:demo`). */
export async function isDemo(): Promise<boolean> {
  return (await db.demoMark.count()) > 0;
}
