import { addQuestionPictureCall } from '@/lib/question-bank/calls';
import { addQuestionPicture } from '@/lib/question-bank/pictures';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(addQuestionPictureCall, ({ who, body }) =>
  addQuestionPicture(who, body.picture),
);
