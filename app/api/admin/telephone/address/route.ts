import { serveStaff } from '@/lib/staff/serve-staff';
import { makeTelephoneAddressCall } from '@/lib/telephony/calls';
import { makeTelephoneAddress } from '@/lib/telephony/telephone-settings';

export const POST = serveStaff(makeTelephoneAddressCall, ({ who }) => makeTelephoneAddress(who));
