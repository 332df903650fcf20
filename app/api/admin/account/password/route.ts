import { addressOf, handler, readBody, success } from '@/lib/calls/handler';
import { requireAccount } from '@/lib/office/staff/access';
import { changePassword, withPassword } from '@/lib/office/staff/own-account';
import { ownPasswordSchema } from '@/lib/office/staff/staff-forms';

export const POST = handler(async (request) => {
  const account = await requireAccount(request);
  const input = await readBody(request, ownPasswordSchema);
  const proof = { password: input.password, address: addressOf(request) };
  return success(
    await withPassword(account, proof, (hash) => changePassword(account, { ...input, hash })),
  );
});
