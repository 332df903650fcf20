import { handler, readBody, success } from '@/lib/calls/handler';
import { requireStaff } from '@/lib/office/staff/access';
import { matchPayment } from '@/lib/payments/desk/match-payment';
import { matchSchema } from '@/lib/payments/desk/office-money';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request, 'payments.match');
  return success(await matchPayment(staff, await readBody(request, matchSchema)));
});
