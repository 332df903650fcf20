import { handler, readBody, success } from '@/lib/calls/handler';
import { registrationCorrectionSchema } from '@/lib/office/people/correction';
import { correctRegistration } from '@/lib/office/people/corrections';
import { requireStaff } from '@/lib/office/staff/access';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request, 'people.change');
  return success(
    await correctRegistration(staff, await readBody(request, registrationCorrectionSchema)),
  );
});
