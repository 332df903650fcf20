import { saveQuestionCall } from '@/lib/question-bank/calls';
import { saveQuestion } from '@/lib/question-bank/save-question';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(saveQuestionCall, ({ who, body }) => saveQuestion(who, body));
