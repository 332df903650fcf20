import { handler, success } from '@/lib/calls/handler';
import { requireAccount } from '@/lib/office/staff/access';
import { beginCodes } from '@/lib/office/staff/staff-codes';
import { qrCode } from '@/lib/platform/documents/qr-code';

/** A new secret, in letters and as a QR code to draw. */
export const POST = handler(async (request) => {
  const { secret, address } = await beginCodes(await requireAccount(request));
  return success({ secret, qr: qrCode(address) });
});
