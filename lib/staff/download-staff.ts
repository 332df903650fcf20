import 'server-only';
import { cookieLogIn } from '@/lib/accounts/cookie-log-in';
import { pageFirst, plainRefusal } from '@/lib/platform/documents/downloads';
import { accountOf, mayWork, type AccountPerson, type Staff, type StaffPerson } from './access';
import { may, refusalOf, type StaffAction } from './permissions';
import { factorState } from './second-factor';

interface Download {
  /** Page to which a visitor without a log-in is redirected. */
  page: string;
  /** The title of the page with its form. If set, requests from other sites are refused. */
  askedOn?: string;
  /** The refused verb, as in "Only the owner can export this." */
  verb?: string;
}

/**
 * The member of staff for a download, from the cookie; a response instead, without a usable log-in
 * or when the person may not perform the action.
 */
export async function downloadStaff<Action extends StaffAction>(
  request: Request,
  action: Action,
  { page, askedOn, verb }: Download,
): Promise<Staff<Action> | Response> {
  const site = request.headers.get('sec-fetch-site');
  if (askedOn && !['same-origin', 'none', null].includes(site)) {
    return plainRefusal(403, `Open this from the page “${askedOn}” of the office.`);
  }
  const staff = await cookieStaff(request);
  if (!staff) return pageFirst(page);
  if (may(staff, action)) return staff;
  return plainRefusal(403, refusalOf(staff, action, verb), staff);
}

/** The member of staff by cookie; null without a usable log-in. */
export async function cookieStaff(request: Request): Promise<StaffPerson | null> {
  const logIn = await cookieLogIn(request);
  const account = logIn && (await accountOf(logIn));
  return account && mayWork(account) ? account : null;
}

/** The refusal while a second factor is needed for a download; null when none is. */
export async function factorRefusal(account: AccountPerson): Promise<Response | null> {
  if (!(await factorState(account)).needed) return null;
  const sentence = 'Go back and press the button again: the page asks for a code first.';
  return plainRefusal(403, sentence, account);
}
