import { serveStudent } from '@/lib/accounts/bearer';
import { endPayerLinkCall } from '@/lib/payments/payer-links/calls';
import { endPayerLink } from '@/lib/payments/payer-links/payer-links';

export const POST = serveStudent(endPayerLinkCall, ({ who, body }) =>
  endPayerLink({ studentId: who.studentId }, body.link),
);
