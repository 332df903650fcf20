import 'server-only';
import { batches, batchesToCome, batchName, type Batch } from '@/content/facts/batches';
import { countText } from '@/content/counted';
import { printDay, type IsoDay } from '@/content/day';
import { findPlan } from '@/content/catalogue/plans';
import { canonicalJson } from '@/lib/platform/canonical-json';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { databaseTime, lockRow } from '@/lib/platform/database-locks';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { defineLimit } from '@/lib/platform/limits';
import { isHeld, isReceived } from '@/lib/site/money-terms';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';
import { today } from '@/lib/site/days';
import type { AssignedBatch, NextStep, ShownBatch } from './next-step';
import type { ShownPayment } from './shown-payment';

function shownOf({ seats: _seats, ...batch }: Batch): ShownBatch {
  return batch;
}

/** Serialises changes of a batch's seats. Lock order: payment, registration, batch. */
export async function lockBatch(tx: Transaction, id: string): Promise<void> {
  await tx.db.batch.createMany({ data: [{ id }], skipDuplicates: true });
  await lockRow(tx, 'batches', id, 'update');
}

/** A seat is taken while money is held for it: a full refund frees it. */
const isTaken = `seat."seatedAt" is not null and exists (
  select from payments where payments."registrationId" = seat."registrationId" and ${isHeld('payments')})`;

/** SQL: the seat is kept for its offer. */
export const OFFER = `seat."offeredAt" > now() - interval '48 hours'`;

const paymentsOfSeat = `payments where payments."registrationId" = seat."registrationId"`;

/** SQL: money is held for the registration of the seat. */
export const IS_PAID = `exists (select from ${paymentsOfSeat} and ${isHeld('payments')})`;

/** SQL: a seat is wanted: the registration is paid, or waits and nothing was paid yet. */
export const WANTS_SEAT = `(${IS_PAID} or seat."waitsSince" is not null
  and not exists (select from ${paymentsOfSeat} and ${isReceived('payments')}))`;

/** SQL: the seat is taken, or kept for its offer, which ends as well when everything is refunded. */
export const IS_KEPT = `(${isTaken} or seat."seatedAt" is null and ${OFFER} and ${WANTS_SEAT})`;

/** SQL: `hold` keeps a seat during a payment, beside those of `IS_KEPT`. */
const isOnHold = `(hold.until > now() and not exists (
  select from batch_seats seat where seat."registrationId" = hold."registrationId"
    and seat."batchId" = hold."batchId" and ${IS_KEPT}))`;

const COUNT_TAKEN = statement(
  'count-taken-seats',
  { batch: 'text', registration: 'uuid?' },
  { taken: 'int4', onHold: 'int4' },
  `select (select count(*) from batch_seats seat
      where seat."batchId" = $batch and seat."registrationId" is distinct from $registration and ${IS_KEPT})::int as taken,
    (select count(*) from seat_holds hold
      where hold."batchId" = $batch and hold."registrationId" is distinct from $registration and ${isOnHold})::int
      as "onHold"`,
);

/**
 * Free seats of a batch, without those held during payments; exact only once the batch is locked.
 * @param registrationId not counted itself; null to count all
 */
export async function countFree(
  tx: Queryable,
  batch: Pick<Batch, 'id' | 'seats'>,
  registrationId: string | null,
): Promise<number> {
  return (await countSeats(tx, batch, registrationId)).free;
}

async function countSeats(
  on: Queryable,
  { id: batch, seats = Infinity }: Pick<Batch, 'id' | 'seats'>,
  registration: string | null,
): Promise<{ free: number; onHold: number }> {
  const counted = await COUNT_TAKEN.first(on, { batch, registration });
  const { taken = 0, onHold = 0 } = counted ?? {};
  return { free: seats - taken - onHold, onHold };
}

