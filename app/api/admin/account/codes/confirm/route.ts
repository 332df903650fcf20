import { confirmCodesCall } from '@/lib/office/staff/calls';
import { withPassword } from '@/lib/office/staff/own-account';
import { serveAccount } from '@/lib/office/staff/serve-staff';
import { confirmCodes } from '@/lib/office/staff/staff-codes';

export const POST = serveAccount(confirmCodesCall, ({ who, body: { code, password }, address }) =>
  withPassword(who, { password, address }, () => confirmCodes(who, code)),
);
