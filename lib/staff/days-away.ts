import 'server-only';
import type { IsoDay } from '@/content/day';
import { ApiError } from '@/lib/calls/errors';
import { db, inTransaction } from '@/lib/platform/db';
import { dateOf, dayOf } from '@/lib/site/days';
import type { AccountPerson, Staff } from './access';
import { noteAct } from './audit/audit';
import type { DaysAwayInput, StaffAwayInput } from './staff-forms';

/** First and last day on which a person gets no new leads. */
export interface DaysAway {
  from: IsoDay;
  until: IsoDay;
}

interface Absence {
  awayFrom: Date | null;
  awayUntil: Date | null;
}

export function daysAway(absence: Absence | null | undefined): DaysAway | null {
  if (!absence?.awayFrom || !absence.awayUntil) return null;
  return { from: dayOf(absence.awayFrom), until: dayOf(absence.awayUntil) };
}

/** One's own. */
export async function ownDaysAway({ staffId }: AccountPerson): Promise<DaysAway | null> {
  const select = { awayFrom: true, awayUntil: true } as const;
  return daysAway(await db.staff.findUnique({ where: { id: staffId }, select }));
}

/** Sets one's own days away. */
export function setOwnDaysAway(person: AccountPerson, days: DaysAwayInput): Promise<void> {
  return writeDays(person, person.staffId, days);
}

/**
 * Sets the days on which a person gets no new leads. Without days the person is back.
 * @throws ApiError not_found
 */
export function setDaysAway(
  owner: Staff<'leads.assign'>,
  { staff, ...days }: StaffAwayInput,
): Promise<void> {
  return writeDays(owner, staff, days);
}

async function writeDays(
  by: AccountPerson,
  id: string,
  { from, until }: DaysAwayInput,
): Promise<void> {
  await inTransaction(async (tx) => {
    const days = {
      awayFrom: from ? dateOf(from) : null,
      awayUntil: until ? dateOf(until) : null,
    };
    const { count } = await tx.db.staff.updateMany({ where: { id }, data: days });
    if (count === 0) throw new ApiError('not_found', 'There is no such account. Reload the page.');
    const act = { action: 'staff.change', subject: 'staff', subjectId: id } as const;
    await noteAct(tx, by, { ...act, detail: { away: from ? { from, until } : null } });
  });
}
