import { changeLeadVisibilityCall } from '@/lib/staff/calls';
import { setLeadVisibility } from '@/lib/staff/lead-visibility';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(changeLeadVisibilityCall, ({ who, body }) =>
  setLeadVisibility(who, body),
);
