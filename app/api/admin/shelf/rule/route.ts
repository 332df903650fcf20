import { setShelfRuleCall } from '@/lib/office/shelf/calls';
import { setShelfRule } from '@/lib/office/shelf/shelf-items';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(setShelfRuleCall, ({ who, body: { opens } }) =>
  setShelfRule(who, opens),
);
