import { sendParcelCall } from '@/lib/parcels/calls';
import { sendParcel } from '@/lib/parcels/parcels';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(sendParcelCall, ({ who, body }) => sendParcel(who, body));
