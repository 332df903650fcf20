import { changeOwnNameCall } from '@/lib/office/staff/calls';
import { changeOwnName } from '@/lib/office/staff/own-account';
import { serveAccount } from '@/lib/office/staff/serve-staff';

export const POST = serveAccount(changeOwnNameCall, ({ who, body }) =>
  changeOwnName(who, body.name),
);
