import { decideMatchCall } from '@/lib/data-rights/calls';
import { decideMatch } from '@/lib/data-rights/match-decisions';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(decideMatchCall, ({ who, body }) => decideMatch(who, body));
