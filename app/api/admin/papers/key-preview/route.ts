import { previewKeyCall } from '@/lib/exam-room/calls';
import { previewKey } from '@/lib/exam-room/change-key';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(previewKeyCall, ({ who, body }) => previewKey(who, body));
