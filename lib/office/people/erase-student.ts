import 'server-only';
import { forgetAttempts } from '@/lib/accounts/log-in-attempts';
import { signInMailsQueue } from '@/lib/accounts/sign-in-mails';
import { ApiError } from '@/lib/calls/errors';
import { leadNoticesQueue } from '@/lib/leads/lead-notices';
import { paymentMailsQueue } from '@/lib/payments/mails/payment-mails';
import { asciiDigits } from '@/lib/platform/ascii-digits';
import { noteAct } from '@/lib/platform/audit';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import type { EraseInput } from './person-forms';
import { matchedLeads } from './read-person';

/** How many rows of each kind an erasure is about. */
export interface Traces {
  registrations: number;
  photos: number;
  notes: number;
  leads: number;
  /** They stay. */
  payments: number;
}

const COUNT = `
  select
    (select count(*)::int from registrations where "studentId" = $1) as registrations,
    (select count(*)::int from photos where "studentId" = $1) as photos,
    (select count(*)::int from notes where "studentId" = $1 or "leadId" = any($2::uuid[])) as notes,
    (select count(*)::int from leads where id = any($2::uuid[])) as leads,
    (select count(*)::int from payments where "registrationId" in
      (select id from registrations where "studentId" = $1)) as payments`;

async function countedTraces(
  client: Transaction,
  student: string,
  leads: readonly string[],
): Promise<Traces> {
  const { rows } = await client.query<Traces>(COUNT, [student, leads]);
  return rows[0] as Traces;
}

const PAYMENTS = `
  select id, "orderId", "gatewayPaymentId" from payments
  where "registrationId" in (select id from registrations where "studentId" = $1)`;

/** What gateways wrote names people. That it came, and its key, stay: a repeat is known by it. */
const NOTICES = `
  update gateway_notices set body = '',
    about = case when "processedAt" is null then about else '{"kind": "nothing"}' end
  where exists (select from unnest($1::text[]) as known where strpos(about::text, known) > 0)`;

/** The bank's own statement has it; day, amount and reference are what the books need. */
const BANK_LINES = `update bank_lines set description = '' where "paymentId" = any($1::uuid[])`;

const MAILS = `
  delete from pgboss.job where state <> 'active' and (
    (name = '${signInMailsQueue.name}' and data->>'student' = $1)
    or (name = '${leadNoticesQueue.name}' and data->>'lead' = any($2::text[]))
    or (name = '${paymentMailsQueue.name}' and data->>'payment' = any($3::text[])))`;

/**
 * Erases what does not go with the row of the student: the chosen leads, mails that wait, and what
 * gateways and the bank wrote about the payments.
 */
async function eraseTraces(
  client: Transaction,
  student: string,
  leads: readonly string[],
): Promise<void> {
  type Row = { id: string; orderId: string; gatewayPaymentId: string | null };
  const { rows } = await client.query<Row>(PAYMENTS, [student]);
  const payments = rows.map(({ id }) => id);
  const orders = rows.flatMap(({ orderId, gatewayPaymentId }) =>
    gatewayPaymentId ? [orderId, gatewayPaymentId] : [orderId],
  );
  await client.query(NOTICES, [orders]);
  await client.query(BANK_LINES, [payments]);
  await client.query(MAILS, [student, leads, payments]);
  await client.query('delete from leads where id = any($1::uuid[])', [leads]);
}

const WORDS = `
  select array_agg(distinct word) as words from (
    select findable from students where id = $1
    union all select findable from registrations where "studentId" = $1
    union all select findable from leads where id = any($2::uuid[])
  ) as erased, unnest(tsvector_to_array(findable)) as word
  where search.is_word(word)`;

/** The words of the names that a student and these leads are found by. */
async function wordsOf(
  client: Transaction,
  student: string,
  leads: readonly string[],
): Promise<string[]> {
  const { rows } = await client.query<{ words: string[] | null }>(WORDS, [student, leads]);
  return rows[0]?.words ?? [];
}

/** Takes those of them out of the search's dictionary that nobody else is called by. */
async function forgetWords(client: Transaction, words: readonly string[]): Promise<void> {
  await client.query('select search.forget($1::text[])', [words]);
}

