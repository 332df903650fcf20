import { removeOwnCodesCall } from '@/lib/office/staff/calls';
import { withPassword } from '@/lib/office/staff/own-account';
import { serveAccount } from '@/lib/office/staff/serve-staff';
import { removeCodes } from '@/lib/office/staff/staff-codes';

export const POST = serveAccount(removeOwnCodesCall, ({ who, body: { code, password }, address }) =>
  withPassword(who, { password, address }, () => removeCodes(who, code)),
);
