import 'server-only';
import { cookies } from 'next/headers';
import { findByCookie, type LogIn } from '@/lib/data/sessions';
import { cookieIdIn, SESSION_COOKIE } from './session-cookie';

/** Who a page is drawn for, by the cookie and nothing else (decision D19). */
export async function pageLogIn(): Promise<LogIn | null> {
  const cookieId = await cookieIdIn((await cookies()).get(SESSION_COOKIE)?.value);
  return cookieId ? findByCookie(cookieId) : null;
}
