import { reassignLeads } from '@/lib/leads/assign-leads';
import { changeStaffCall } from '@/lib/staff/calls';
import { serveStaff } from '@/lib/staff/serve-staff';
import { changeStaff } from '@/lib/staff/staff-accounts';

export const POST = serveStaff(changeStaffCall, ({ who, body }) =>
  changeStaff(who, body, reassignLeads),
);
