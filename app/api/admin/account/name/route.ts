import { handler, readBody, success } from '@/lib/api';
import { requireAccount } from '@/lib/auth/staff';
import { changeOwnName } from '@/lib/data/own-account';
import { ownNameSchema } from '@/lib/schemas/staff';

export const POST = handler(async (request) => {
  const account = await requireAccount(request);
  const { name } = await readBody(request, ownNameSchema);
  await changeOwnName(account, name);
  return success();
});
