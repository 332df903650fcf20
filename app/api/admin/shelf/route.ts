import { saveShelfItemCall } from '@/lib/shelf/calls';
import { saveShelfItem } from '@/lib/shelf/shelf-items';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(saveShelfItemCall, ({ who, body }) => saveShelfItem(who, body));
