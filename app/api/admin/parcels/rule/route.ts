import { changeParcelRuleCall } from '@/lib/parcels/calls';
import { changeParcelRule } from '@/lib/parcels/parcels';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(changeParcelRuleCall, ({ who, body }) =>
  changeParcelRule(who, body),
);
