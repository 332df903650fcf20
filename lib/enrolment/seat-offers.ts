import 'server-only';
import { defineLoop, MINUTE_MS } from '@/lib/platform/jobs/loop';
import { batches, batchName } from '@/content/facts/batches';
import { printDay } from '@/content/day';
import { institute } from '@/content/facts/institute';
import { ApiError } from '@/lib/calls/errors';
import type { Pool, Transaction } from '@/lib/platform/database-connection';
import { lockRow } from '@/lib/platform/database-locks';
import { inTransaction } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { defineQueue, queueJob } from '@/lib/platform/jobs/queue';
import { factLines, firstAddress, oneLine, type Mail } from '@/lib/platform/mail/mail';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';
import { today } from '@/lib/site/days';
import { chooseWithin, countFree, IS_PAID, lockBatch, OFFER, WANTS_SEAT } from './batch-seats';
import type { ShownBatch } from './next-step';
import { paymentPath } from './shown-payment';

const WAITED_FOR = statement(
  'batches-waited-for',
  {},
  { batchId: 'text' },
  `select distinct seat."batchId" from batch_seats seat
   where seat."seatedAt" is null and seat."offeredAt" is null and ${WANTS_SEAT}`,
);

/** Paid registrations come first, then the waiting ones; an offer is made once. */
const OFFER_SEATS = statement(
  'offer-seats',
  { batch: 'text', most: 'int8' },
  { registrationId: 'uuid' },
  `update batch_seats set "offeredAt" = now() where "registrationId" in (
     select seat."registrationId" from batch_seats seat
     where seat."batchId" = $batch and seat."seatedAt" is null and seat."offeredAt" is null and ${WANTS_SEAT}
     order by ${IS_PAID} desc, seat."assignedAt", seat."registrationId" limit $most)
   returning "registrationId"`,
);

interface SeatMailJob {
  registration: string;
  /** The student with the offer, or the institute. */
  to: 'student' | 'institute';
}

/** A job holds the registration's id. */
export const seatMailsQueue = defineQueue({ name: 'seat-mails' });

/**
 * Offers free seats for 48 hours each, first to registrations paid while the batch was full, then to the
 * waiting ones.
 * @returns the number of offers
 */
export async function offerFreeSeats(pool: Pool): Promise<number> {
  let offered = 0;
  for (const { batchId } of await WAITED_FOR.rows(pool)) {
    const batch = batches.find(({ id }) => id === batchId);
    if (!batch || batch.start < today()) continue;
    offered += await pool.transaction(async (tx) => {
      await lockBatch(tx, batchId);
      const free = await countFree(tx, batch, null);
      if (free <= 0) return 0;
      const asked = await OFFER_SEATS.rows(tx, { batch: batchId, most: Math.min(free, 100) });
      for (const { registrationId } of asked) await queueMails(tx, registrationId);
      return asked.length;
    });
  }
  return offered;
}

export const seatLoop = defineLoop({
  name: 'free seats',
  everyMs: MINUTE_MS,
  run: (pool) => offerFreeSeats(pool),
});

async function queueMails(tx: Transaction, registration: string): Promise<void> {
  for (const to of ['student', 'institute'] as const) {
    const job: SeatMailJob = { registration, to };
    await queueJob(tx, seatMailsQueue, job);
  }
}

const LOCK_FULL = statement(
  'lock-payments-for-full-batch',
  { registration: 'uuid' },
  {},
  `select from payments where "registrationId" = $registration and attention = 'batch full' for update`,
);

const TAKE_OFFERED = statement(
  'take-offered-seat',
  { registration: 'uuid' },
  {},
  `update batch_seats seat set "seatedAt" = coalesce(seat."seatedAt", now())
   where "registrationId" = $registration and ${IS_PAID} and (seat."seatedAt" is not null or ${OFFER})`,
);

/** Locks the payments that wait for a seat. They come before the registration in the order of locks. */
export const lockWaitingPayments = (tx: Transaction, registration: string) =>
  LOCK_FULL.run(tx, { registration });

/** A payment that waited for a seat needs no attention once there is one. */
export const clearWaitingPayments = (tx: Transaction, registrationId: string) =>
  tx.db.payment.updateMany({
    where: { registrationId, attention: 'batch full' },
    data: { attention: null },
  });

/** @throws ApiError not_found for another student's registration */
async function lockOwn(tx: Transaction, studentId: string, id: string) {
  await lockRow(tx, 'registrations', id);
  const own = await tx.db.registration.findFirst({
    where: { id, studentId },
    select: { planId: true, batchSeat: { select: { batchId: true } } },
  });
  if (own) return own;
  throw new ApiError('not_found', 'This registration is not in your account. Reload the page.');
}

/**
 * Takes the seat offered to a student. Idempotent.
 * @throws ApiError not_found; conflict when the offer has ended
 */
