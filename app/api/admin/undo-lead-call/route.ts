import { undoLeadCallCall } from '@/lib/leads/calls';
import { undoLeadCall } from '@/lib/leads/lead-calls';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(undoLeadCallCall, ({ who, body }) => undoLeadCall(who, body));
