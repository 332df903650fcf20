import { removeOwnCodesCall } from '@/lib/staff/calls';
import { withPassword } from '@/lib/staff/own-account';
import { serveAccount } from '@/lib/staff/serve-staff';
import { removeCodes } from '@/lib/staff/staff-codes';

export const POST = serveAccount(removeOwnCodesCall, ({ who, body: { code, password }, address }) =>
  withPassword(who, { password, address }, () => removeCodes(who, code)),
);
