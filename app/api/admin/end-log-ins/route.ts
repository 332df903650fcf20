import { endLogInsOfStudentCall } from '@/lib/office/people/calls';
import { endLogInsOfStudent } from '@/lib/office/people/student-account';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(endLogInsOfStudentCall, ({ who, body }) =>
  endLogInsOfStudent(who, body),
);
