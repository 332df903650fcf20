import { serveStudent } from '@/lib/accounts/bearer';
import { requestDataCall } from '@/lib/office/rights/calls';
import { requestByStudent } from '@/lib/office/rights/data-requests';

export const POST = serveStudent(requestDataCall, ({ who, body }) =>
  requestByStudent(who.studentId, body),
);
