import { correctParcelCall } from '@/lib/office/parcels/calls';
import { correctParcel } from '@/lib/office/parcels/parcels';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(correctParcelCall, ({ who, body }) => correctParcel(who, body));
