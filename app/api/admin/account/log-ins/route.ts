import { handler, readBody, success } from '@/lib/calls/handler';
import { requireAccount } from '@/lib/office/staff/access';
import { ownLogInsSchema } from '@/lib/office/staff/staff-forms';
import { endOwnLogIns } from '@/lib/office/staff/staff-log-ins';

export const POST = handler(async (request) => {
  const account = await requireAccount(request);
  const { logIn } = await readBody(request, ownLogInsSchema);
  return success(await endOwnLogIns(account, logIn ?? null));
});
