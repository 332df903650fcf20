import { approveQuestionCall } from '@/lib/question-bank/calls';
import { approveQuestion } from '@/lib/question-bank/save-question';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(approveQuestionCall, ({ who, body }) => approveQuestion(who, body));
