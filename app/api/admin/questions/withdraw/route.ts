import { withdrawQuestionCall } from '@/lib/question-bank/calls';
import { withdrawQuestion } from '@/lib/question-bank/save-question';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(withdrawQuestionCall, ({ who, body }) =>
  withdrawQuestion(who, body),
);
