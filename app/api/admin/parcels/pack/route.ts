import { packParcelsCall } from '@/lib/office/parcels/calls';
import { packParcels } from '@/lib/office/parcels/parcels';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(packParcelsCall, ({ who, body }) => packParcels(who, body));
