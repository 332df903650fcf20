import { decideMatchCall } from '@/lib/office/rights/calls';
import { decideMatch } from '@/lib/office/rights/match-decisions';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(decideMatchCall, ({ who, body }) => decideMatch(who, body));
