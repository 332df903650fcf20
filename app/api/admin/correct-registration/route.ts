import { handler, readBody, success } from '@/lib/api';
import { requireStaff } from '@/lib/auth/staff';
import { correctRegistration } from '@/lib/data/corrections';
import { registrationCorrectionSchema } from '@/lib/schemas/correction';

export const POST = handler(async (request) => {
  const staff = await requireStaff(request);
  return success(
    await correctRegistration(staff, await readBody(request, registrationCorrectionSchema)),
  );
});
