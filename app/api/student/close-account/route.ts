import { serveStudent } from '@/lib/accounts/bearer';
import { closeAccountCall } from '@/lib/office/rights/calls';
import { closeOwnAccount } from '@/lib/office/rights/close-account';

export const POST = serveStudent(closeAccountCall, ({ who, body }) =>
  closeOwnAccount(who.studentId, body),
);
