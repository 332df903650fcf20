import { serveStudent } from '@/lib/accounts/bearer';
import { withdrawRegistrationCall } from '@/lib/payments/calls';
import { withdrawRegistration } from '@/lib/payments/withdraw-registration';

export const POST = serveStudent(withdrawRegistrationCall, async ({ who, body }) => {
  await withdrawRegistration(who.studentId, body.registration);
  return { withdrawn: true as const };
});
