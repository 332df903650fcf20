import { refundPayment } from '@/lib/refunds/second-person';
import { serveStaff } from '@/lib/staff/serve-staff';
import { refundCall } from '@/lib/payments/desk/calls';

export const POST = serveStaff(refundCall, ({ who, body }) => refundPayment(who, body));
