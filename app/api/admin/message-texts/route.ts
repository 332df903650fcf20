import { setMessageTextCall } from '@/lib/messages/calls';
import { setMessageText } from '@/lib/messages/message-texts';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(setMessageTextCall, ({ who, body }) => setMessageText(who, body));
