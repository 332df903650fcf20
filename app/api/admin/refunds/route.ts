import { handler, readBody, success } from '@/lib/api';
import { requireOwner } from '@/lib/auth/staff';
import { askRefund } from '@/lib/data/refunds';
import { refundSchema } from '@/lib/schemas/office-money';

export const POST = handler(async (request) => {
  const owner = await requireOwner(request);
  return success(await askRefund(owner, await readBody(request, refundSchema)));
});
