import { serveStudent } from '@/lib/accounts/bearer';
import { agreeToInstalmentsCall } from '@/lib/payments/calls';
import { agreeToInstalments } from '@/lib/payments/instalment-plans';

export const POST = serveStudent(agreeToInstalmentsCall, ({ who, body }) =>
  agreeToInstalments(who.studentId, body),
);
