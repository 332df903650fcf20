import { setDaysAwayCall } from '@/lib/staff/calls';
import { setDaysAway } from '@/lib/staff/days-away';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(setDaysAwayCall, ({ who, body }) => setDaysAway(who, body));
