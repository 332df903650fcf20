import 'server-only';
import { printDay } from '@/content/day';
import { formPhones } from '@/lib/accounts/form-phones';
import { refuseNaming } from '@/lib/accounts/kept-reasons';
import { ApiError } from '@/lib/calls/errors';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import { statement } from '@/lib/platform/statement';
import { today } from '@/lib/site/days';
import type { Staff } from '@/lib/staff/access';
import { noteAct } from '@/lib/staff/audit/audit';
import { openStatuses } from './lead-words';
import type { CallAgain, ShownNumber } from './office-forms';

/*
 * "Do not call" is kept for a number, not for a row: `do_not_call` has the key by which leads of one phone
 * are one row of the list (`phone_key`), so every spelling and the next enquiry are bound by it. Code that
 * shows, lists or exports a phone uses these functions.
 *
 * The key is stored as it is. A hash of ten digits is undone by trying them all, whoever holds the
 * database holds what keys it, and a secret outside would be lost with the machine and the promise with it.
 */

/** SQL: when the owner of a phone asked not to be called; null if they did not. */
export const doNotCallAt = (phone: string) =>
  `(select "askedAt" from do_not_call where "phoneKey" = phone_key(${phone}))`;

/** SQL: whether the owner of a phone asked not to be called. */
export const isDoNotCall = (phone: string) =>
  `exists (select from do_not_call where "phoneKey" = phone_key(${phone}))`;

/** SQL: those of an array of phones whose owner asked not to be called, as typed. */
export const doNotCallAmong = (phones: string) =>
  `array(select one from unnest(${phones}) as shown (one) where ${isDoNotCall('one')})`;

const FIND = statement(
  'find-do-not-call',
  { phones: 'text[]' },
  { phone: 'text', at: 'timestamptz' },
  `select phone, "askedAt" as at from unnest($phones::text[]) as shown (phone)
  join do_not_call on "phoneKey" = phone_key(phone)`,
);

/** Those of the phones whose owner asked not to be called, as typed, with the moment. */
export async function findDoNotCall(
  on: Queryable,
  phones: readonly string[],
): Promise<ReadonlyMap<string, Date>> {
  if (phones.length === 0) return new Map();
  const rows = await FIND.rows(on, { phones: [...new Set(phones)] });
  return new Map(rows.map(({ phone, at }) => [phone, at]));
}

/** @throws ApiError conflict, with the day, if the owner of the phone asked not to be called */
export async function refuseDoNotCall(on: Queryable, phone: string): Promise<void> {
  const at = (await findDoNotCall(on, [phone])).get(phone);
  if (at) throw new ApiError('conflict', refusal(at));
}

/**
 * Refuses to plan a call.
 * @throws ApiError invalid_input for `nextCallAt` if the owner of the phone asked not to be called
 */
export async function refusePlannedCall(on: Queryable, phone: string): Promise<void> {
  const at = (await findDoNotCall(on, [phone])).get(phone);
  if (!at) return;
  const message = `Leave it empty: on ${printDay(today(at))} the person asked not to be called`;
  throw new ApiError('invalid_input', message, { fields: { nextCallAt: message } });
}

const refusal = (at: Date) =>
  `Not saved: on ${printDay(today(at))} the person asked not to be called. If they have called and want calls again, lift “Do not call” on the lead’s page first.`;

/** Ordered, so that concurrent changes cannot deadlock. */
const LOCK = statement(
  'lock-leads-of-numbers',
  { phones: 'text[]' },
  { id: 'uuid' },
  `select id from leads
  where "foldKey" in (select phone_key(phone) from unnest($phones::text[]) as asked (phone))
  order by id for update`,
);

/** Phones without a digit cannot be called. Who asked before is kept with that day. */
const ASK = statement(
  'ask-not-to-call',
  { phones: 'text[]' },
  {},
  `insert into do_not_call ("phoneKey")
  select distinct phone_key(phone) as key from unnest($phones::text[]) as asked (phone)
  where phone_key(phone) is not null order by key
  on conflict do nothing`,
);

