import { finishShelfFileCall } from '@/lib/office/shelf/calls';
import { finishUpload } from '@/lib/office/shelf/uploads';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(finishShelfFileCall, ({ who, body }) => finishUpload(who, body));
