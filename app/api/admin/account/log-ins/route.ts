import { endOwnLogInsCall } from '@/lib/staff/calls';
import { serveAccount } from '@/lib/staff/serve-staff';
import { endOwnLogIns } from '@/lib/staff/staff-log-ins';

export const POST = serveAccount(endOwnLogInsCall, ({ who, body }) =>
  endOwnLogIns(who, body.logIn ?? null),
);
