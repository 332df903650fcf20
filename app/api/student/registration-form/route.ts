import { answerWithFlag, handler, readBody, success } from '@/lib/api';
import { requireStudent } from '@/lib/auth/bearer';
import { saveRegistration } from '@/lib/data/save-registration';
import { registrationSchema } from '@/lib/schemas/registration';

export const POST = handler(
  answerWithFlag(async (request) => {
    const { studentId } = await requireStudent(request);
    const input = await readBody(request, registrationSchema, 'Please enter all details');
    const saved = await saveRegistration(studentId, input);
    return success({ success: true, ...saved }, undefined, 'Saved Successful');
  }),
);
