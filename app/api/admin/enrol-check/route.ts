import { findKnownStudentsCall } from '@/lib/counter/calls';
import { findKnownStudents } from '@/lib/counter/known-students';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(findKnownStudentsCall, ({ who, body }) =>
  findKnownStudents(who, body),
);