const READ = statement(
  'seats-of-registrations',
  { registrations: 'uuid[]' },
  {
    id: 'uuid',
    studentId: 'uuid',
    planId: 'text?',
    kind: 'text',
    batchId: 'text?',
    facts: narrow<ShownBatch | null>('jsonb?'),
    sequence: 'int4?',
    isSeated: 'bool',
    offeredUntil: 'timestamptz?',
    heldBatch: 'text?',
    isPaid: 'bool',
    refunded: 'bool',
    waits: 'bool',
  },
  `select r.id, r."studentId", r."planId", r.kind, seat."batchId", seat.facts, seat.sequence,
     coalesce(${isTaken}, false) as "isSeated",
     case when ${OFFER} then seat."offeredAt" + interval '48 hours' end as "offeredUntil",
     (select hold."batchId" from seat_holds hold
       where hold."registrationId" = r.id and hold.until > now()) as "heldBatch",
     exists (select from payments p where p."registrationId" = r.id and ${isHeld('p')}) as "isPaid",
     exists (select from payments p where p."registrationId" = r.id and ${isReceived('p')}) as "refunded",
     seat."waitsSince" is not null as waits
   from registrations r left join batch_seats seat on seat."registrationId" = r.id
   where r.id = any($registrations::uuid[])`,
);
type Row = RowOf<typeof READ>;

const readSeat = (on: Queryable, registrationId: string) =>
  READ.first(on, { registrations: [registrationId] });

const SEAT = statement(
  'take-seat',
  {
    registrationId: 'uuid',
    batchId: 'text',
    facts: 'jsonb',
    hasSeat: 'bool',
    staffId: 'uuid?',
    waiting: 'text',
  },
  {},
  `insert into batch_seats ("registrationId", "batchId", facts, "seatedAt", "staffId", "waitsSince")
   values ($registrationId, $batchId, $facts, case when $hasSeat then now() end, $staffId,
     case when $waiting = 'wait' then now() end)
   on conflict ("registrationId") do update set "batchId" = excluded."batchId", facts = excluded.facts,
     sequence = batch_seats.sequence + (batch_seats.facts is distinct from excluded.facts)::int,
     "seatedAt" = excluded."seatedAt",
     "offeredAt" = case when batch_seats."batchId" = excluded."batchId" then batch_seats."offeredAt" end,
     "staffId" = coalesce(excluded."staffId", batch_seats."staffId"),
     "waitsSince" = case when $waiting = 'keep' or batch_seats."batchId" = excluded."batchId" and $waiting = 'wait'
       then coalesce(batch_seats."waitsSince", excluded."waitsSince") else excluded."waitsSince" end,
     "assignedAt" = case when batch_seats."batchId" = excluded."batchId" then batch_seats."assignedAt"
       else now() end`,
);

interface Assigned {
  registrationId: string;
  batch: Batch;
  /** False while nothing is paid, or when the batch is full. */
  hasSeat: boolean;
  staffId: string | null;
  /** Whether the student waits for a seat. */
  waiting: 'wait' | 'keep' | 'no';
}

async function assign(tx: Transaction, assigned: Assigned): Promise<void> {
  const { registrationId, batch, hasSeat } = assigned;
  const facts = JSON.stringify(shownOf(batch));
  await SEAT.run(tx, { ...assigned, batchId: batch.id, facts });
  const other = hasSeat ? {} : { batchId: { not: batch.id } };
  await tx.db.seatHold.deleteMany({ where: { registrationId, ...other } });
}

/** Time to pay. A later payment takes a seat only if one is left. */
const HOLD_MINUTES = 15;

/** A hold blocks a seat for 15 minutes, so the limit keeps one student from blocking it for long. */
const holdsPerStudent = defineLimit({ name: 'seat-hold', points: 8, windowMs: 86_400_000 });

/**
 * Holds a seat for 15 minutes before a first online payment, in the batch that `takeSeat` would choose. A
 * hold expires by itself.
 * @returns 'full' when no seat is left and the student has not agreed to wait; 'open' when no seat needs to
 * be held
 */
