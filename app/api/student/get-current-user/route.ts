import { serveStudent } from '@/lib/accounts/bearer';
import { currentUserCall } from '@/lib/accounts/calls';
import { getCurrentUser } from '@/lib/accounts/students';

export const GET = serveStudent(currentUserCall, ({ who }) => getCurrentUser(who.studentId));
