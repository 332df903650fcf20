import 'server-only';
import { formPhones } from '@/lib/accounts/form-phones';
import type { Staff } from '@/lib/staff/access';
import { refuseNaming } from '@/lib/accounts/kept-reasons';
import { forgetAttempts } from '@/lib/accounts/log-in-attempts';
import { parentMailsQueue } from '@/lib/accounts/parent-consent';
import { signInMailsQueue } from '@/lib/accounts/sign-in-mails';
import { ApiError } from '@/lib/calls/errors';
import { newLeadMailsQueue } from '@/lib/leads/new-lead-mails';
import { paymentMailsQueue } from '@/lib/payments/mails/payment-mails';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { lockRow, lockRows } from '@/lib/platform/database-locks';
import { inTransaction } from '@/lib/platform/db';
import { rememberErased } from '@/lib/accounts/erasures';
import { logFailure } from '@/lib/platform/log';
import { deleteMailsAbout } from '@/lib/platform/mail/outbox';
import { narrow, statement } from '@/lib/platform/statement';
import type { EraseInput } from '../people/person-forms';
import { listPossibleMatches } from './possible-matches';
import { matchedLeads } from '../people/read-person';

/** Row counts of an erasure, by kind. */
export interface Traces {
  registrations: number;
  photos: number;
  notes: number;
  leads: number;
  /** Kept. */
  payments: number;
}

/** Counts of erased rows, and of rows listed for staff to decide. */
export interface ErasedTraces extends Traces {
  listed: number;
}

/** The rows of each kind that an erasure takes. */
export async function countedTraces(
  { db }: Transaction,
  studentId: string,
  leads: readonly string[],
): Promise<Traces> {
  const ofStudent = { where: { studentId } };
  const chosen = { in: [...leads] };
  return {
    registrations: await db.registration.count(ofStudent),
    photos: await db.photo.count(ofStudent),
    notes: await db.note.count({ where: { OR: [{ studentId }, { leadId: chosen }] } }),
    leads: await db.lead.count({ where: { id: chosen } }),
    payments: await db.payment.count({ where: { registration: { studentId } } }),
  };
}

/** A gateway notice contains names. Its row and key stay, so that repeats are recognised. */
const CLEAR_NOTICES = statement(
  'clear-notices-of-erased',
  { orders: 'text[]' },
  {},
  `update gateway_notices set body = '',
    about = case when "processedAt" is null then about else '{"kind": "nothing"}' end
  where exists (select from unnest($orders::text[]) as known where strpos(about::text, known) > 0)`,
);

/** The books need date, amount and reference; the description remains on the bank's statement. */
async function clearLines(
  { db }: Transaction,
  where: { id: { in: string[] } } | { paymentId: { in: string[] } },
): Promise<void> {
  await db.bankLine.updateMany({ where, data: { description: '' } });
  await db.bankLine.updateMany({
    where: { ...where, setAside: { not: null } },
    data: { setAside: '' },
  });
}

/** Erases a person's text from statement lines permanently. Day, amount and reference stay. */
export async function clearBankLines(tx: Transaction, lines: readonly string[]): Promise<void> {
  await clearLines(tx, { id: { in: [...lines] } });
  await rememberErased(tx, 'bankLine', lines);
}

/** Erases a person's text from requests permanently, and closes them. Their dates stay. */
export async function clearRequests(tx: Transaction, requests: readonly string[]): Promise<void> {
  const where = { id: { in: [...requests] } };
  const cleared = { person: '', text: '', outcome: 'The data was erased.' };
  await tx.db.dataRequest.updateMany({ where, data: cleared });
  await tx.db.dataRequest.updateMany({
    where: { ...where, closedAt: null },
    data: { closedAt: new Date() },
  });
  await rememberErased(tx, 'request', requests);
}

/** The receipt keeps the buyer, whom the law on tax invoices names. Amounts and references stay. */
const CLEAR_PAYMENTS = statement(
  'clear-payments-of-erased',
  { payments: 'uuid[]' },
  {},
  `with events as (
    update payment_events set detail = detail - 'reason' where "paymentId" = any($payments::uuid[])
  ), refunded as (
    update refunds set reason = '' where "paymentId" = any($payments::uuid[])
  ), asked as (
    update refund_requests set reason = '' where "paymentId" = any($payments::uuid[])
  )
  update payments set name = 'Erased', number = '', note = null, url = null
  where id = any($payments::uuid[])`,
);

/** Rows of a student that mails can be about, except the payments of `moneyOf`. */
async function ownRows({ db }: Transaction, student: string): Promise<string[]> {
  const ids = { select: { id: true } } as const;
  const found = await db.student.findUnique({
    where: { id: student },
    select: {
      id: true,
      dataRequests: ids,
      registrations: { select: { id: true, parcels: ids, refundClaims: ids, upiClaims: ids } },
    },
  });
  if (!found) return [];
  const { registrations, dataRequests } = found;
  const ofForms = registrations.flatMap((form) => [
    ...form.parcels,
    ...form.refundClaims,
    ...form.upiClaims,
  ]);
  return [found, ...dataRequests, ...registrations, ...ofForms].map(({ id }) => id);
}

