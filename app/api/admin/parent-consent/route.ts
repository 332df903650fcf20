import { recordParentConsentCall } from '@/lib/office/people/calls';
import { recordParentConsent } from '@/lib/office/people/student-account';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(recordParentConsentCall, ({ who, body }) =>
  recordParentConsent(who, body),
);
