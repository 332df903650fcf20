import { handler, readBody, success } from '@/lib/calls/handler';
import { requireStaff } from '@/lib/office/staff/access';
import { officePaymentSchema } from '@/lib/payments/desk/office-money';
import { recordPayment } from '@/lib/payments/desk/record-payment';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request, 'payments.record');
  return success(await recordPayment(staff, await readBody(request, officePaymentSchema)));
});
