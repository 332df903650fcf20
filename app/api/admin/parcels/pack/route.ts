import { packParcelsCall } from '@/lib/parcels/calls';
import { packParcels } from '@/lib/parcels/parcels';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(packParcelsCall, ({ who, body }) => packParcels(who, body));