/** Deletes local copies of mails once the erasure is committed. */
function forgetMails(client: Transaction, ids: readonly string[]): void {
  client.afterCommit(() => {
    deleteMailsAbout(ids).catch((error: unknown) => logFailure('outbox', error));
  });
}

const DELETE_MAILS = statement(
  'delete-mails-of-erased',
  { student: 'text?', leads: 'text[]', payments: 'text[]' },
  {},
  `delete from pgboss.job where state <> 'active' and (
    (name in ('${signInMailsQueue.name}', '${parentMailsQueue.name}') and data->>'student' = $student)
    or (name = '${newLeadMailsQueue.name}' and data->>'lead' = any($leads::text[]))
    or (name = '${paymentMailsQueue.name}' and data->>'payment' = any($payments::text[])))`,
);

/**
 * Erases data outside the student's cascade: the chosen leads, queued and written mails, gateway notices,
 * and the payer's details.
 */
async function eraseTraces(
  client: Transaction,
  { student, leads, money }: { student: string; leads: readonly string[]; money: Money },
): Promise<void> {
  const own = await ownRows(client, student);
  await CLEAR_NOTICES.run(client, { orders: money.orders });
  await clearLines(client, { paymentId: { in: money.payments } });
  await CLEAR_PAYMENTS.run(client, { payments: money.payments });
  await DELETE_MAILS.run(client, { student, leads, payments: money.payments });
  await client.db.lead.deleteMany({ where: { id: { in: [...leads] } } });
  forgetMails(client, [...own, ...leads, ...money.payments, ...money.orders]);
}

interface Money {
  payments: string[];
  /** Their ids here and at the gateway. */
  orders: readonly string[];
}

async function moneyOf(client: Transaction, student: string): Promise<Money> {
  const rows = await client.db.payment.findMany({
    where: { registration: { studentId: student } },
    select: { id: true, orderId: true, gatewayPaymentId: true },
  });
  const orders = rows.flatMap(({ orderId, gatewayPaymentId }) =>
    gatewayPaymentId ? [orderId, gatewayPaymentId] : [orderId],
  );
  return { payments: rows.map(({ id }) => id), orders };
}

const WORDS = statement(
  'search-words-of-erased',
  { students: 'uuid[]', registrations: 'uuid[]', leads: 'uuid[]', payments: 'uuid[]' },
  { words: narrow<string[] | null>('text[]') },
  `select array_agg(distinct word) as words from (
    select findable from students where id = any($students::uuid[])
    union all select findable from registrations
      where "studentId" = any($students::uuid[]) or id = any($registrations::uuid[])
    union all select findable from leads where id = any($leads::uuid[])
    union all select findable from payments where id = any($payments::uuid[])
  ) as erased, unnest(tsvector_to_array(findable)) as word
  where search.is_word(word)`,
);

const FORGET_WORDS = statement(
  'forget-search-words',
  { words: 'text[]' },
  { forgotten: 'void' },
  'select search.forget($words::text[]) as forgotten',
);

interface Rows {
  students?: readonly string[];
  registrations?: readonly string[];
  leads?: readonly string[];
  payments?: readonly string[];
}

/**
 * Runs a deletion of these rows, given by their ids, then removes the words that no other row has
 * from the search dictionary.
 */
export async function deleteWithSearchWords(
  client: Transaction,
  { students = [], registrations = [], leads = [], payments = [] }: Rows,
  erase: () => Promise<unknown>,
): Promise<void> {
  const found = await WORDS.first(client, { students, registrations, leads, payments });
  await erase();
  if (found?.words) await FORGET_WORDS.run(client, { words: found.words });
}

/**
 * Calls to us from the numbers of the student and the leads, also without a lead. A call of a lead that stays belongs
 * to that lead; one of a lead that goes, goes with it. A number that another student or lead also has keeps its calls:
 * anybody can type somebody else's.
 */
const DELETE_PHONE_CALLS = statement(
  'delete-phone-calls-of-erased',
  { students: 'uuid[]', leads: 'uuid[]' },
  {},
  `with gone as (
    select phone_key(contactnumber) as key from students where id = any($students::uuid[])
    union select phone_key(unnest(array[${formPhones.join(', ')}])) from registrations
      where "studentId" = any($students::uuid[])
    union select phone_key(phonenumber) from leads where id = any($leads::uuid[])
  )
  delete from phone_calls where "leadId" is null and phone_key(phone) in (
    select key from gone
    where not exists (select from students
        where phone_key(contactnumber) = key and id <> all($students::uuid[]))
      and not exists (select from leads
        where phone_key(phonenumber) = key and id <> all($leads::uuid[]))
${formPhones
  .map(
    (column) => `      and not exists (select from registrations
        where phone_key(${column}) = key and "studentId" <> all($students::uuid[]))`,
  )
  .join('\n')})`,
);

