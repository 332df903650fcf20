import { placeQuestionCall } from '@/lib/exam-room/calls';
import { placeQuestion } from '@/lib/exam-room/papers';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(placeQuestionCall, ({ who, body }) => placeQuestion(who, body));
