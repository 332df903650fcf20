import { serveStaff } from '@/lib/staff/serve-staff';
import { setTelephoneCall } from '@/lib/telephony/calls';
import { setTelephoneExchange } from '@/lib/telephony/telephone-settings';

export const POST = serveStaff(setTelephoneCall, ({ who, body }) =>
  setTelephoneExchange(who, body.exchange),
);
