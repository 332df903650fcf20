import 'server-only';
import { cookieLogIn } from '@/lib/accounts/cookie-log-in';
import { accountOf, mayWork, type StaffPerson } from './access';

/** The member of staff for a download, from the cookie; null without a usable staff login. */
export async function downloadStaff(request: Request): Promise<StaffPerson | null> {
  const logIn = await cookieLogIn(request);
  const account = logIn && (await accountOf(logIn));
  return account && mayWork(account) ? account : null;
}
