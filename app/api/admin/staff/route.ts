import { createStaffCall } from '@/lib/staff/calls';
import { serveStaff } from '@/lib/staff/serve-staff';
import { createStaff } from '@/lib/staff/staff-accounts';

export const POST = serveStaff(createStaffCall, ({ who, body }) => createStaff(who, body));
