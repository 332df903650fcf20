import { serveStaff } from '@/lib/staff/serve-staff';
import { reviewPaymentCall } from '@/lib/payments/desk/calls';
import { reviewPayment } from '@/lib/payments/desk/review-payment';

export const POST = serveStaff(reviewPaymentCall, ({ who, body }) => reviewPayment(who, body));
