import 'server-only';
import {
  demoClassesToCome,
  demoPlace,
  demoTime,
  demoTitle,
  findDemoClass,
  type DemoClass,
} from '@/content/facts/demo-classes';
import { courseNameOf } from '@/content/catalogue/exams/exams';
import { institute } from '@/content/facts/institute';
import { ApiError, tooManyForms } from '@/lib/calls/errors';
import { addDemoLead, countForm, type Sender } from '@/lib/leads/accept-lead';
import type { Transaction } from '@/lib/platform/database-connection';
import { lockNames } from '@/lib/platform/database-locks';
import { db, inTransaction } from '@/lib/platform/db';
import { defineLimit } from '@/lib/platform/limits';
import type { DemoBooking } from './demo-forms';
import { queueDemoMail } from './demo-mails';

/** A classroom of students may book from one connection; a script may not empty every class. */
const seatsPerAddress = defineLimit({ name: 'demo-seat', points: 20, windowMs: 86_400_000 });

/** Seats of a class are taken and given back one after the other. */
export const classLock = (id: string) => `demo class ${id}`;

/** A cancelled seat is free again. */
const isTaken = { OR: [{ outcome: null }, { outcome: { not: 'cancelled' as const } }] };

/**
 * Books a seat in a demo class, with its lead and its mail. A repeat with the same `requestId` and content is the same
 * seat, and so is another form of the same person for the same class. Possible spam takes no seat.
 * @throws ApiError conflict for an online class without an e-mail, with the next free classes if this one is full or has begun, or if the `requestId` was used
 * for other content; too_many_requests
 */
export async function bookDemoClass(input: DemoBooking & Sender): Promise<void> {
  await countForm(input);
  const { slot: id, name, phonenumber, email, address } = input;
  const booked = findDemoClass(id);
  if (!booked || booked.startsAt <= new Date()) {
    throw await unavailable({ db }, 'This demo class has begun or is no longer held.');
  }
  if (booked.mode === 'online' && email.trim() === '') {
    const text = 'Enter your e-mail: the link of the class is sent there';
    throw new ApiError('conflict', `${text}.`, { fields: { email: text } });
  }
  const wait = address === null ? null : await seatsPerAddress.count(address);
  if (wait !== null) throw tooManyForms(wait);
  await inTransaction(async (tx) => {
    await lockNames(tx, classLock(id));
    const lead = await addDemoLead(
      tx,
      {
        name,
        phonenumber,
        email,
        course: courseNameOf(booked.exam),
        slot: `${demoTitle(booked)}, ${demoTime(booked)}, ${demoPlace(booked)}`,
      },
      input,
    );
    if (lead === null || input.website?.trim() || (await hasSeat(tx, id, lead))) return;
    if ((await seatsLeft(tx, booked)) <= 0) throw await unavailable(tx, 'This demo class is full.');
    const { id: seat } = await tx.db.demoSeat.create({
      data: { leadId: lead, slot: id, title: demoTitle(booked), startsAt: booked.startsAt },
      select: { id: true },
    });
    if (email.trim() !== '') await queueDemoMail(tx, { seat, about: 'booked' });
  });
}

/** Whether the person of a new lead has a seat in the class already. */
async function hasSeat(tx: Transaction, slot: string, leadId: string): Promise<boolean> {
  const { personKey } = await tx.db.lead.findUniqueOrThrow({
    where: { id: leadId },
    select: { personKey: true },
  });
  const where = { slot, ...isTaken, lead: { personKey, suspect: false } };
  return (await tx.db.demoSeat.count({ where })) > 0;
}

/** Exact only while the class is locked. */
export async function seatsLeft(
  { db: on }: Pick<Transaction, 'db'>,
  { id: slot, seats }: DemoClass,
): Promise<number> {
  return seats - (await on.demoSeat.count({ where: { slot, ...isTaken } }));
}

/** Classes that have not begun and their free seats, by the start. */
export async function demoSeatsLeft(
  on: Pick<Transaction, 'db'> = { db },
): Promise<{ id: string; left: number }[]> {
  const toCome = demoClassesToCome();
  const taken = await on.db.demoSeat.groupBy({
    by: ['slot'],
    where: { slot: { in: toCome.map(({ id }) => id) }, ...isTaken },
    _count: true,
  });
  const counts = new Map(taken.map(({ slot, _count }) => [slot, _count]));
  return toCome.map(({ id, seats }) => ({ id, left: Math.max(0, seats - (counts.get(id) ?? 0)) }));
}

const NAMED = 3;

/** The refusal of a class, which names the next ones that have a seat. */
async function unavailable(on: Pick<Transaction, 'db'>, why: string): Promise<ApiError> {
  const free = (await demoSeatsLeft(on)).filter(({ left }) => left > 0).slice(0, NAMED);
  const names = free.flatMap(({ id }) => {
    const one = findDemoClass(id);
    return one ? [`${demoTitle(one)}, ${demoTime(one)}`] : [];
  });
  const next =
    names.length > 0
      ? `Seats are free in: ${names.join('; ')}.`
      : `Call ${institute.phones[0].printed} for the next one.`;
  return new ApiError('conflict', `${why} ${next}`, { fields: { slot: 'Choose another class' } });
}
