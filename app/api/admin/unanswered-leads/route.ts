import { unansweredLeadsCall } from '@/lib/leads/calls';
import { unansweredLeads } from '@/lib/leads/unanswered-leads';
import { serveStaff } from '@/lib/staff/serve-staff';

export const GET = serveStaff(unansweredLeadsCall, ({ who }) => unansweredLeads(who));
