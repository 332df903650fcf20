import { unlockStudentCall } from '@/lib/office/people/calls';
import { unlockStudent } from '@/lib/office/people/student-account';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(unlockStudentCall, ({ who, body }) => unlockStudent(who, body));
