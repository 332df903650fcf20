import { saveShelfItemCall } from '@/lib/office/shelf/calls';
import { saveShelfItem } from '@/lib/office/shelf/shelf-items';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(saveShelfItemCall, ({ who, body }) => saveShelfItem(who, body));
