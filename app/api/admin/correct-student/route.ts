import { noteUnchanged } from '@/lib/staff/audit/unchanged';
import { correctStudentCall } from '@/lib/people/calls';
import { correctStudent } from '@/lib/people/corrections';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(correctStudentCall, async ({ who, body }) => {
  const corrected = await correctStudent(who, body);
  // Audited, because otherwise a correct guess would leave no trace.
  if (corrected.fields.length === 0)
    await noteUnchanged(who, body, { call: correctStudentCall.name });
  return corrected;
});
