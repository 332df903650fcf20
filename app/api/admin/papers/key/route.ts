import { changeKeyCall } from '@/lib/exam-room/calls';
import { changeKey } from '@/lib/exam-room/change-key';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(changeKeyCall, ({ who, body }) => changeKey(who, body));
