import { requireStudent } from '@/lib/accounts/bearer';
import { answerWithFlag, handler, readBody, success } from '@/lib/calls/handler';
import { registrationSchema } from '@/lib/enrolment/registration-form';
import { saveRegistration } from '@/lib/enrolment/save-registration';

export const POST = handler(
  answerWithFlag(async (request) => {
    const { studentId } = await requireStudent(request);
    const input = await readBody(request, registrationSchema, 'Please enter all details');
    const saved = await saveRegistration(studentId, input);
    return success({ success: true, ...saved }, undefined, 'Saved Successful');
  }),
);
