import 'server-only';
import type { IsoDay } from '@/content/day';
import type { DataView, StudentDay } from '../data-views';
import { dataViews } from '../data-views';
import { pool } from '@/lib/platform/db';
import { narrow, statement } from '@/lib/platform/statement';
import type { StaffRole } from '@/prisma/client/enums';

const ALL = Object.entries(dataViews).flatMap(([action, words]) => (words === null ? [] : action));

/** Older views stay in the audit log. */
const MOST_DAYS_BACK = 365;

/**
 * Views of the student, of one of the student's forms or enquiries, or of a list with the student in it. An
 * enquiry counts as the student's only with a confirmed e-mail. A search sent while typing counts once a
 * minute. `role` is the one at the time, where it was recorded. The ids are an array: PostgreSQL expects a join to
 * find so many that it reads the whole audit.
 */
const VIEWS = statement(
  'views-for-student',
  { student: 'uuid', actions: 'text[]' },
  {
    day: narrow<IsoDay>('text'),
    role: narrow<StaffRole | null>('text?'),
    action: narrow<DataView>('text'),
    times: 'int4',
  },
  `with enquiries as (
    select l.id::text as id from students s join leads l on email_key(l.email) = s.email
    where s.id = $student::uuid and s."emailVerifiedAt" is not null
  ), found as (
    select id from audit_entries where subject = 'student' and "subjectId" = $student::text
    union select id from audit_entries where subject = 'registration' and "subjectId" in
      (select id::text from registrations where "studentId" = $student::uuid)
    union select id from audit_entries where detail ? 'students' and detail -> 'students' ? $student::text
    union select id from audit_entries where subject = 'lead'
      and "subjectId" in (select id from enquiries)
    union select id from audit_entries where detail ? 'leadIds'
      and detail -> 'leadIds' ?| array(select id from enquiries)
  )
  select to_char(at at time zone 'Asia/Kolkata', 'YYYY-MM-DD') as day,
    coalesce(e.detail ->> 'role', staff.role::text) as role, action,
    count(distinct date_trunc('minute', at))::int as times
  from audit_entries e left join staff on staff.id = e."staffId"
  where e.id = any(array(select id from found)) and action = any($actions::text[]) and at > now() - interval '${MOST_DAYS_BACK} days'
  group by 1, 2, 3 order by 1 desc, 2, 3`,
);

/** Views of a student's data by staff: newest day first, each role once a day. */
export async function listViewsOf(studentId: string): Promise<StudentDay[]> {
  const days: StudentDay[] = [];
  for (const { day, role, action, times } of await VIEWS.rows(pool, {
    student: studentId,
    actions: ALL,
  })) {
    const last = days.at(-1);
    const view = { action, times };
    if (last?.day === day && last.role === role) last.views.push(view);
    else days.push({ day, role, views: [view] });
  }
  return days;
}
