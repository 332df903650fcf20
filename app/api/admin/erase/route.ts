import { eraseStudentCall } from '@/lib/data-rights/calls';
import { eraseStudent } from '@/lib/data-rights/erase-student';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(eraseStudentCall, ({ who, body }) => eraseStudent(who, body));
