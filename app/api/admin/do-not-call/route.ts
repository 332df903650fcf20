import { askNotToCallCall } from '@/lib/leads/calls';
import { askNotToCall } from '@/lib/leads/do-not-call';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(askNotToCallCall, ({ who, body }) => askNotToCall(who, body));
