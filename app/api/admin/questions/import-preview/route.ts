import { previewQuestionsCall } from '@/lib/question-bank/calls';
import { previewQuestions } from '@/lib/question-bank/import-questions';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(previewQuestionsCall, ({ who, body }) =>
  previewQuestions(who, body),
);
