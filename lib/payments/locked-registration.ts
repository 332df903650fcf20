import 'server-only';
import type { Paise } from '@/content/money';
import type { Transaction } from '@/lib/platform/database-connection';
import { lockRow } from '@/lib/platform/database-locks';
import { dayOf } from '@/lib/site/days';

export type LockedRegistration = NonNullable<Awaited<ReturnType<typeof lockedRegistration>>>;

/**
 * Locks a registration: saves of the form and payments that are being settled wait.
 * @returns null if there is none; `price` in paise, `date` the day of the first save
 */
export async function lockedRegistration(tx: Transaction, id: string) {
  if (!(await lockRow(tx, 'registrations', id))) return null;
  const { items, pricePaise, date, dateofbirth, ...registration } =
    await tx.db.registration.findUniqueOrThrow({
      where: { id },
      select: {
        id: true,
        studentId: true,
        studentname: true,
        mobilenumber: true,
        coursename: true,
        planId: true,
        pricePaise: true,
        items: true,
        date: true,
        dateofbirth: true,
        submittedAt: true,
        withdrawnAt: true,
      },
    });
  return {
    ...registration,
    price: pricePaise as Paise | null,
    isOrder: items !== null,
    date: dayOf(date),
    born: dayOf(dateofbirth),
  };
}
