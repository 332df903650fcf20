import { handler, readBody, success } from '@/lib/calls/handler';
import { parentConsentSchema } from '@/lib/office/people/person-forms';
import { recordParentConsent } from '@/lib/office/people/student-account';
import { requireStaff } from '@/lib/office/staff/access';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request, 'people.change');
  return success(await recordParentConsent(staff, await readBody(request, parentConsentSchema)));
});
