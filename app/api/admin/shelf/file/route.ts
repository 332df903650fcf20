import { finishShelfFileCall } from '@/lib/shelf/calls';
import { finishUpload } from '@/lib/shelf/uploads';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(finishShelfFileCall, ({ who, body }) => finishUpload(who, body));
