import { stopRemindersCall } from '@/lib/office/dues/calls';
import { stopReminders } from '@/lib/office/dues/reminders';
import { serveStaff } from '@/lib/office/staff/serve-staff';

export const POST = serveStaff(stopRemindersCall, ({ who, body }) => stopReminders(who, body));
