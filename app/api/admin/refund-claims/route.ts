import { noteClaimCall } from '@/lib/office/refunds/calls';
import { noteClaim } from '@/lib/office/refunds/refund-claims';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(noteClaimCall, ({ who, body }) => noteClaim(who, body));
