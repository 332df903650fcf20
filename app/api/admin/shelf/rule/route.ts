import { setShelfRuleCall } from '@/lib/shelf/calls';
import { setShelfRule } from '@/lib/shelf/shelf-items';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(setShelfRuleCall, ({ who, body: { opens } }) =>
  setShelfRule(who, opens),
);
