import { importQuestionsCall } from '@/lib/question-bank/calls';
import { importQuestions } from '@/lib/question-bank/import-questions';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(importQuestionsCall, ({ who, body }) => importQuestions(who, body));
