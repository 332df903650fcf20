import { sendTestMailCall } from '@/lib/office/server/calls';
import { sendTestMail } from '@/lib/office/server/test-mail';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(sendTestMailCall, ({ who }) => sendTestMail(who));
