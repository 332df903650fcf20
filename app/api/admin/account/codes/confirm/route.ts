import { confirmCodesCall } from '@/lib/staff/calls';
import { withPassword } from '@/lib/staff/own-account';
import { serveAccount } from '@/lib/staff/serve-staff';
import { confirmCodes } from '@/lib/staff/staff-codes';

export const POST = serveAccount(confirmCodesCall, ({ who, body: { code, password }, address }) =>
  withPassword(who, { password, address }, () => confirmCodes(who, code)),
);
