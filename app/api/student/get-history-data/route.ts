import { serveStudent } from '@/lib/accounts/bearer';
import { historyCall } from '@/lib/enrolment/calls';
import { listRegistrations } from '@/lib/enrolment/registrations';

/** Clients name a student in the body, which is not read: the token says who is asking (D20). */
export const POST = serveStudent(historyCall, ({ who }) => listRegistrations(who.studentId));
