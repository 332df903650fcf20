import { handler, readBody, success } from '@/lib/api';
import { requireStaff } from '@/lib/auth/staff';
import { recordParentConsent } from '@/lib/data/student-acts';
import { parentConsentSchema } from '@/lib/schemas/person-calls';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request);
  return success(await recordParentConsent(staff, await readBody(request, parentConsentSchema)));
});
