import { addressOf, handler, readBody, success } from '@/lib/calls/handler';
import { requireAccount } from '@/lib/office/staff/access';
import { withPassword } from '@/lib/office/staff/own-account';
import { confirmCodes } from '@/lib/office/staff/staff-codes';
import { ownCodeSchema } from '@/lib/office/staff/staff-forms';

export const POST = handler(async (request) => {
  const account = await requireAccount(request);
  const { code, password } = await readBody(request, ownCodeSchema);
  const proof = { password, address: addressOf(request) };
  return success(await withPassword(account, proof, () => confirmCodes(account, code)));
});
