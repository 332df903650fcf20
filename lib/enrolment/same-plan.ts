import 'server-only';
import type { IsoDay } from '@/content/day';
import { institute } from '@/content/facts/institute';
import type { Paise } from '@/content/money';
import { ApiError } from '@/lib/calls/errors';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { lockRow } from '@/lib/platform/database-locks';
import { pool } from '@/lib/platform/db';
import { isBought, isHeld, isReceived, isUnderWay, receivedFor } from '@/lib/site/money-terms';
import { narrow, statement } from '@/lib/platform/statement';
import { ALREADY_ENROLLED, holderText, type PlanHolder } from './plan-holder';

/** SQL: money for a row of `registrations` is held, or waits for staff. */
const hasMoney = (registration: string) =>
  `exists (select from payments m where m."registrationId" = ${registration}.id
    and (${isHeld('m')} or m.status = 'review'))`;

const isBeingPaid = (registration: string) =>
  `exists (select from payments m where m."registrationId" = ${registration}.id
    and ${isUnderWay('m')} and m."expiresAt" > now())`;

/**
 * SQL: whether a row of `registrations` is an enrolment: submitted, and not refunded in full. An order is
 * one once money is held. Booklets never are: they may be ordered again. Nor is a course whose months are
 * over, counted from its first save.
 */
const isEnrolment = (registration: string) =>
  `(${registration}."submittedAt" is not null and ${registration}.kind <> 'study-material'
    and (${hasMoney(registration)} or ${registration}.items is null and not exists (
      select from payments m where m."registrationId" = ${registration}.id and ${isReceived('m')}))
    and (${registration}.date + case ${registration}.courseduration
      when '6 Month' then interval '6 months' when '1 Year' then interval '1 year'
      when '2 Years' then interval '2 years' end > now()) is not false)`;

/** SQL: the ids of the offerings in a row of `registrations`. */
const idsOf = (registration: string) =>
  `(select ${registration}."planId" union select item->>'id' from jsonb_array_elements(
    coalesce(${registration}.items, '[]')) item)`;

const columns = {
  id: 'uuid',
  registrationnumber: 'text',
  title: 'text',
  date: narrow<IsoDay>('text'),
  price: narrow<Paise | null>('int4?'),
  paid: narrow<Paise>('int4'),
  isPaidToday: 'bool',
} as const;

const shown = `r.id, r.registrationnumber, coalesce(r."planTitle", r.coursename) as title,
  to_char(r.date, 'YYYY-MM-DD') as date, r."pricePaise" as price, ${receivedFor('r.id')} as paid,
  exists (select from payments p where p."registrationId" = r.id and ${isHeld('p')}
    and (p."paidAt" at time zone 'Asia/Kolkata')::date = (now() at time zone 'Asia/Kolkata')::date
  ) as "isPaidToday"`;

const HOLDERS = statement(
  'holders-of-plans',
  {
    studentId: 'uuid',
    session: 'text',
    plans: 'text[]',
    except: 'uuid?',
    phone: 'text?',
  },
  columns,
  `select ${shown} from registrations r
  where (r."studentId" = $studentId or phone_key(r.mobilenumber) = phone_key($phone)
      and r.dateofbirth = (select dateofbirth from students where id = $studentId))
    and r.session = $session and ${isEnrolment('r')} and r.id is distinct from $except::uuid
    and exists (select from ${idsOf('r')} as bought (id) where bought.id = any($plans::text[]))
  order by paid desc, r."createdAt"`,
);

/** A registration that enrols its student; `plans` are the ids of its offerings. */
export interface Enrolment extends PlanHolder {
  studentId: string;
  plans: readonly string[];
}

const ENROLMENTS = statement(
  'enrolments-of-students',
  { students: 'uuid[]' },
  { ...columns, studentId: 'uuid', plans: 'text[]' },
  `select ${shown}, r."studentId", array(select id from ${idsOf('r')} as bought (id)
      where id is not null) as plans
  from registrations r where r."studentId" = any($students::uuid[]) and ${isEnrolment('r')}
  order by r."createdAt" desc`,
);

/** Enrolments of students, newest first; booklets are left out. */
export function findEnrolments(
  on: Queryable,
  students: readonly string[],
): Promise<readonly Enrolment[]> {
  return ENROLMENTS.rows(on, { students });
}

interface Wanted {
  studentId: string;
  session: string;
  /** Ids of plans or ordered items. */
  plans: readonly string[];
  /** Id of the registration itself. */
  except?: string | null;
  /** At the counter also registrations with this phone and the student's date of birth count. */
  phone?: string | null;
}

/** Registrations of a session in which a student already has one of these plans. */
export function holdersOf(
  { studentId, session, plans, except = null, phone = null }: Wanted,
  on: Queryable = pool,
): Promise<PlanHolder[]> {
  return HOLDERS.rows(on, { studentId, session, plans, except, phone });
}

const OTHER = statement(
  'other-registration-of-plan',
  { registration: 'uuid' },
  columns,
  `select ${shown} from registrations this
    join registrations r on r."studentId" = this."studentId" and r.id <> this.id
      and r.session = this.session and r.kind <> 'study-material'
      and exists (select from ${idsOf('r')} as bought (id) join ${idsOf('this')} as wanted (id) using (id))
  where this.id = $registration and this.kind <> 'study-material' and not this."enrolledAgain"
    and not exists (select from payments p where p."registrationId" = this.id and ${isBought('p')})
    and (${isEnrolment('r')} and (this."submittedAt" is null or ${hasMoney('r')})
      or ${isBeingPaid('r')} and not ${isBeingPaid('this')})
  order by paid desc, r."createdAt" limit 1`,
);

/**
 * The registration in which a student has, or is paying, an offering of another registration, which
 * therefore cannot be paid. Null if that one has received money, or if staff confirmed it as a second
 * enrolment.
 */
export function otherOfSamePlan(
  registration: string,
  on: Queryable = pool,
): Promise<PlanHolder | null> {
  return OTHER.first(on, { registration });
}

/** The refusal of a second enrolment in one plan. */
export function alreadyEnrolled(holder: PlanHolder): ApiError {
  const message = `${ALREADY_ENROLLED}: ${holderText(holder)}. Open it, and pay what is due, in your Purchased History. To enrol in it a second time, call us on ${institute.phones[0].printed}.`;
  return new ApiError('conflict', message, { fields: { enrolled: message } });
}

/**
 * Serialises enrolments and payments of a student until the transaction ends. Comes
 * before the locks of registrations.
 * @returns false if the student no longer exists
 */
export function lockStudent(tx: Transaction, studentId: string): Promise<boolean> {
  return lockRow(tx, 'students', studentId);
}

/** Locks the keys in one order, so that transactions with the same keys do not deadlock. */
const LOCK_CONTACTS = statement(
  'lock-contacts-who-enrol',
  { phone: 'text', email: 'text' },
  { locked: 'void' },
  `select pg_advisory_xact_lock(key) as locked from (
    select distinct hashtextextended(contact, 0) as key from (values
      ('phone:' || phone_key($phone)), ('email:' || nullif($email, ''))) as contacts (contact)
    where contact is not null order by key offset 0) as keys`,
);

/**
 * Serialises enrolments with this phone, in any notation, or this e-mail until the transaction ends. Comes
 * before all other locks.
 * @param email '' for none
 */
export async function lockContacts(tx: Transaction, phone: string, email = ''): Promise<void> {
  await LOCK_CONTACTS.run(tx, { phone, email });
}
