import 'server-only';
import { demoClasses, demoPlace, demoTitle, findDemoClass } from '@/content/facts/demo-classes';
import { ApiError } from '@/lib/calls/errors';
import { lockFold } from '@/lib/leads/change-lead';
import { leadRows } from '@/lib/leads/lead-rows';
import { leadScope } from '@/lib/leads/lead-scope';
import { lockNames } from '@/lib/platform/database-locks';
import { db, inTransaction } from '@/lib/platform/db';
import { delhiDay } from '@/lib/site/delhi-time';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import { recordView } from '@/lib/staff/audit/views';
import { classLock, seatsLeft } from './book-seat';
import type { DemoSeatInput } from './demo-forms';

/** Classes of this many days are listed, so that whoever came can be called. */
const LISTED_DAYS = 14;

/**
 * The demo classes with who has booked, of leads that the member of staff may see: those to come first, then those of
 * the last two weeks. Writes the view to the audit log.
 */
export async function listDemoClasses(staff: Staff<'leads.read'>, now = new Date()) {
  const scope = leadScope(staff);
  const from = new Date(`${delhiDay(now, -LISTED_DAYS)}T00:00:00+05:30`);
  const seats = await db.demoSeat.findMany({
    where: { startsAt: { gte: from } },
    orderBy: [{ bookedAt: 'asc' }, { id: 'asc' }],
    select: { id: true, leadId: true, slot: true, title: true, startsAt: true, outcome: true },
  });
  const ids = seats.map(({ leadId }) => leadId);
  const leads = new Map((await leadRows(ids, scope)).map((lead) => [lead.id, lead]));
  const shown = seats.flatMap(({ leadId }) => {
    const lead = leads.get(leadId);
    return lead && (scope === null || !lead.assignee || lead.assignee.id === scope) ? [lead] : [];
  });
  const seen = shown.map(({ id }) => id);
  await recordView(staff, {
    action: 'leads.list',
    subject: 'list',
    people: seen,
    leads: seen,
    detail: { rows: seen.length, filters: ['demoClass'] },
  });
  const announced = demoClasses
    .filter(({ startsAt }) => startsAt >= from)
    .map((one) => ({
      id: one.id,
      title: demoTitle(one),
      place: demoPlace(one),
      startsAt: one.startsAt,
      seats: one.seats as number | null,
    }));
  const known = new Set(announced.map(({ id }) => id));
  const withdrawn = [...new Map(seats.map((seat) => [seat.slot, seat])).values()]
    .filter(({ slot }) => !known.has(slot))
    .map(({ slot, title, startsAt }) => ({
      id: slot,
      title,
      place: '',
      startsAt,
      seats: null,
    }));
  return [...announced, ...withdrawn]
    .map(({ startsAt, ...one }) => {
      const booked = seats.filter(({ slot }) => slot === one.id);
      return {
        ...one,
        startsAt: startsAt.toISOString(),
        isOver: startsAt <= now,
        taken: booked.filter(({ outcome }) => outcome !== 'cancelled').length,
        people: booked.flatMap(({ id, leadId, outcome }) => {
          const lead = shown.find((row) => row.id === leadId);
          return lead ? [{ seat: id, outcome, lead }] : [];
        }),
      };
    })
    .sort(inOrder);
}

interface Listed {
  startsAt: string;
  isOver: boolean;
}

/** Those to come by their start, then the latest ones. */
function inOrder(one: Listed, other: Listed): number {
  if (one.isOver !== other.isOver) return one.isOver ? 1 : -1;
  const order = one.startsAt.localeCompare(other.startsAt);
  return one.isOver ? -order : order;
}

export type ListedDemoClass = Awaited<ReturnType<typeof listDemoClasses>>[number];

/**
 * Records what became of a seat. Idempotent.
 * @throws ApiError not_found, conflict when a cancelled seat was given to somebody else
 */
export async function markDemoSeat(
  staff: Staff<'leads.change'>,
  { seat: id, outcome: marked }: DemoSeatInput,
): Promise<void> {
  const outcome = marked || null;
  await inTransaction(async (tx) => {
    const select = { slot: true, leadId: true, outcome: true } as const;
    const found = await tx.db.demoSeat.findUnique({ where: { id }, select });
    if (!found) throw new ApiError('not_found', 'This seat no longer exists. Reload the page.');
    const { slot, leadId } = found;
    await lockNames(tx, classLock(slot));
    await lockFold(tx, leadId, leadScope(staff));
    const before = await tx.db.demoSeat.findUniqueOrThrow({ where: { id }, select });
    if (before.outcome === outcome) return;
    const held = findDemoClass(slot);
    if (before.outcome === 'cancelled' && held && (await seatsLeft(tx, held)) <= 0) {
      throw new ApiError('conflict', 'Not saved: somebody else has booked this seat since.');
    }
    await tx.db.demoSeat.update({ where: { id }, data: { outcome }, select: { id: true } });
    const about = { subject: 'lead', subjectId: leadId } as const;
    await noteAct(tx, staff, { action: 'lead.demoClass', ...about, detail: { outcome } });
  });
}
