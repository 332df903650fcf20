import { serveStudent } from '@/lib/accounts/bearer';
import { saveRegistrationCall } from '@/lib/enrolment/calls';
import { saveRegistration } from '@/lib/enrolment/save-registration';

export const POST = serveStudent(saveRegistrationCall, async ({ who, body, address }) => {
  const saved = await saveRegistration(who.studentId, body, address);
  return { data: { success: true as const, ...saved }, message: 'Saved Successful' };
});
