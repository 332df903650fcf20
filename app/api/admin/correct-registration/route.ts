import { handler, readBody, success } from '@/lib/calls/handler';
import { correctRegistration } from '@/lib/office/people/corrections';
import { registrationCorrectionSchema } from '@/lib/office/people/person-forms';
import { requireStaff } from '@/lib/office/staff/access';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request, 'people.change');
  return success(
    await correctRegistration(staff, await readBody(request, registrationCorrectionSchema)),
  );
});
