import { mergeLeadsCall } from '@/lib/leads/calls';
import { mergeLeads } from '@/lib/leads/merge-leads';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(mergeLeadsCall, ({ who, body }) => mergeLeads(who, body));
