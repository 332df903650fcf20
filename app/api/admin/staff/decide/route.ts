import { decideStaffCall } from '@/lib/office/staff/calls';
import { serveStaff } from '@/lib/office/staff/serve-staff';
import { decideStaff } from '@/lib/office/staff/staff-accounts';

export const POST = serveStaff(decideStaffCall, ({ who, body }) => decideStaff(who, body));
