import { giveBack } from '@/lib/office/refunds/second-person';
import { serveStaff } from '@/lib/office/staff/serve-staff';
import { refundCall } from '@/lib/payments/desk/calls';

export const POST = serveStaff(refundCall, ({ who, body }) => giveBack(who, body));
