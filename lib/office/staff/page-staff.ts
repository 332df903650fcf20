import 'server-only';
import { redirect } from 'next/navigation';
import { cookieLogIn, pageLogIn } from '@/lib/accounts/page-log-in';
import { accountOf, mayWork, type AccountPerson, type StaffPerson } from './staff';

/**
 * Who a page of the office is drawn for, by the cookie; null when it is nobody of the staff. Whoever has
 * to do something to their account first is led there.
 */
export async function pageStaff(): Promise<StaffPerson | null> {
  const account = await pageAccount();
  if (!account || mayWork(account)) return account;
  return redirect('/searchuser/account');
}

/** Who the page of one's own account is drawn for. */
export async function pageAccount(): Promise<AccountPerson | null> {
  const logIn = await pageLogIn();
  return logIn && accountOf(logIn);
}

/** Who a download of the office is for, by the cookie; null when it is nobody who may work. */
export async function downloadStaff(request: Request): Promise<StaffPerson | null> {
  const logIn = await cookieLogIn(request);
  const account = logIn && (await accountOf(logIn));
  return account && mayWork(account) ? account : null;
}