/**
 * Keeps from now on that the owner of these phones asked not to be called, and cancels the planned calls.
 * @returns whether one of their numbers was not kept before, and the ids of all their leads, locked
 */
export async function keepDoNotCall(
  tx: Transaction,
  phones: readonly string[],
): Promise<{ isNew: boolean; leads: string[] }> {
  if (phones.length === 0) return { isNew: false, leads: [] };
  const leads = (await LOCK.rows(tx, { phones })).map(({ id }) => id);
  await tx.db.lead.updateMany({
    where: { id: { in: leads }, nextCallAt: { not: null } },
    data: { nextCallAt: null, version: { increment: 1 } },
  });
  return { isNew: (await ASK.run(tx, { phones })) > 0, leads };
}

/** Why leads are closed whose person asked not to be contacted. */
export const ASKED_NOT = 'Asked not to be contacted';

/**
 * Closes the open ones of these leads, because the person asked not to be contacted.
 * @returns how many
 */
export async function closeLeads({ db }: Transaction, ids: readonly string[]): Promise<number> {
  const { count } = await db.lead.updateMany({
    where: { id: { in: [...ids] }, status: { in: [...openStatuses] } },
    data: {
      status: 'closed',
      closedReason: ASKED_NOT,
      nextCallAt: null,
      version: { increment: 1 },
    },
  });
  return count;
}

/** The key of a phone that a lead or a student has, so that staff act on a number they see. */
const KEY = statement(
  'phone-key-of-person',
  { phone: 'text', id: 'uuid', person: 'text' },
  { key: 'text' },
  `select phone_key($phone) as key
  where $person = 'lead' and exists (select from leads
      where id = $id and phone_key(phonenumber) = phone_key($phone))
    or $person = 'student' and (exists (select from students
      where id = $id and phone_key(contactnumber) = phone_key($phone))
    or exists (select from registrations where "studentId" = $id
      and phone_key($phone) in (${formPhones.map((name) => `phone_key(${name})`).join(', ')})))`,
);

/** @throws ApiError not_found */
async function keyOf(tx: Transaction, { person, id, phone }: ShownNumber): Promise<string> {
  const found = await KEY.first(tx, { person, id, phone });
  if (found) return found.key;
  throw new ApiError('not_found', 'This number is no longer on this page. Reload the page.');
}

const aboutOf = ({ person, id }: ShownNumber) => ({ subject: person, subjectId: id }) as const;

export interface NumberKept {
  /** When the owner of the number asked not to be called; null when they may be called. ISO 8601. */
  doNotCallAt: string | null;
}

/**
 * Keeps that the owner of a number, of a lead or a student, asked not to be called, and closes its open
 * leads. A repeat changes nothing.
 * @throws ApiError not_found if the person does not have the number
 */
export async function askNotToCall(
  staff: Staff<'people.change'>,
  input: ShownNumber,
): Promise<NumberKept> {
  return inTransaction(async (tx) => {
    const key = await keyOf(tx, input);
    const { isNew, leads } = await keepDoNotCall(tx, [key]);
    if (isNew) {
      const detail = { leads: await closeLeads(tx, leads) };
      await noteAct(tx, staff, { action: 'phone.doNotCall', ...aboutOf(input), detail });
    }
    const at = (await findDoNotCall(tx, [key])).get(key);
    return { doNotCallAt: at?.toISOString() ?? null };
  });
}

/**
 * Lifts "do not call" for a number of a lead or a student. Closed leads stay closed. A repeat changes
 * nothing.
 * @throws ApiError not_found if the person does not have the number,
 * invalid_input if the reason names the person
 */
export async function callAgain(
  staff: Staff<'people.change'>,
  { reason, ...input }: CallAgain,
): Promise<NumberKept> {
  return inTransaction(async (tx) => {
    const phoneKey = await keyOf(tx, input);
    await refuseNaming(tx, { [input.person]: input.id }, reason);
    const { count } = await tx.db.doNotCall.deleteMany({ where: { phoneKey } });
    if (count > 0) {
      await noteAct(tx, staff, { action: 'phone.callAgain', ...aboutOf(input), reason });
    }
    return { doNotCallAt: null };
  });
}
