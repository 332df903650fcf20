import { serveStaff } from '@/lib/office/staff/access';
import { attentionList } from '@/lib/payments/desk/list-payments';
import { attentionCall } from '@/lib/payments/desk/calls';

export const GET = serveStaff(attentionCall, ({ who }) => attentionList(who));
