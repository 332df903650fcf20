import { addPictureCall } from '@/lib/office/site/calls';
import { addPicture } from '@/lib/office/site/pictures';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(addPictureCall, ({ who, body }) => addPicture(who, body.picture));
