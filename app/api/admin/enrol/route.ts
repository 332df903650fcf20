import { isApiError } from '@/lib/calls/errors';
import { enrolAtCounterCall } from '@/lib/counter/calls';
import { findKnownStudents } from '@/lib/counter/known-students';
import { enrolAtCounter } from '@/lib/counter/enrol-at-counter';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(enrolAtCounterCall, async ({ who, body }) => {
  try {
    return await enrolAtCounter(who, body);
  } catch (error) {
    // The refusal reveals that phone or e-mail is known, so it counts as a look-up of known students.
    if (isApiError(error) && error.code === 'conflict') await findKnownStudents(who, body);
    throw error;
  }
});
