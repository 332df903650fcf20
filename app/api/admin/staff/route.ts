import { createStaffCall } from '@/lib/office/staff/calls';
import { serveStaff } from '@/lib/office/staff/serve-staff';
import { createStaff } from '@/lib/office/staff/staff-accounts';

export const POST = serveStaff(createStaffCall, ({ who, body }) => createStaff(who, body));
