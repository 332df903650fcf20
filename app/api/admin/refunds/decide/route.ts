import { decideRefundCall } from '@/lib/office/refunds/calls';
import { decideRefund } from '@/lib/office/refunds/second-person';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(decideRefundCall, ({ who, body }) => decideRefund(who, body));
