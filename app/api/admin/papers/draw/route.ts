import { drawQuestionsCall } from '@/lib/exam-room/calls';
import { drawIntoPaper } from '@/lib/exam-room/papers';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(drawQuestionsCall, ({ who, body }) => drawIntoPaper(who, body));
