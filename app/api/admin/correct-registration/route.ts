import { noteUnchanged } from '@/lib/office/audit/unchanged';
import { correctRegistrationCall } from '@/lib/office/people/calls';
import { correctRegistration } from '@/lib/office/people/corrections';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(correctRegistrationCall, async ({ who, body }) => {
  const corrected = await correctRegistration(who, body);
  // Otherwise a guess that is right would leave no trace.
  if (corrected.fields.length === 0)
    await noteUnchanged(who, body, { call: correctRegistrationCall.name });
  return corrected;
});
