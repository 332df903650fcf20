import 'server-only';
import { pool } from '@/lib/platform/db';
import { statement } from '@/lib/platform/statement';
import { isUuid } from '@/lib/platform/uuid';
import type { StaffPerson } from '@/lib/staff/access';
import { recordView } from './views';

/** More ids than the longest list that staff may tick. */
const MOST_IDS = 500;

/** The people whom rows of any kind are about; `$ids` are ids of rows. */
const PEOPLE = statement(
  'people-behind-ids',
  { ids: 'uuid[]' },
  { id: 'uuid', student: 'bool', lead: 'bool' },
  `with registration as (
    select id from registrations where id = any($ids::uuid[])
    union select "registrationId" from payments where id = any($ids::uuid[])
    union select "registrationId" from refund_requests join payments p on p.id = "paymentId"
      where "requestId" = any($ids::text[])
    union select "registrationId" from parcels where id = any($ids::uuid[])
    union select "registrationId" from upi_claims where id = any($ids::uuid[])
    union select "registrationId" from refund_claims where id = any($ids::uuid[])
    union select "registrationId" from payer_links where id = any($ids::uuid[])
  )
  select id, true as student, false as lead from students where id = any($ids::uuid[])
  union select "studentId", true, false from registrations join registration using (id)
  union select "studentId", true, false from data_requests
    where id = any($ids::uuid[]) and "studentId" is not null
  union select id, false, true from leads where id = any($ids::uuid[])
  union select id, false, false from payments
    where id = any($ids::uuid[]) and "registrationId" is null`,
);

/**
 * Writes to the audit log that a call changed nothing, and counts the people behind the ids in its body: the
 * answer reveals something about them ("all that is left is ₹500", or that a guess was right).
 * @param sent the body
 * @throws ApiError too_many_requests when the budget was used up; then nothing else may be answered
 */
export async function noteUnchanged(
  staff: StaffPerson,
  sent: unknown,
  about: { call: string; fields?: readonly string[] },
): Promise<void> {
  const ids = idsIn(sent).slice(0, MOST_IDS);
  const found = ids.length > 0 ? await PEOPLE.rows(pool, { ids }) : [];
  if (found.length === 0) return;
  const idsOf = (kind: 'student' | 'lead') => found.filter((row) => row[kind]).map(({ id }) => id);
  const { call, fields = [] } = about;
  await recordView(staff, {
    action: 'call.unchanged',
    subject: 'list',
    people: found.map(({ id }) => id),
    students: idsOf('student'),
    leads: idsOf('lead'),
    detail: { call, ...(fields.length > 0 && { fields }) },
  });
}

function idsIn(value: unknown): string[] {
  if (typeof value === 'string') return isUuid(value) ? [value] : [];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(idsIn) : [];
}
