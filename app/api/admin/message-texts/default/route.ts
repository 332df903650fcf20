import { resetMessageTextCall } from '@/lib/messages/calls';
import { resetMessageText } from '@/lib/messages/message-texts';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(resetMessageTextCall, ({ who, body }) =>
  resetMessageText(who, body),
);
