import { sendParcelCall } from '@/lib/office/parcels/calls';
import { sendParcel } from '@/lib/office/parcels/parcels';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(sendParcelCall, ({ who, body }) => sendParcel(who, body));
