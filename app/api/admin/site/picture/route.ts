import { addPictureCall } from '@/lib/publishing/calls';
import { addPicture } from '@/lib/publishing/pictures';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(addPictureCall, ({ who, body }) => addPicture(who, body));
