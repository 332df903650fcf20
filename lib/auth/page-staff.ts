import 'server-only';
import { staffOf, type StaffPerson } from '@/lib/data/staff';
import { cookieLogIn } from './cookie-log-in';
import { pageLogIn } from './page-log-in';

/** Who a page of the office is drawn for, by the cookie; null when it is nobody of the staff. */
export async function pageStaff(): Promise<StaffPerson | null> {
  const logIn = await pageLogIn();
  return logIn && staffOf(logIn);
}

/** Who a download of the office is for, by the cookie; null when it is nobody of the staff. */
export async function downloadStaff(request: Request): Promise<StaffPerson | null> {
  const logIn = await cookieLogIn(request);
  return logIn && staffOf(logIn);
}
