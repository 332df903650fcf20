import { eraseStudentCall } from '@/lib/office/people/calls';
import { eraseStudent } from '@/lib/office/people/erase-student';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(eraseStudentCall, ({ who, body }) => eraseStudent(who, body));