export async function takeOfferedSeat(
  studentId: string,
  { registration }: { registration: string },
): Promise<{ seated: true }> {
  return inTransaction(async (tx) => {
    await lockWaitingPayments(tx, registration);
    const own = await lockOwn(tx, studentId, registration);
    if (own.batchSeat) await lockBatch(tx, own.batchSeat.batchId);
    if ((await TAKE_OFFERED.run(tx, { registration })) === 0) {
      const phone = institute.phones[0].printed;
      throw new ApiError(
        'conflict',
        `The time for this seat has run out. Call us on ${phone} to choose another batch.`,
      );
    }
    await clearWaitingPayments(tx, registration);
    return { seated: true };
  });
}

/**
 * Puts a registration into a batch that its student chooses, or on the waiting list of a full one. Idempotent.
 * @throws ApiError not_found; conflict when the batch is not on offer, or the student has a seat already
 */
export async function chooseBatch(
  studentId: string,
  { registration, batch }: { registration: string; batch: string },
): Promise<{ waiting: boolean }> {
  return inTransaction(async (tx) => {
    await lockWaitingPayments(tx, registration);
    const own = await lockOwn(tx, studentId, registration);
    const { planId } = own;
    const chosen = await chooseWithin(tx, {
      registrationId: registration,
      planId,
      batchId: batch,
    });
    const phone = institute.phones[0].printed;
    if (chosen === 'unknown') {
      throw new ApiError('conflict', 'This batch is no longer on offer. Reload the page.');
    }
    if (chosen === 'seated') {
      throw new ApiError(
        'conflict',
        `You have a seat already. To change your batch, call ${phone}.`,
      );
    }
    if (chosen === 'chosen') await clearWaitingPayments(tx, registration);
    return { waiting: chosen === 'waiting' };
  });
}

const OFFERED = statement(
  'offered-seat-in-mail',
  { registration: 'uuid' },
  {
    facts: narrow<ShownBatch>('jsonb'),
    until: 'timestamptz',
    studentname: 'text',
    registrationnumber: 'text',
    emails: 'text[]',
    registrationId: 'uuid',
    isPaid: 'bool',
  },
  `select seat.facts, seat."registrationId", ${IS_PAID} as "isPaid", seat."offeredAt" + interval '48 hours' as until, r.studentname, r.registrationnumber,
     array_remove(array[r.email, students.email], null) as emails
   from batch_seats seat join registrations r on r.id = seat."registrationId"
     join students on students.id = r."studentId"
   where seat."registrationId" = $registration and seat."seatedAt" is null and ${OFFER} and ${WANTS_SEAT}`,
);
type Offered = RowOf<typeof OFFERED>;

/** Mails about offered seats: to the student, and to the institute. */
export const seatMails: QueuedMail<SeatMailJob> = {
  queue: seatMailsQueue,
  resendable: true,
  write: async (on, { data: { registration, to } }) => {
    const offered = await OFFERED.first(on, { registration });
    if (!offered) return null;
    return to === 'institute' ? staffMail(offered, env.SITE_URL) : offerMail(offered, env.SITE_URL);
  },
};

const moment = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

const factsOf = ({ facts, registrationnumber }: Offered) =>
  factLines([
    ['Batch', batchName(facts)],
    ['First class', printDay(facts.start)],
    ['Timing', facts.timing ?? null],
    ['Reg. No', registrationnumber],
  ]);

function offerMail(offered: Offered, siteUrl: string): Mail | null {
  const { emails, facts, studentname, until, isPaid, registrationId } = offered;
  const address = firstAddress(emails);
  if (!address) return null;
  return {
    to: { address },
    subject: `A seat is free: ${batchName(facts)}`,
    text: [
      `Dear ${oneLine(studentname) || 'student'},`,
      '',
      `A seat in your batch has become free. We keep it for you until ${moment.format(until)}.`,
      '',
      ...factsOf(offered),
      '',
      ...(isPaid
        ? [
            'Take the seat in your Purchased History:',
            `${siteUrl}/history`,
            '',
            'If you do not take it by then, we offer it to the next student. Your money stays safe: call us to choose another batch or to have it refunded.',
          ]
        : [
            'Pay the fee by then to take the seat:',
            siteUrl + paymentPath(registrationId),
            '',
            'If you do not pay by then, we offer it to the next student.',
          ]),
      '',
      `Questions? Call us on ${institute.phones[0].printed}.`,
      '',
    ].join('\n'),
  };
}

function staffMail(offered: Offered, siteUrl: string): Mail {
  const { facts, registrationnumber, studentname, until } = offered;
  return {
    to: 'institute',
    subject: `Seat offered: ${batchName(facts)}, Reg. No ${registrationnumber}`,
    text: [
      `A seat has become free and is offered to ${oneLine(studentname)} until ${moment.format(until)}.`,
      'A student without e-mail has to be called: assign the batch on the student’s page to take the seat.',
      '',
      ...factsOf(offered),
      '',
      'Open the registration:',
      `${siteUrl}/searchuser?${new URLSearchParams({ q: registrationnumber })}`,
      '',
    ].join('\n'),
  };
}
