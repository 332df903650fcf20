import { savePaperCall } from '@/lib/exam-room/calls';
import { savePaper } from '@/lib/exam-room/papers';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(savePaperCall, ({ who, body }) => savePaper(who, body));
