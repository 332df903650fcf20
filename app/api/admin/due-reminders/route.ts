import { noteReminderCall } from '@/lib/dues/calls';
import { noteReminder } from '@/lib/dues/reminders';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(noteReminderCall, ({ who, body }) => noteReminder(who, body));
