import { setLeadRuleCall } from '@/lib/leads/calls';
import { setLeadRule } from '@/lib/leads/lead-rules';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(setLeadRuleCall, ({ who, body }) => setLeadRule(who, body));
