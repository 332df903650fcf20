import { changeStaffCall } from '@/lib/office/staff/calls';
import { serveStaff } from '@/lib/office/staff/serve-staff';
import { changeStaff } from '@/lib/office/staff/staff-accounts';

export const POST = serveStaff(changeStaffCall, ({ who, body }) => changeStaff(who, body));
