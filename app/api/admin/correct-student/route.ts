import { noteUnchanged } from '@/lib/office/audit/unchanged';
import { correctStudentCall } from '@/lib/office/people/calls';
import { correctStudent } from '@/lib/office/people/corrections';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(correctStudentCall, async ({ who, body }) => {
  const corrected = await correctStudent(who, body);
  // Otherwise a guess that is right would leave no trace.
  if (corrected.fields.length === 0)
    await noteUnchanged(who, body, { call: correctStudentCall.name });
  return corrected;
});
