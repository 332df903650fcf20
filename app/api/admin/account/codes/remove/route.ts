import { addressOf, handler, readBody, success } from '@/lib/calls/handler';
import { requireAccount } from '@/lib/office/staff/access';
import { withPassword } from '@/lib/office/staff/own-account';
import { removeCodes } from '@/lib/office/staff/staff-codes';
import { ownCodeSchema } from '@/lib/office/staff/staff-forms';

export const POST = handler(async (request) => {
  const account = await requireAccount(request);
  const { code, password } = await readBody(request, ownCodeSchema);
  const proof = { password, address: addressOf(request) };
  await withPassword(account, proof, () => removeCodes(account, code));
  return success();
});
