import { showBirthDatesCall } from '@/lib/people/calls';
import { showBirthDates } from '@/lib/people/read-person';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(showBirthDatesCall, ({ who, body }) => showBirthDates(who, body));
