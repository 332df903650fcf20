import { reassignLeads } from '@/lib/leads/assign-leads';
import { changePermissionsCall } from '@/lib/staff/calls';
import { serveStaff } from '@/lib/staff/serve-staff';
import { changePermissions } from '@/lib/staff/staff-accounts';

export const POST = serveStaff(changePermissionsCall, ({ who, body }) =>
  changePermissions(who, body, reassignLeads),
);
