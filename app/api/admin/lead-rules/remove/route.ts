import { removeLeadRuleCall } from '@/lib/leads/calls';
import { removeLeadRule } from '@/lib/leads/lead-rules';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(removeLeadRuleCall, ({ who, body }) => removeLeadRule(who, body));
