import { withdrawPaperCall } from '@/lib/exam-room/calls';
import { withdrawPaper } from '@/lib/exam-room/papers';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(withdrawPaperCall, ({ who, body }) => withdrawPaper(who, body));
