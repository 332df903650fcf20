import { stopRemindersCall } from '@/lib/dues/calls';
import { stopReminders } from '@/lib/dues/reminders';
import { serveStaff } from '@/lib/staff/serve-staff';

export const POST = serveStaff(stopRemindersCall, ({ who, body }) => stopReminders(who, body));
