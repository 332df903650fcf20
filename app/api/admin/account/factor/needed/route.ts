import { factorNeededCall } from '@/lib/office/staff/calls';
import { factorState } from '@/lib/office/staff/second-factor';
import { serveAccount } from '@/lib/office/staff/serve-staff';

export const POST = serveAccount(factorNeededCall, ({ who }) => factorState(who));
