import { factorNeededCall } from '@/lib/staff/calls';
import { factorState } from '@/lib/staff/second-factor';
import { serveAccount } from '@/lib/staff/serve-staff';

export const POST = serveAccount(factorNeededCall, ({ who }) => factorState(who));
