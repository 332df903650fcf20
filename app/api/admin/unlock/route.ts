import { unlockStudentCall } from '@/lib/people/calls';
import { unlockStudent } from '@/lib/people/student-account';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(unlockStudentCall, ({ who, body }) => unlockStudent(who, body));
