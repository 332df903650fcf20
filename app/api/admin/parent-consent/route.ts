import { recordParentConsentCall } from '@/lib/people/calls';
import { recordParentConsent } from '@/lib/people/student-account';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(recordParentConsentCall, ({ who, body }) =>
  recordParentConsent(who, body),
);
