import { serveStudent } from '@/lib/accounts/bearer';
import { placeOrderCall } from '@/lib/enrolment/calls';
import { placeOrder } from '@/lib/enrolment/orders';

export const POST = serveStudent(placeOrderCall, ({ who, body, address }) =>
  placeOrder(who.studentId, body, address),
);
