import { decideClaimCall } from '@/lib/office/refunds/calls';
import { decideClaim } from '@/lib/office/refunds/refund-claims';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(decideClaimCall, ({ who, body }) => decideClaim(who, body));
