import { serveStaff } from '@/lib/staff/serve-staff';
import { declineUpiClaimCall } from '@/lib/payments/desk/calls';
import { declineUpiClaim } from '@/lib/payments/upi/upi-claims';

export const POST = serveStaff(declineUpiClaimCall, ({ who, body }) => declineUpiClaim(who, body));
