import { handler, success } from '@/lib/api';
import { requireAccount } from '@/lib/auth/staff';
import { beginCodes } from '@/lib/data/staff-codes';
import { qrCode } from '@/lib/documents/qr-code';

/** A new secret, in letters and as a QR code to draw. */
export const POST = handler(async (request) => {
  const { secret, address } = await beginCodes(await requireAccount(request));
  return success({ secret, qr: qrCode(address) });
});
