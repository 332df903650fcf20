import { changeParcelRuleCall } from '@/lib/office/parcels/calls';
import { changeParcelRule } from '@/lib/office/parcels/parcels';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(changeParcelRuleCall, ({ who, body }) =>
  changeParcelRule(who, body),
);
