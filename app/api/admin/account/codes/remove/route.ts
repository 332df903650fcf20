import { addressOf, handler, readBody, success } from '@/lib/api';
import { requireAccount } from '@/lib/auth/staff';
import { withPassword } from '@/lib/data/own-account';
import { removeCodes } from '@/lib/data/staff-codes';
import { ownCodeSchema } from '@/lib/schemas/staff';

export const POST = handler(async (request) => {
  const account = await requireAccount(request);
  const { code, password } = await readBody(request, ownCodeSchema);
  const proof = { password, address: addressOf(request) };
  await withPassword(account, proof, () => removeCodes(account, code));
  return success();
});
