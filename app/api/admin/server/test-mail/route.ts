import { sendTestMailCall } from '@/lib/health/calls';
import { sendTestMail } from '@/lib/health/test-mail';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(sendTestMailCall, ({ who }) => sendTestMail(who));
