import { setOwnDaysAwayCall } from '@/lib/staff/calls';
import { setOwnDaysAway } from '@/lib/staff/days-away';
import { serveAccount } from '@/lib/staff/serve-staff';

export const POST = serveAccount(setOwnDaysAwayCall, ({ who, body }) => setOwnDaysAway(who, body));