export async function holdSeat(registrationId: string): Promise<'held' | 'full' | 'open'> {
  if (!hasSeatLimits(today())) return 'open';
  const before = await readSeat(pool, registrationId);
  if (!before || !batchToHold(before)) return 'open';
  const isNew = before.heldBatch === null;
  if (isNew && (await holdsPerStudent.count(before.studentId)) !== null) return 'open';
  return inTransaction(async (tx) => {
    await lockRow(tx, 'registrations', registrationId);
    const row = await readSeat(tx, registrationId);
    const batch = row && batchToHold(row);
    if (!batch) return 'open';
    await lockBatch(tx, batch.id);
    if ((await countFree(tx, batch, registrationId)) <= 0) return 'full';
    if (row.heldBatch === batch.id) return 'held';
    const hold = { batchId: batch.id, until: await databaseTime(tx, `${HOLD_MINUTES} minutes`) };
    await tx.db.seatHold.upsert({
      where: { registrationId },
      create: { registrationId, ...hold },
      update: hold,
      select: { until: true },
    });
    return 'held';
  });
}

function batchToHold({ isPaid, waits, batchId, planId }: Row): Batch | null {
  if (isPaid || waits) return null;
  const batch = batchId === null ? onlyBatch(planId) : findBatch(batchId);
  return batch?.seats === undefined ? null : batch;
}

/** @returns how many there were */
export async function deleteExpiredHolds(on: Queryable): Promise<number> {
  const { count } = await db.seatHold.deleteMany({
    where: { until: { lt: await databaseTime(on) } },
  });
  return count;
}

/**
 * Takes a seat just before money is received: in the batch that staff assigned, or in the only one of the
 * plan's exam and mode that is still to begin. A seat already held is kept.
 * @param tx has locked the registration
 * @returns 'full' when the batch has no seat left; the money is kept
 */
export async function takeSeat(
  tx: Transaction,
  registrationId: string,
): Promise<'seated' | 'full' | 'no batch'> {
  const known = await readSeat(tx, registrationId);
  if (!known) return 'no batch';
  if (known.isSeated) return 'seated';
  const batch = known.batchId === null ? onlyBatch(known.planId) : findBatch(known.batchId);
  if (!batch) return 'no batch';
  await lockBatch(tx, batch.id);
  const hasSeat = (await countFree(tx, batch, registrationId)) > 0;
  await assign(tx, { registrationId, batch, hasSeat, staffId: null, waiting: 'keep' });
  return hasSeat ? 'seated' : 'full';
}

const findBatch = (id: string): Batch | null => batches.find((batch) => batch.id === id) ?? null;

function onlyBatch(planId: string | null): Batch | null {
  const plan = findPlan(planId ?? '');
  if (!plan) return null;
  const [only, another] = batchesToCome(plan, today());
  return only && !another ? only : null;
}

/**
 * Assigns a registration to a batch. One that is paid takes a seat.
 * @param tx has locked the registration
 * @returns 'full' and nothing written when no seat is left; 'unknown' for a batch that is not published
 */
export async function moveToBatch(
  tx: Transaction,
  { registrationId, batchId, staffId }: MoveToBatch,
): Promise<'moved' | 'full' | 'unknown'> {
  const batch = findBatch(batchId);
  if (!batch) return 'unknown';
  await lockBatch(tx, batch.id);
  if ((await countFree(tx, batch, registrationId)) <= 0) return 'full';
  const hasSeat = (await readSeat(tx, registrationId))?.isPaid ?? false;
  await assign(tx, { registrationId, batch, hasSeat, staffId, waiting: 'no' });
  return 'moved';
}

interface MoveToBatch {
  registrationId: string;
  batchId: string;
  staffId: string;
}

/** A batch that a student may choose instead of a full one, or wait for. */
export interface BatchOption {
  id: string;
  /** "GATE 2027, online, from 5 January 2027, 6 to 8 pm" */
  label: string;
  isFull: boolean;
}

