import { serveStudent } from '@/lib/accounts/bearer';
import { shelfCall } from '@/lib/enrolment/calls';
import { shelfOf } from '@/lib/enrolment/shelf';

export const GET = serveStudent(shelfCall, ({ who }) => shelfOf(who.studentId));
