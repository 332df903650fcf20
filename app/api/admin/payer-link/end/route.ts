import { serveStaff } from '@/lib/staff/serve-staff';
import { endPayerLinkAtDeskCall } from '@/lib/payments/payer-links/calls';
import { endPayerLink } from '@/lib/payments/payer-links/payer-links';

export const POST = serveStaff(endPayerLinkAtDeskCall, ({ who, body }) =>
  endPayerLink(who, body.link),
);