/** Warning before a payment that no seat is left for. */
export interface FullBatch {
  /** Its name. */
  name: string;
  /** Whether a seat may become free again, because its payment is not finished. */
  isBeingPaid: boolean;
  /** Whether the student has agreed to wait for it. */
  waits: boolean;
  options: readonly BatchOption[];
}

const optionOf = (batch: Batch, isFull: boolean): BatchOption => {
  const parts = [batchName(batch), `from ${printDay(batch.start)}`, batch.timing];
  return { id: batch.id, label: parts.filter(Boolean).join(', '), isFull };
};

/** Whether a batch that is still to begin has a fixed number of seats. */
export const hasSeatLimits = (day: IsoDay): boolean =>
  batches.some(({ seats, start }) => seats !== undefined && start >= day);

/**
 * The batch that is full for a first payment: the chosen one, or all that are still to begin.
 * @returns null while there is a seat, or after a payment was received
 */
export async function fullBatchOf(
  registrationId: string,
  on: Queryable = pool,
): Promise<FullBatch | null> {
  if (!hasSeatLimits(today())) return null;
  const row = await readSeat(on, registrationId);
  if (!row || row.isPaid) return null;
  const own = row.batchId === null ? null : findBatch(row.batchId);
  const full = await fullBatch(row.planId, { own, registrationId, on });
  return full && { ...full, waits: row.waits };
}

/** `fullBatchOf` for a plan, before there is a registration. */
export async function fullBatchOfPlan(planId: string): Promise<FullBatch | null> {
  if (!hasSeatLimits(today())) return null;
  return fullBatch(planId, { own: null, registrationId: null, on: pool });
}

async function fullBatch(
  planId: string | null,
  of: { own: Batch | null; registrationId: string | null; on: Queryable },
): Promise<FullBatch | null> {
  const { own, registrationId, on } = of;
  const plan = findPlan(planId ?? '');
  const toCome = plan ? batchesToCome(plan, today()) : [];
  const counts: { batch: Batch; free: number; onHold: number }[] = [];
  for (const batch of toCome) {
    counts.push({ batch, ...(await countSeats(on, batch, registrationId)) });
  }
  const wanted = own ? counts.filter(({ batch }) => batch.id === own.id) : counts;
  const [first] = wanted;
  if (!first || wanted.some(({ free }) => free > 0)) return null;
  return {
    name: batchName(first.batch),
    isBeingPaid: wanted.some(({ onHold }) => onHold > 0),
    waits: false,
    options: counts.map(({ batch, free }) => optionOf(batch, free <= 0)),
  };
}

/**
 * Puts a registration into a batch that its student chooses, or on the waiting list of a full one.
 * @param tx has locked the registration
 * @returns 'unknown' for a batch that is not one of the plan's still to begin
 */
export async function chooseWithin(
  tx: Transaction,
  {
    registrationId,
    planId,
    batchId,
  }: { registrationId: string; planId: string | null; batchId: string },
): Promise<'chosen' | 'waiting' | 'seated' | 'unknown'> {
  const known = await readSeat(tx, registrationId);
  if (known?.isSeated) return 'seated';
  const plan = findPlan(planId ?? '');
  const batch = plan && batchesToCome(plan, today()).find(({ id }) => id === batchId);
  if (!batch) return known?.waits && known.batchId === batchId ? 'waiting' : 'unknown';
  await lockBatch(tx, batch.id);
  const hasRoom = (await countFree(tx, batch, registrationId)) > 0;
  const waiting = hasRoom ? 'no' : 'wait';
  const hasSeat = hasRoom && known?.isPaid === true;
  await assign(tx, { registrationId, batch, hasSeat, staffId: null, waiting });
  return hasRoom ? 'chosen' : 'waiting';
}

/** Next step of each registration, with its batch as now published; a batch no longer published as it was. */
export async function nextStepsOf(
  registrationIds: readonly string[],
  on: Queryable = pool,
): Promise<ReadonlyMap<string, NextStep>> {
  const rows = await READ.rows(on, { registrations: registrationIds });
  return new Map(rows.map((row) => [row.id, nextStepOf(row)]));
}

