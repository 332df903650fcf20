import { leadsInCalls } from '@/lib/leads/calling';
import { unansweredLeadsCall } from '@/lib/leads/calls';
import { unansweredLeads } from '@/lib/leads/unanswered-leads';
import { serveStaff } from '@/lib/staff/serve-staff';
import { ringingCalls } from '@/lib/telephony/phone-calls';

export const GET = serveStaff(unansweredLeadsCall, async ({ who }) => {
  const [unanswered, inCalls, ringing] = await Promise.all([
    unansweredLeads(who),
    leadsInCalls(who),
    ringingCalls(who),
  ]);
  return { ...unanswered, inCalls, ringing };
});
