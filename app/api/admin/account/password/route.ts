import { changeOwnPasswordCall } from '@/lib/staff/calls';
import { changePassword, withPassword } from '@/lib/staff/own-account';
import { serveAccount } from '@/lib/staff/serve-staff';

export const POST = serveAccount(changeOwnPasswordCall, ({ who, body, address }) =>
  withPassword(who, { password: body.password, address }, (hash) =>
    changePassword(who, { ...body, hash }),
  ),
);
