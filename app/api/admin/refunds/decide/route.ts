import { decideRefundCall } from '@/lib/refunds/calls';
import { decideRefund } from '@/lib/refunds/second-person';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(decideRefundCall, ({ who, body }) => decideRefund(who, body));
