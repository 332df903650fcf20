import { serveStaff } from '@/lib/staff/serve-staff';
import { matchPaymentCall } from '@/lib/payments/desk/calls';
import { matchPayment } from '@/lib/payments/desk/match-payment';

export const POST = serveStaff(matchPaymentCall, ({ who, body }) => matchPayment(who, body));
