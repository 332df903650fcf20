import { changeParcelCall } from '@/lib/office/parcels/calls';
import { changeParcel } from '@/lib/office/parcels/parcels';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(changeParcelCall, ({ who, body }) => changeParcel(who, body));
