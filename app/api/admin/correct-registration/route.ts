import { noteUnchanged } from '@/lib/staff/audit/unchanged';
import { correctRegistrationCall } from '@/lib/people/calls';
import { correctRegistration } from '@/lib/people/corrections';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(correctRegistrationCall, async ({ who, body }) => {
  const corrected = await correctRegistration(who, body);
  // Audited, because otherwise a correct guess would leave no trace.
  if (corrected.fields.length === 0)
    await noteUnchanged(who, body, { call: correctRegistrationCall.name });
  return corrected;
});
