import { recordPaymentsView } from '@/lib/staff/audit/views';
import { serveStaff } from '@/lib/staff/serve-staff';
import { attentionCall } from '@/lib/payments/desk/calls';
import { attentionList } from '@/lib/payments/desk/list-payments';

export const GET = serveStaff(attentionCall, async ({ who }) => {
  const list = await attentionList(who);
  const shown = list.items.map(({ id }) => id);
  await recordPaymentsView(who, 'payments.list', shown, { show: 'attention' });
  return list;
});
