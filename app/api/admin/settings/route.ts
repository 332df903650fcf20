import { changeSettingsCall } from '@/lib/office/refunds/calls';
import { setRefundLimit } from '@/lib/office/refunds/refund-limit';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(changeSettingsCall, ({ who, body }) =>
  setRefundLimit(who, body.refundLimit),
);
