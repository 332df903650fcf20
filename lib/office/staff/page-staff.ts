import 'server-only';
import { redirect } from 'next/navigation';
import { cookieLogIn, pageLogIn } from '@/lib/accounts/page-log-in';
import { accountOf, mayWork, type AccountPerson, type StaffPerson } from './access';

/**
 * The person a page of the office is rendered for, by the cookie; null without a staff log-in. Redirects
 * to the account page while the account needs its own password or two-step verification first.
 */
export async function pageStaff(): Promise<StaffPerson | null> {
  const account = await pageAccount();
  if (!account || mayWork(account)) return account;
  return redirect('/searchuser/account');
}

/** The account that its own page is rendered for; null without a staff log-in. */
export async function pageAccount(): Promise<AccountPerson | null> {
  const logIn = await pageLogIn();
  return logIn && accountOf(logIn);
}

/** The person a download is for, by the cookie; null without a usable staff log-in. */
export async function downloadStaff(request: Request): Promise<StaffPerson | null> {
  const logIn = await cookieLogIn(request);
  const account = logIn && (await accountOf(logIn));
  return account && mayWork(account) ? account : null;
}
