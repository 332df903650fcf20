import { noteReminderCall } from '@/lib/office/dues/calls';
import { noteReminder } from '@/lib/office/dues/reminders';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(noteReminderCall, ({ who, body }) => noteReminder(who, body));
