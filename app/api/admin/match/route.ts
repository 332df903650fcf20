import { handler, readBody, success } from '@/lib/api';
import { requireStaff } from '@/lib/auth/staff';
import { matchPayment } from '@/lib/data/match-payment';
import { matchSchema } from '@/lib/schemas/office-money';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request);
  return success(await matchPayment(staff, await readBody(request, matchSchema)));
});
