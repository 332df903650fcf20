import { serveStaff } from '@/lib/office/staff/serve-staff';
import { refundCall } from '@/lib/payments/desk/calls';
import { askRefund } from '@/lib/payments/refunds/refunds';

export const POST = serveStaff(refundCall, ({ who, body }) => askRefund(who, body));
