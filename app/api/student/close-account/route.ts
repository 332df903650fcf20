import { serveStudent } from '@/lib/accounts/bearer';
import { closeAccountCall } from '@/lib/data-rights/calls';
import { closeOwnAccount } from '@/lib/data-rights/close-account';

export const POST = serveStudent(closeAccountCall, ({ who, body }) =>
  closeOwnAccount(who.studentId, body),
);
