import { decideClaimCall } from '@/lib/refunds/calls';
import { decideClaim } from '@/lib/refunds/refund-claims';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(decideClaimCall, ({ who, body }) => decideClaim(who, body));
