import { serveStudent } from '@/lib/accounts/bearer';
import { makePayerLinkCall } from '@/lib/payments/payer-links/calls';
import { makePayerLink } from '@/lib/payments/payer-links/payer-links';

export const POST = serveStudent(makePayerLinkCall, ({ who, body }) =>
  makePayerLink({ studentId: who.studentId }, body.registration),
);
