import { handler, readBody, success } from '@/lib/calls/handler';
import { requireAccount } from '@/lib/office/staff/access';
import { changeOwnName } from '@/lib/office/staff/own-account';
import { ownNameSchema } from '@/lib/office/staff/staff-forms';

export const POST = handler(async (request) => {
  const account = await requireAccount(request);
  const { name } = await readBody(request, ownNameSchema);
  await changeOwnName(account, name);
  return success();
});
