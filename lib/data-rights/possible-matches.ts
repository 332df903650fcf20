import 'server-only';
import { formPhones } from '@/lib/accounts/form-phones';
import type { Transaction } from '@/lib/platform/database-connection';
import { statement } from '@/lib/platform/statement';

/** Shorter numbers would match unrelated rows. */
const SHORTEST_PHONE = 7;

interface OwnContacts {
  /** SQL: the rows of the person. */
  rows: string;
  email: readonly string[];
  phone: readonly string[];
  /** SQL: the person has confirmed the first e-mail. */
  confirmed?: string;
}

/**
 * Columns with e-mails and phones of a person, by table: an erasure looks for other rows with the same. A test
 * asks for a decision about each new column that sounds like a contact.
 */
export const ownContacts = {
  students: {
    rows: 'id = $student',
    email: ['email', 'parentEmail'],
    phone: ['contactnumber'],
    confirmed: '"emailVerifiedAt" is not null',
  },
  registrations: {
    rows: '"studentId" = $student',
    email: ['email'],
    phone: formPhones,
  },
  leads: { rows: 'id = any($leads::uuid[])', email: ['email'], phone: ['phonenumber'] },
} as const satisfies Record<string, OwnContacts>;

/** Columns whose names sound like a contact but that are not searched, with the reason. */
export const otherContacts: Readonly<Record<string, string>> = {
  'staff.email': 'Our staff.',
  'payments.number': 'Cleared with the student; the registration has the same.',
  'payer_link_payments.email': 'Of somebody else who paid; erased by a link to it, on /your-data.',
  'phone_calls.phone': 'Deleted with the last who has the number, or with the lead of the call.',
  'do_not_call.phoneKey': 'Outlives an erasure, without a name: a promise not to call.',
  'parcels.phone': 'Deleted with the registration, which has the same.',
  'parcels.trackingNumber': 'Of a courier.',
  'registrations.registrationnumber': 'Given by us.',
  'instalment_lines.number': 'The order of the parts of a fee.',
  'question_versions.number': 'Of a question.',
  'test_attempts.number': 'How often the test was sat.',
  'test_answers.number': 'The order of the answers.',
  'receipts.number': 'Given by us.',
  'refund_documents.number': 'Given by us.',
};

const contactsOf = ([table, contacts]: [string, OwnContacts]) => {
  const { rows, email, phone, confirmed = 'false' } = contacts;
  const select = (columns: string) => `select ${columns} from ${table} where ${rows}`;
  return [
    ...phone.map((column) =>
      select(`phone_key("${column}") as phone, null as email, false as confirmed`),
    ),
    ...email.map((column, index) =>
      select(`null, email_key("${column}"), ${index === 0 ? confirmed : 'false'}`),
    ),
  ];
};

/** SQL: ids and ranks of leads with one of `emails` or `phones`. */
const matchingLeads = [
  ...ownContacts.leads.email.map(
    (column) => `select id as "leadId", null::uuid as "bankLineId", null::uuid as "requestId",
      case when confirmed then 1 else 2 end as rank
      from emails join leads on email_key(leads."${column}") = emails.key`,
  ),
  ...ownContacts.leads.phone.map(
    (column) => `select id, null, null, 3
      from phones join leads on phone_key(leads."${column}") = phones.key`,
  ),
];

/** SQL: whether a text holds one of `phones` as a whole number, not inside a longer one. */
const holdsPhone = (text: string) =>
  `regexp_replace(${text}, '([0-9])[ -]+(?=[0-9])', '\\1', 'g') || ' ' || ${text}
     ~ ('(^|[^0-9])(0|91|0091)?' || phones.key || '([^0-9]|$)')`;

const holdsEmail = (text: string) =>
  `strpos(lower(${text} collate "C"), emails.key collate "C") > 0`;

const line = `concat_ws(' ', l.description, l."setAside")`;
const request = `concat_ws(' ', r.person, r.text)`;

/**
 * Rows with a phone or e-mail of student `$student` and leads `$leads` that belong to no account: statement
 * lines without a payment, requests without an account, and leads except `$decided`. Only a confirmed e-mail
 * is certain to be the student's. At most `$most`; a listed row is not changed.
 */
const ADD = statement(
  'add-possible-matches',
  { student: 'uuid?', leads: 'uuid[]', decided: 'uuid[]', most: 'int8' },
  {},
  `with contacts as (
    ${Object.entries(ownContacts).flatMap(contactsOf).join('\n    union all ')}
  ), phones as (
    select distinct phone as key from contacts where length(phone) >= ${SHORTEST_PHONE}
  ), emails as (
    select email as key, bool_or(confirmed) as confirmed from contacts
    where strpos(email, '@') > 0 group by email
  ), found as (
    ${matchingLeads.join('\n    union all ')}
    union all select null, l.id, null, case when confirmed then 1 else 2 end
      from emails join bank_lines l on l."paymentId" is null and ${holdsEmail(line)}
    union all select null, l.id, null, 3
      from phones join bank_lines l on l."paymentId" is null and ${holdsPhone(line)}
    union all select null, null, r.id, case when confirmed then 1 else 2 end
      from emails join data_requests r on r."studentId" is null and ${holdsEmail(request)}
    union all select null, null, r.id, 3
      from phones join data_requests r on r."studentId" is null and ${holdsPhone(request)}
  )
  insert into possible_matches ("erasedId", by, "leadId", "bankLineId", "requestId")
  select coalesce($student::uuid, ($leads::uuid[])[1]), (array['confirmedEmail', 'email', 'phone'])[min(rank)],
    "leadId", "bankLineId", "requestId"
  from found where "leadId" is null or "leadId" <> all($leads::uuid[] || $decided::uuid[])
  group by "leadId", "bankLineId", "requestId"
  order by min(rank) limit $most
  on conflict do nothing`,
);

const MOST_ADDED = 100;

interface ErasedRows {
  /** Null when only leads are erased. */
  student: string | null;
  leads: readonly string[];
  /** Leads about which staff have decided already. */
  decided?: readonly string[];
}

/**
 * Lists for staff the rows that only resemble a person who is being erased: anybody can sign up or enquire
 * with somebody else's phone or e-mail. Runs while the rows of the person still exist.
 * @returns how many rows were added to the list
 */
export async function listPossibleMatches(
  client: Transaction,
  { student, leads, decided = [] }: ErasedRows,
): Promise<number> {
  return ADD.run(client, { student, leads, decided, most: MOST_ADDED });
}
