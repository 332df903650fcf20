import { correctParcelCall } from '@/lib/parcels/calls';
import { correctParcel } from '@/lib/parcels/parcels';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(correctParcelCall, ({ who, body }) => correctParcel(who, body));
