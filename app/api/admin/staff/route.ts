import { createStaffCall } from '@/lib/office/staff/calls';
import { createStaff } from '@/lib/office/staff/staff-accounts';
import { serveStaff } from '@/lib/office/staff/access';

export const POST = serveStaff(createStaffCall, ({ who, body }) => createStaff(who, body));
