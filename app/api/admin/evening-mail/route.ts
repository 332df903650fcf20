import { setEveningMailCall } from '@/lib/reports/calls';
import { setEveningMail } from '@/lib/reports/evening-mail';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(setEveningMailCall, ({ who, body }) => setEveningMail(who, body.at));
