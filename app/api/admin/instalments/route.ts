import { serveStaff } from '@/lib/staff/serve-staff';
import { agreeAtDesk } from '@/lib/payments/desk/agree-at-desk';
import { agreeAtDeskCall } from '@/lib/payments/desk/calls';

export const POST = serveStaff(agreeAtDeskCall, ({ who, body }) => agreeAtDesk(who, body));
