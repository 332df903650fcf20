import { openStudentMessageCall } from '@/lib/people/calls';
import { openStudentMessage } from '@/lib/people/student-messages';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(openStudentMessageCall, ({ who, body }) =>
  openStudentMessage(who, body),
);
