import { enrolAtCounterCall } from '@/lib/office/enrol/calls';
import { enrolAtCounter } from '@/lib/office/enrol/enrol-at-counter';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(enrolAtCounterCall, ({ who, body }) => enrolAtCounter(who, body));
