import { openLeadMessageCall } from '@/lib/leads/calls';
import { openLeadMessage } from '@/lib/leads/lead-messages';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(openLeadMessageCall, ({ who, body }) => openLeadMessage(who, body));
