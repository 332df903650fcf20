import 'server-only';
import { asciiDigits } from '@/lib/ascii-digits';
import { ApiError } from '@/lib/errors';
import type { Transaction } from '@/lib/platform/database-connection';
import { inTransaction } from '@/lib/platform/db';
import type { EraseInput } from '@/lib/schemas/person-calls';
import { noteAct } from './audit';
import { countedTraces, eraseTraces, type Traces } from './erased-traces';
import { forgetWords, wordsOf } from './erased-words';
import { forgetAttempts } from './log-in-attempts';
import { matchedLeads } from './matched-leads';

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
