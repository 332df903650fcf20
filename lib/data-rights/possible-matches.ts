import 'server-only';
import type { Transaction } from '@/lib/platform/database-connection';
import { statement } from '@/lib/platform/statement';

/** Shorter numbers would match unrelated rows. */
const SHORTEST_PHONE = 7;

/** SQL: whether a text holds one of `phones` as a whole number, not inside a longer one. */
const holdsPhone = (text: string) =>
  `regexp_replace(${text}, '([0-9])[ -]+(?=[0-9])', '\\1', 'g') || ' ' || ${text}
     ~ ('(^|[^0-9])(0|91|0091)?' || phones.key || '([^0-9]|$)')`;

const holdsEmail = (text: string) =>
  `strpos(lower(${text} collate "C"), emails.key collate "C") > 0`;

const line = `concat_ws(' ', l.description, l."setAside")`;
const request = `concat_ws(' ', r.person, r.text)`;

/**
 * Rows with a phone or e-mail of student `$1` and leads `$2` that belong to nobody's account: statement
 * lines without a payment, requests without an account, and leads but those of `$3`. Only an e-mail that
 * the student has confirmed is known to be theirs. At most `$4`; a row that is listed stays as it is.
 */
const ADD = statement(
  'add-possible-matches',
  {},
  `with contacts as (
    select phone_key(contactnumber) as phone, email_key(email) as email,
      "emailVerifiedAt" is not null as confirmed from students where id = $1
    union all select null, email_key("parentEmail"), false from students where id = $1
    union all select phone_key(mobilenumber), email_key(email), false from registrations
      where "studentId" = $1
    union all select phone_key(phonenumber), null, false from registrations where "studentId" = $1
    union all select phone_key(phonenumber), email_key(email), false from leads
      where id = any($2::uuid[])
  ), phones as (
    select distinct phone as key from contacts where length(phone) >= ${SHORTEST_PHONE}
  ), emails as (
    select email as key, bool_or(confirmed) as confirmed from contacts
    where strpos(email, '@') > 0 group by email
  ), found as (
    select id as "leadId", null::uuid as "bankLineId", null::uuid as "requestId",
      case when confirmed then 1 else 2 end as rank
      from emails join leads on email_key(leads.email) = emails.key
    union all select id, null, null, 3
      from phones join leads on phone_key(leads.phonenumber) = phones.key
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
  select coalesce($1, ($2::uuid[])[1]), (array['confirmedEmail', 'email', 'phone'])[min(rank)],
    "leadId", "bankLineId", "requestId"
  from found where "leadId" is null or "leadId" <> all($2::uuid[] || $3::uuid[])
  group by "leadId", "bankLineId", "requestId"
  order by min(rank) limit $4
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
 * Lists for staff what only resembles a person who is being erased: anybody can sign up or enquire with
 * somebody else's phone or e-mail. Runs while the rows of the person are still there.
 * @returns how many rows were added to the list
 */
export async function listPossibleMatches(
  client: Transaction,
  { student, leads, decided = [] }: ErasedRows,
): Promise<number> {
  return ADD.run(client, [student, leads, decided, MOST_ADDED]);
}
