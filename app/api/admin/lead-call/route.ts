import { recordLeadCallCall } from '@/lib/leads/calls';
import { recordLeadCall } from '@/lib/leads/lead-calls';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(recordLeadCallCall, ({ who, body }) => recordLeadCall(who, body));
