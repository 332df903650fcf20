import { serveStaff } from '@/lib/staff/serve-staff';
import { makePayerLinkAtDeskCall } from '@/lib/payments/payer-links/calls';
import { makePayerLink } from '@/lib/payments/payer-links/payer-links';

export const POST = serveStaff(makePayerLinkAtDeskCall, ({ who, body }) =>
  makePayerLink(who, body.registration),
);
