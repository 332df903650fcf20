import { withdrawShelfItemCall } from '@/lib/shelf/calls';
import { withdrawShelfItem } from '@/lib/shelf/shelf-items';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(withdrawShelfItemCall, ({ who, body }) =>
  withdrawShelfItem(who, body),
);
