import { publishPaperCall } from '@/lib/exam-room/calls';
import { publishPaper } from '@/lib/exam-room/papers';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(publishPaperCall, ({ who, body }) => publishPaper(who, body));
