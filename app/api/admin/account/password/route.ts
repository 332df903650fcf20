import { addressOf, handler, readBody, success } from '@/lib/api';
import { requireAccount } from '@/lib/auth/staff';
import { changePassword, withPassword } from '@/lib/data/own-account';
import { ownPasswordSchema } from '@/lib/schemas/staff';

export const POST = handler(async (request) => {
  const account = await requireAccount(request);
  const input = await readBody(request, ownPasswordSchema);
  const proof = { password: input.password, address: addressOf(request) };
  return success(
    await withPassword(account, proof, (hash) => changePassword(account, { ...input, hash })),
  );
});
