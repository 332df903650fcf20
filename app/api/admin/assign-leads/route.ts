import { assignLeads } from '@/lib/leads/assign-leads';
import { assignLeadsCall } from '@/lib/leads/calls';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(assignLeadsCall, ({ who, body }) => assignLeads(who, body));
