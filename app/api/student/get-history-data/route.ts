import { serveStudent } from '@/lib/accounts/bearer';
import { historyCall } from '@/lib/enrolment/calls';
import { listHistory } from '@/lib/enrolment/registrations';

/** The student comes from the token; the body is ignored (D20). */
export const POST = serveStudent(historyCall, ({ who }) => listHistory(who.studentId));
