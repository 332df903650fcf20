import { handler, success } from '@/lib/calls/handler';
import { requireStaff } from '@/lib/office/staff/access';
import { attentionList } from '@/lib/payments/desk/list-payments';

export const GET = handler(async (request) =>
  success(await attentionList(await requireStaff(request, 'payments.read'))),
);
