import { endOwnLogInsCall } from '@/lib/office/staff/calls';
import { serveAccount } from '@/lib/office/staff/serve-staff';
import { endOwnLogIns } from '@/lib/office/staff/staff-log-ins';

export const POST = serveAccount(endOwnLogInsCall, ({ who, body }) =>
  endOwnLogIns(who, body.logIn ?? null),
);
