import { handler, readBody, success } from '@/lib/api';
import { requireStaff } from '@/lib/auth/staff';
import { recordPayment } from '@/lib/data/office-payments';
import { officePaymentSchema } from '@/lib/schemas/office-money';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request);
  return success(await recordPayment(staff, await readBody(request, officePaymentSchema)));
});
