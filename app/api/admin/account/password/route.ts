import { changeOwnPasswordCall } from '@/lib/office/staff/calls';
import { changePassword, withPassword } from '@/lib/office/staff/own-account';
import { serveAccount } from '@/lib/office/staff/serve-staff';

export const POST = serveAccount(changeOwnPasswordCall, ({ who, body, address }) =>
  withPassword(who, { password: body.password, address }, (hash) =>
    changePassword(who, { ...body, hash }),
  ),
);
