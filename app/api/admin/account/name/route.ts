import { changeOwnNameCall } from '@/lib/staff/calls';
import { changeOwnName } from '@/lib/staff/own-account';
import { serveAccount } from '@/lib/staff/serve-staff';

export const POST = serveAccount(changeOwnNameCall, ({ who, body }) =>
  changeOwnName(who, body.name),
);