function nextStepOf(row: Row): NextStep {
  const { planId, kind, isPaid, refunded } = row;
  if (refunded && !isPaid) return null;
  const assigned = assignedOf(row);
  if (assigned) return assigned;
  const hasBatches = kind === 'course' && (planId === null || findPlan(planId) !== null);
  return isPaid && hasBatches ? 'unassigned' : null;
}

function assignedOf(row: Row): AssignedBatch | null {
  const { batchId, facts, sequence, isPaid, isSeated, offeredUntil, waits } = row;
  if (batchId === null || facts === null || sequence === null) return null;
  const published = findBatch(batchId);
  const batch = published ? shownOf(published) : facts;
  const isNew = canonicalJson(batch) !== canonicalJson(facts);
  const isFull = !isSeated && (isPaid || waits);
  const until = isFull ? (offeredUntil?.toISOString() ?? null) : null;
  return { batch, sequence: sequence + Number(isNew), isFull, isPaid, offeredUntil: until };
}

/** Next step of a paid payment's registration. */
export async function nextStepOfPayment({
  standing,
  refunded,
  registration,
}: Pick<ShownPayment, 'standing' | 'refunded' | 'registration'>): Promise<NextStep> {
  if (standing !== 'paid' || refunded || registration === null) return null;
  return (await nextStepsOf([registration.id])).get(registration.id) ?? null;
}

/**
 * The batch of a registration for its calendar file; a change since the last file increments SEQUENCE.
 * @returns null without a batch, or without a seat in it
 */
export async function calendarBatch(
  registrationId: string,
  on: Queryable = pool,
): Promise<AssignedBatch | null> {
  const row = await readSeat(on, registrationId);
  const step = row && nextStepOf(row);
  if (!step || step === 'unassigned' || step.isFull) return null;
  if (step.sequence !== row.sequence) {
    // Matches the facts that were read, so that concurrent readers count a change once.
    await db.batchSeat.updateMany({
      where: { registrationId, facts: { equals: { ...row.facts } } },
      data: { facts: { ...step.batch }, sequence: { increment: 1 } },
    });
  }
  return step;
}

const TAKEN = statement(
  'taken-seats',
  {},
  { batchId: 'text', taken: 'int4' },
  `select "batchId", count(*)::int as taken from (
     select seat."batchId" from batch_seats seat where ${IS_KEPT}
     union all select hold."batchId" from seat_holds hold where ${isOnHold}) as kept
   group by "batchId"`,
);

/** Seats left in each batch, by its id; null where the number is not fixed. */
export async function seatsLeft(on: Queryable = pool): Promise<ReadonlyMap<string, number | null>> {
  const taken = new Map((await TAKEN.rows(on)).map((row) => [row.batchId, row.taken]));
  return new Map(
    batches.map(({ id, seats }) => [
      id,
      seats === undefined ? null : Math.max(0, seats - (taken.get(id) ?? 0)),
    ]),
  );
}

const FEW = 5;

/**
 * Seats left for the board of new batches, by the id of each batch that is still to begin and has a fixed
 * number of seats.
 */
export async function seatBoard() {
  const left = await seatsLeft();
  const day = today();
  return Object.fromEntries(
    batches.flatMap(({ id, start, seats }) => {
      const free = left.get(id) ?? null;
      if (free === null || seats === undefined || start < day) return [];
      return [[id, { left: free, ...standingOf(free, seats) }] as const];
    }),
  );
}

function standingOf(free: number, seats: number) {
  if (free === 0) return { standing: 'full', text: 'Full, waiting list open' } as const;
  if (free <= FEW)
    return { standing: 'few', text: `Only ${countText(free, 'seat')} left` } as const;
  return { standing: 'open', text: `${free} of ${countText(seats, 'seat')} left` } as const;
}
