import { withdrawShelfItemCall } from '@/lib/office/shelf/calls';
import { withdrawShelfItem } from '@/lib/office/shelf/shelf-items';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(withdrawShelfItemCall, ({ who, body }) =>
  withdrawShelfItem(who, body),
);
