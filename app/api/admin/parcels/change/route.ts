import { changeParcelCall } from '@/lib/parcels/calls';
import { changeParcel } from '@/lib/parcels/parcels';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(changeParcelCall, ({ who, body }) => changeParcel(who, body));
