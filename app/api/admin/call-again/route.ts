import { callAgainCall } from '@/lib/leads/calls';
import { callAgain } from '@/lib/leads/do-not-call';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(callAgainCall, ({ who, body }) => callAgain(who, body));
