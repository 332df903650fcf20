import { noteClaimCall } from '@/lib/refunds/calls';
import { noteClaim } from '@/lib/refunds/refund-claims';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(noteClaimCall, ({ who, body }) => noteClaim(who, body));
