import 'server-only';
import { findDemoClass } from '@/content/facts/demo-classes';
import { makeCallDue } from '@/lib/leads/caller-leads';
import { ASKED_NOT } from '@/lib/leads/do-not-call';
import type { Pool } from '@/lib/platform/database-connection';
import { db } from '@/lib/platform/db';
import { defineLoop, MINUTE_MS } from '@/lib/platform/jobs/loop';
import { dayAfter, today } from '@/lib/site/days';
import { clockTime } from '@/lib/site/delhi-time';
import { queueDemoMail, type DemoMailKind } from './demo-mails';

const HOUR_MS = 60 * MINUTE_MS;
/** Hours in Delhi between which people are reminded of the next day. */
const hours = { from: '10:00', until: '19:00' } as const;

interface Booked {
  startsAt: Date;
  bookedAt: Date;
  dayRemindedAt: Date | null;
  hourRemindedAt: Date | null;
}

/**
 * The reminder of a seat that is due: the day before, or two hours before the class; null while none is. Whoever
 * booked on the day before, or in the last four hours, has just been told.
 */
export function dueReminder(seat: Booked, now: Date): Exclude<DemoMailKind, 'booked'> | null {
  const { startsAt, bookedAt, dayRemindedAt, hourRemindedAt } = seat;
  const left = startsAt.getTime() - now.getTime();
  if (left <= 0) return null;
  if (left <= 2 * HOUR_MS) {
    const isNew = startsAt.getTime() - bookedAt.getTime() < 4 * HOUR_MS;
    return hourRemindedAt || isNew ? null : 'twoHours';
  }
  const eve = dayAfter(today(startsAt), -1);
  const clock = clockTime(now.toISOString());
  const isEve = today(now) === eve && clock >= hours.from && clock < hours.until;
  return isEve && !dayRemindedAt && today(bookedAt) < eve ? 'dayBefore' : null;
}

const marks = { dayBefore: 'dayRemindedAt', twoHours: 'hourRemindedAt' } as const;

/**
 * Reminds those who have booked a seat by mail, and on the day before makes the next call of their lead due, so that
 * a counsellor writes or calls. Each once, whatever other processes do.
 * @returns how many seats
 */
export async function queueDemoReminders(on: Pool, now = new Date()): Promise<number> {
  // The people of the demo are invented, and so are their addresses.
  if ((await db.demoMark.count()) > 0) return 0;
  const seats = await db.demoSeat.findMany({
    where: {
      outcome: null,
      startsAt: { gt: now, lt: new Date(now.getTime() + 48 * HOUR_MS) },
      // Whose lead is closed for another reason still has the seat.
      lead: { OR: [{ closedReason: null }, { closedReason: { not: ASKED_NOT } }] },
    },
    orderBy: [{ startsAt: 'asc' }, { id: 'asc' }],
    include: { lead: { select: { email: true } } },
  });
  let reminded = 0;
  for (const { id, slot, leadId, lead, ...seat } of seats) {
    const about = dueReminder(seat, now);
    if (!about || !findDemoClass(slot)) continue;
    reminded += await on.transaction(async (tx) => {
      const { count } = await tx.db.demoSeat.updateMany({
        where: { id, outcome: null, [marks[about]]: null },
        data: { [marks[about]]: now },
      });
      if (count === 0) return 0;
      if (lead.email.trim() !== '') await queueDemoMail(tx, { seat: id, about });
      if (about === 'dayBefore') await makeCallDue(tx, leadId);
      return 1;
    });
  }
  return reminded;
}

export const demoReminderLoop = defineLoop({
  name: 'demo class reminders',
  everyMs: 5 * MINUTE_MS,
  run: (pool) => queueDemoReminders(pool),
});
