import { previewQuestionCall } from '@/lib/question-bank/calls';
import { picturesOf } from '@/lib/question-bank/pictures';
import { typesetTexts } from '@/lib/question-bank/typeset-question';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(previewQuestionCall, async ({ body }) =>
  typesetTexts(body, await picturesOf(Object.values(body))),
);
