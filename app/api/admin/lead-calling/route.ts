import { markCalling } from '@/lib/leads/calling';
import { markCallingCall } from '@/lib/leads/calls';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(markCallingCall, ({ who, body }) => markCalling(who, body));
