import { serveStaff } from '@/lib/staff/serve-staff';
import { ringDemoCall } from '@/lib/telephony/calls';
import { ringDemo } from '@/lib/telephony/demo-exchange';

export const POST = serveStaff(ringDemoCall, ({ who, body }) => ringDemo(who, body));
