import 'server-only';
import { ApiError } from '@/lib/calls/errors';
import { asciiDigits } from '@/lib/platform/ascii-digits';
import type { Queryable } from '@/lib/platform/database-connection';
import { statement } from '@/lib/platform/statement';
import { formPhones } from './form-phones';

const KNOWN = statement(
  'known-of-subject',
  { student: 'uuid?', registration: 'uuid?', payment: 'uuid?', lead: 'uuid?' },
  { names: 'text[]', contacts: 'text[]' },
  `with payment as (select name, number, "registrationId" from payments where id = $payment),
  form as (
    select * from registrations where id = $registration or id in (select "registrationId" from payment)
  ), person as (
    select * from students where id = $student or id in (select "studentId" from form)
  )
  select
    array(select unnest(array[studentname, fathername]) from person
      union select unnest(array[studentname, fathername]) from form
      union select name from payment
      union select name from leads where id = $lead) as names,
    array(select unnest(array[email, contactnumber, coalesce("parentEmail", '')]) from person
      union select unnest(array[email, ${formPhones.join(', ')}]) from form
      union select number from payment
      union select unnest(array[email, phonenumber]) from leads where id = $lead) as contacts`,
);

interface Subject {
  student?: string | null;
  registration?: string | null;
  payment?: string | null;
  lead?: string | null;
}

/** Shorter parts of names are ordinary words too. */
const SHORTEST_NAME = 4;
const SHORTEST_PHONE = 7;

const plain = (text: string) => text.normalize('NFC').trim().toLowerCase();
const wordsOf = (text: string) => plain(text).split(/[^\p{L}\p{M}]+/u);

/**
 * Refuses a reason that names the person: the audit keeps it, also when the person is erased.
 * @throws ApiError invalid_input (reason)
 */
export async function refuseNaming(
  on: Queryable,
  { student = null, registration = null, payment = null, lead = null }: Subject,
  reason: string,
): Promise<void> {
  const known = await KNOWN.first(on, { student, registration, payment, lead });
  if (!known) return;
  const words = new Set(wordsOf(reason));
  const names = known.names.flatMap(wordsOf).filter((word) => [...word].length >= SHORTEST_NAME);
  const [text, digits] = [plain(reason), asciiDigits(reason)];
  const isNamed = names.some((name) => words.has(name));
  const isContacted = known.contacts.some((contact) => {
    const number = asciiDigits(contact).slice(-10);
    if (contact.includes('@')) return text.includes(plain(contact));
    return number.length >= SHORTEST_PHONE && digits.includes(number);
  });
  if (!isNamed && !isContacted) return;
  const message = 'Leave out name, e-mail and phone: this text is kept.';
  throw new ApiError('invalid_input', message, { fields: { reason: message } });
}
