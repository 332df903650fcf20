import { reassignLeads } from '@/lib/leads/assign-leads';
import { decideStaffCall } from '@/lib/staff/calls';
import { serveStaff } from '@/lib/staff/serve-staff';
import { decideStaff } from '@/lib/staff/staff-accounts';

export const POST = serveStaff(decideStaffCall, ({ who, body }) =>
  decideStaff(who, body, reassignLeads),
);
