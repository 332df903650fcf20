import { unassignLeads } from '@/lib/leads/change-lead';
import { decideStaffCall } from '@/lib/staff/calls';
import { serveStaff } from '@/lib/staff/serve-staff';
import { decideStaff } from '@/lib/staff/staff-accounts';

export const POST = serveStaff(decideStaffCall, ({ who, body }) =>
  decideStaff(who, body, unassignLeads),
);
