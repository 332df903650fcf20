import { serveStudent } from '@/lib/accounts/bearer';
import { takeSeatCall } from '@/lib/enrolment/calls';
import { takeOfferedSeat } from '@/lib/enrolment/seat-offers';

export const POST = serveStudent(takeSeatCall, ({ who, body }) =>
  takeOfferedSeat(who.studentId, body),
);
