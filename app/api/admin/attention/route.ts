import { serveStaff } from '@/lib/office/staff/serve-staff';
import { attentionCall } from '@/lib/payments/desk/calls';
import { attentionList } from '@/lib/payments/desk/list-payments';

export const GET = serveStaff(attentionCall, ({ who }) => attentionList(who));
