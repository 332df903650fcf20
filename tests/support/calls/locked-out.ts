import { db } from '@/lib/platform/db';
import { logIn } from '../accounts/log-in';
import { loggedInStudent } from '../enrolment/admission';

/** A student locked out by failed attempts: even correct details are refused. */
export async function lockedOut() {
  const { id } = await loggedInStudent();
  const { email } = await db.student.findUniqueOrThrow({ where: { id } });
  for (let tries = 10; tries < 20; tries += 1) {
    await logIn({ email, dateofbirth: `1999-01-${tries}` });
  }
  return { id, right: { email, dateofbirth: '2003-05-17' } };
}
