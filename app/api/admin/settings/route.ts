import { changeSettingsCall } from '@/lib/refunds/calls';
import { setRefundLimit } from '@/lib/refunds/refund-limit';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(changeSettingsCall, ({ who, body }) =>
  setRefundLimit(who, body.refundLimit),
);
