import { beginCodesCall } from '@/lib/office/staff/calls';
import { serveAccount } from '@/lib/office/staff/serve-staff';
import { beginCodes } from '@/lib/office/staff/staff-codes';
import { qrCode } from '@/lib/platform/documents/qr-code.mjs';

export const POST = serveAccount(beginCodesCall, async ({ who }) => {
  const { secret, address } = await beginCodes(who);
  return { secret, qr: qrCode(address) };
});
