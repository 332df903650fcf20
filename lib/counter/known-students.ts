import 'server-only';
import type { IsoDay } from '@/content/day';
import { isUnproven } from '@/lib/accounts/hand-over';
import { findEnrolments, type Enrolment } from '@/lib/enrolment/same-plan';
import { recordView } from '@/lib/staff/audit/views';
import type { Staff } from '@/lib/staff/access';
import type { Queryable } from '@/lib/platform/database-connection';
import { pool } from '@/lib/platform/db';
import { narrow, statement, type RowOf } from '@/lib/platform/statement';
import type { EnrolCheck } from './counter-form';

/** Several families can share a phone; staff rule out each of these students. */
const MOST = 50;

const FIND = statement(
  'students-by-phone-or-email',
  { phone: 'text', email: 'text' },
  {
    id: 'uuid',
    name: 'text',
    fathername: 'text',
    city: 'text',
    phone: 'text',
    email: 'text',
    born: narrow<IsoDay>('text'),
    registrations: 'int4',
    byPhone: 'bool',
    byEmail: 'bool',
    emailVerifiedAt: 'timestamptz?',
    bornAtOffice: 'bool',
  },
  `with found as (
    select id, true as "byPhone", false as "byEmail" from students
      where phone_key(contactnumber) = phone_key($phone)
    union all select "studentId", true, false from registrations
      where phone_key(mobilenumber) = phone_key($phone)
    union all select id, false, true from students where email = $email and email <> ''
  )
  select s.id, s.studentname as name, s.fathername, s.city, s.contactnumber as phone, s.email,
    to_char(s.dateofbirth, 'YYYY-MM-DD') as born,
    (select count(*)::int from registrations where "studentId" = s.id) as registrations,
    bool_or("byPhone") as "byPhone", bool_or("byEmail") as "byEmail",
    s."emailVerifiedAt", s."bornAtOffice"
  from found join students s using (id)
  group by s.id order by bool_or("byEmail") desc, s."createdAt" limit ${MOST}`,
);

type FoundStudent = RowOf<typeof FIND>;

export interface KnownStudent extends Omit<
  FoundStudent,
  'born' | 'emailVerifiedAt' | 'bornAtOffice'
> {
  emailConfirmed: boolean;
  isUnproven: boolean;
  /** The student's enrolments, newest first. */
  enrolments: readonly Omit<Enrolment, 'studentId'>[];
}

/** The students with this phone, in any notation, or this e-mail; those with the e-mail first. */
export function studentsWith(
  on: Queryable,
  { mobilenumber, email }: EnrolCheck,
): Promise<FoundStudent[]> {
  return FIND.rows(on, { phone: mobilenumber, email });
}

/**
 * Students who may be the one at the counter. The view is audited first.
 * @throws ApiError too_many_requests when the budget of people was used up
 */
export async function findKnownStudents(
  staff: Staff<'people.enrol'>,
  asked: EnrolCheck,
): Promise<{ students: KnownStudent[] }> {
  const found = await studentsWith(pool, asked);
  const people = found.map(({ id }) => id);
  const enrolments = await findEnrolments(pool, people);
  const students = found.map(({ born: _born, emailVerifiedAt, bornAtOffice, ...student }) => ({
    ...student,
    emailConfirmed: emailVerifiedAt !== null,
    isUnproven: isUnproven({ ...student, emailVerifiedAt, bornAtOffice }),
    enrolments: enrolments.flatMap(({ studentId, ...enrolment }) =>
      studentId === student.id ? [enrolment] : [],
    ),
  }));
  await recordView(staff, {
    action: 'people.search',
    subject: 'list',
    people,
    students: people,
    detail: { for: 'enrolment', found: people.length },
  });
  return { students };
}