/** Erases leads with their notes, calls, queued mails and search words. */
export async function eraseLeads(client: Transaction, leads: readonly string[]): Promise<void> {
  await deleteWithSearchWords(client, { leads }, async () => {
    forgetMails(client, leads);
    await DELETE_PHONE_CALLS.run(client, { students: [], leads });
    await DELETE_MAILS.run(client, { student: null, leads, payments: [] });
    await client.db.lead.deleteMany({ where: { id: { in: [...leads] } } });
    await rememberErased(client, 'lead', leads);
  });
}

/** Erases a locked student, the chosen leads, and related rows that no cascade reaches. */
export async function eraseAccount(
  client: Transaction,
  { id, email }: { id: string; email: string },
  leads: readonly string[] = [],
): Promise<void> {
  const money = await moneyOf(client, id);
  await deleteWithSearchWords(
    client,
    { students: [id], leads, payments: money.payments },
    async () => {
      await DELETE_PHONE_CALLS.run(client, { students: [id], leads });
      await eraseTraces(client, { student: id, leads, money });
      await forgetAttempts('student', email, client);
      await client.db.student.deleteMany({ where: { id } });
      await rememberErased(client, 'student', [id]);
      await rememberErased(client, 'lead', leads);
    },
  );
}

/**
 * Erases a student and all personal data except the books: payments and receipts stay, without a link to a
 * person. Rows that only resemble the student are listed for staff.
 * @returns the erased rows of each kind, and the number of listed ones
 * @throws ApiError not_found, invalid_input (name, reason), conflict (unsettled money, or not confirmed)
 */
export async function eraseStudent(
  staff: Staff<'people.erase'>,
  { student, confirm, reason, leads: chosen, sure }: EraseInput,
): Promise<ErasedTraces> {
  return inTransaction(async (client) => {
    const erased = await lockStudent(client, student);
    refuseOther(erased, confirm);
    await refuseNaming(client, { student }, reason);
    await refuseOpenMoney(client, student);
    const matched = (await matchedLeads(client, student, null)).map(({ id }) => id);
    const leads = chosen.filter((id) => matched.includes(id));
    const traces = await countedTraces(client, student, leads);
    if (!sure) throw confirmationNeeded(traces);
    const listed = await listPossibleMatches(client, { student, leads, decided: matched });
    await eraseAccount(client, { id: student, email: erased.email }, leads);
    const about = { subject: 'student', subjectId: student } as const;
    await noteAct(client, staff, {
      action: 'student.erase',
      ...about,
      reason,
      detail: { ...traces, listed },
    });
    return { ...traces, listed };
  });
}

interface Erased {
  studentname: string;
  email: string;
}

async function lockStudent(client: Transaction, id: string): Promise<Erased> {
  await lockRow(client, 'students', id, 'update');
  const row = await client.db.student.findUnique({
    where: { id },
    select: { studentname: true, email: true },
  });
  if (!row) throw new ApiError('not_found', 'This student no longer exists.');
  return row;
}

const plain = (text: string) => text.normalize('NFC').trim().toLowerCase();

function refuseOther({ studentname, email }: Erased, confirm: string): void {
  if ([studentname, email].map(plain).includes(plain(confirm))) return;
  refuse('confirm', 'This is not the name or e-mail of the student on this page.');
}

async function refuseOpenMoney(client: Transaction, student: string): Promise<void> {
  // Payments before registrations: the lock order of all transactions.
  const { payments } = await moneyOf(client, student);
  await lockRows(client, 'payments', payments, 'update');
  const rows = await client.db.payment.findMany({
    where: { registration: { studentId: student } },
    select: { status: true, attention: true },
  });
  if (rows.some(({ status }) => status === 'created' || status === 'pending')) {
    throw new ApiError(
      'conflict',
      'An online payment is still pending. Wait until it is settled, then erase.',
    );
  }
  if (rows.some(({ status, attention }) => status === 'review' || attention !== null)) {
    throw new ApiError('conflict', 'A payment needs attention. Resolve it first, then erase.');
  }
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

function confirmationNeeded({ registrations, notes, leads, photos, payments }: Traces): ApiError {
  const deleted = [
    counted(registrations, 'registration'),
    counted(photos, 'photo'),
    counted(notes, 'note'),
    counted(leads, 'lead'),
  ];
  const text = `This permanently deletes: the account, ${deleted.join(', ')}. Kept: ${counted(payments, 'payment')}. Tick to confirm.`;
  return new ApiError('conflict', text, { fields: { sure: text } });
}

function refuse(field: string, message: string): never {
  throw new ApiError('invalid_input', message, { fields: { [field]: message } });
}
