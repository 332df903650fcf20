import { endLogInsOfStudentCall } from '@/lib/people/calls';
import { endLogInsOfStudent } from '@/lib/people/student-account';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(endLogInsOfStudentCall, ({ who, body }) =>
  endLogInsOfStudent(who, body),
);
