import { handler, readBody, success } from '@/lib/api';
import { requireAccount } from '@/lib/auth/staff';
import { endOwnLogIns } from '@/lib/data/staff-log-ins';
import { ownLogInsSchema } from '@/lib/schemas/staff';

export const POST = handler(async (request) => {
  const account = await requireAccount(request);
  const { logIn } = await readBody(request, ownLogInsSchema);
  return success(await endOwnLogIns(account, logIn ?? null));
});
