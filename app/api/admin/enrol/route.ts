import { isApiError } from '@/lib/calls/errors';
import { enrolAtCounterCall } from '@/lib/counter/calls';
import { findKnownStudents } from '@/lib/counter/known-students';
import { enrolAtCounter } from '@/lib/counter/enrol-at-counter';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(enrolAtCounterCall, async ({ who, body }) => {
  try {
    return await enrolAtCounter(who, body);
  } catch (error) {
    // A refusal says that the phone or the e-mail is known: it counts as the check that was left out.
    if (isApiError(error) && error.code === 'conflict') await findKnownStudents(who, body);
    throw error;
  }
});
