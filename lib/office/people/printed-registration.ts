import 'server-only';
import { findRegistration, type RegistrationRecord } from '@/lib/enrolment/registrations';
import { noteAct } from '@/lib/platform/audit';
import { inTransaction } from '@/lib/platform/db';
import { isUuid } from '@/lib/platform/uuid';

/**
 * Any registration, for its copy on paper. Whoever opens one is in the audit before it is read.
 * @param staff who has shown to be staff
 * @returns null for an id that is none
 */
export async function registrationToPrint(
  staff: { staffId: string },
  id: string,
): Promise<RegistrationRecord | null> {
  const studentId = isUuid(id) ? await noted(staff, id) : null;
  return studentId === null ? null : findRegistration(studentId, id);
}

async function noted(staff: { staffId: string }, id: string): Promise<string | null> {
  return inTransaction(async (client) => {
    const { rows } = await client.query<{ studentId: string }>(
      'select "studentId" from registrations where id = $1',
      [id],
    );
    if (!rows[0]) return null;
    const about = { subject: 'registration', subjectId: id } as const;
    await noteAct(client, staff, { action: 'registration.print', ...about });
    return rows[0].studentId;
  });
}