interface Erased {
  studentname: string;
  email: string;
  contactnumber: string;
}

/** Payments before registrations, as everybody locks them. */
const LOCK_PAYMENTS = `
  select status, attention from payments
  where "registrationId" in (select id from registrations where "studentId" = $1)
  for update`;

/**
 * Erases a student, with everything that names them but the books: payments and receipts stay, no longer
 * connected with anybody. In one transaction, and for ever.
 * @param owner who has shown to be the owner
 * @returns how many rows of what went
 * @throws ApiError not_found, invalid_input (name, reason), conflict (money that is not settled, or nobody
 *   has looked twice)
 */
export async function eraseStudent(
  owner: { staffId: string },
  { student, confirm, reason, leads: chosen, sure }: EraseInput,
): Promise<Traces> {
  return inTransaction(async (client) => {
    const erased = await lockStudent(client, student);
    refuseOther(erased, confirm);
    refuseNaming(erased, reason);
    await refuseOpenMoney(client, student);
    const matched = (await matchedLeads(client, student)).map(({ id }) => id);
    const leads = chosen.filter((id) => matched.includes(id));
    const traces = await countedTraces(client, student, leads);
    if (!sure) throw lookOnceMore(traces);
    const words = await wordsOf(client, student, leads);
    await eraseTraces(client, student, leads);
    await forgetAttempts('student', erased.email, client);
    await client.query('delete from students where id = $1', [student]);
    await forgetWords(client, words);
    const about = { subject: 'student', subjectId: student } as const;
    await noteAct(client, owner, {
      action: 'student.erase',
      ...about,
      reason,
      detail: { ...traces },
    });
    return traces;
  });
}

async function lockStudent(client: Transaction, student: string): Promise<Erased> {
  const { rows } = await client.query<Erased>(
    'select studentname, email, contactnumber from students where id = $1 for update',
    [student],
  );
  if (!rows[0]) throw new ApiError('not_found', 'That student is not here any more.');
  return rows[0];
}

const plain = (text: string) => text.normalize('NFC').trim().toLowerCase();

function refuseOther({ studentname, email }: Erased, confirm: string): void {
  if ([studentname, email].map(plain).includes(plain(confirm))) return;
  refuse('confirm', 'This is neither the name nor the e-mail of the student on this page.');
}

/** The audit keeps the reason for ever, so it must not keep the person. */
function refuseNaming({ studentname, email, contactnumber }: Erased, reason: string): void {
  const words = plain(reason);
  const number = asciiDigits(contactnumber).slice(-10);
  const named =
    [studentname, email].some((text) => words.includes(plain(text))) ||
    (number.length > 4 && asciiDigits(reason).includes(number));
  if (named) refuse('reason', 'Leave out name, e-mail and phone: this text is kept.');
}

async function refuseOpenMoney(client: Transaction, student: string): Promise<void> {
  const { rows } = await client.query<{ status: string; attention: string | null }>(LOCK_PAYMENTS, [
    student,
  ]);
  if (rows.some(({ status }) => status === 'created' || status === 'pending')) {
    throw new ApiError(
      'conflict',
      'A payment has been begun online and is not over yet. Wait until it is, then erase.',
    );
  }
  if (rows.some(({ status, attention }) => status === 'review' || attention !== null)) {
    throw new ApiError(
      'conflict',
      'A payment still needs a decision, and afterwards nobody could make it. Decide first, then erase.',
    );
  }
}

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`;

function lookOnceMore({ registrations, notes, leads, photos, payments }: Traces): ApiError {
  const gone = [
    counted(registrations, 'registration'),
    counted(photos, 'photo'),
    counted(notes, 'note'),
    counted(leads, 'lead'),
  ];
  const text = `Look once more. For ever goes: the account, ${gone.join(', ')}. What stays: ${counted(payments, 'payment')}. Then tick here.`;
  return new ApiError('conflict', text, { fields: { sure: text } });
}

function refuse(field: string, message: string): never {
  throw new ApiError('invalid_input', message, { fields: { [field]: message } });
}
