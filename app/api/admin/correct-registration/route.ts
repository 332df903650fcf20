import { correctRegistrationCall } from '@/lib/office/people/calls';
import { correctRegistration } from '@/lib/office/people/corrections';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(correctRegistrationCall, ({ who, body }) =>
  correctRegistration(who, body),
);
