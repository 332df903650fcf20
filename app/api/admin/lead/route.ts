import { changeLeadCall } from '@/lib/leads/calls';
import { changeLead } from '@/lib/leads/change-lead';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(changeLeadCall, ({ who, body }) => changeLead(who, body));
