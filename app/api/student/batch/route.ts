import { serveStudent } from '@/lib/accounts/bearer';
import { chooseBatchCall } from '@/lib/enrolment/calls';
import { chooseBatch } from '@/lib/enrolment/seat-offers';

export const POST = serveStudent(chooseBatchCall, ({ who, body }) =>
  chooseBatch(who.studentId, body),
);
