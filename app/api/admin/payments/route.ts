import { serveStaff } from '@/lib/staff/serve-staff';
import { recordPaymentCall } from '@/lib/payments/desk/calls';
import { recordPayment } from '@/lib/payments/record-payment';

export const POST = serveStaff(recordPaymentCall, ({ who, body }) => recordPayment(who, body));
