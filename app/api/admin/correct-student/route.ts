import { correctStudentCall } from '@/lib/office/people/calls';
import { correctStudent } from '@/lib/office/people/corrections';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(correctStudentCall, ({ who, body }) => correctStudent(who, body));
