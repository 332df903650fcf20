import { showBirthDatesCall } from '@/lib/office/people/calls';
import { showBirthDates } from '@/lib/office/people/read-person';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(showBirthDatesCall, ({ who, body }) => showBirthDates(who, body));
