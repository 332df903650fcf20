import { serveStudent } from '@/lib/accounts/bearer';
import { requestDataCall } from '@/lib/data-rights/calls';
import { requestByStudent } from '@/lib/data-rights/data-requests';

export const POST = serveStudent(requestDataCall, ({ who, body }) =>
  requestByStudent(who.studentId, body),
);
