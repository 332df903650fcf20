import { findKnownStudentsCall } from '@/lib/office/enrol/calls';
import { findKnownStudents } from '@/lib/office/enrol/known-students';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(findKnownStudentsCall, ({ who, body }) =>
  findKnownStudents(who, body),
);
