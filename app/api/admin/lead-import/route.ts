import { importLeadsCall } from '@/lib/leads/calls';
import { importLeads } from '@/lib/leads/import-leads';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(importLeadsCall, ({ who, body }) => importLeads(who, body));
