import { beginCodesCall } from '@/lib/staff/calls';
import { serveAccount } from '@/lib/staff/serve-staff';
import { beginCodes } from '@/lib/staff/staff-codes';
import { qrCode } from '@/lib/platform/documents/qr-code.mjs';

export const POST = serveAccount(beginCodesCall, async ({ who }) => {
  const { secret, address } = await beginCodes(who);
  return { secret, qr: qrCode(address) };
});
