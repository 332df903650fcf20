import { changeStaffCall } from '@/lib/office/staff/calls';
import { changeStaff } from '@/lib/office/staff/staff-accounts';
import { serveStaff } from '@/lib/office/staff/access';

export const POST = serveStaff(changeStaffCall, ({ who, body }) => changeStaff(who, body));
