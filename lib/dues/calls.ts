import { bodyRefusals, declareCall, json } from '@/lib/calls/call';
import { duesSettingsSchema, reminderStopSchema, sentReminderSchema } from './dues-forms';

export const changeDuesSettingsCall = declareCall({
  method: 'POST',
  path: '/api/admin/dues-settings',
  name: 'changeDuesSettings',
  summary:
    'Set how many days after its submission a registration without instalments is to be paid, and whether reminders are sent by mail. Switched on, they begin with what is due from then on.',
  auth: 'staff',
  action: 'settings.change',
  body: json(duesSettingsSchema),
  refusals: [...bodyRefusals, 'second_factor'],
});

export const stopRemindersCall = declareCall({
  method: 'POST',
  path: '/api/admin/reminder-stops',
  name: 'stopReminders',
  summary:
    'Send no more reminders of what is due for a registration, with a reason; or send them again.',
  auth: 'staff',
  action: 'payments.record',
  body: json(reminderStopSchema),
  refusals: [...bodyRefusals, 'not_found'],
});

export const noteReminderCall = declareCall({
  method: 'POST',
  path: '/api/admin/due-reminders',
  name: 'noteReminder',
  summary:
    'Note that the reminder to a student without e-mail was sent by hand. Refused when nothing is to be reminded of, or not any more.',
  auth: 'staff',
  action: 'payments.record',
  body: json(sentReminderSchema),
  refusals: [...bodyRefusals, 'not_found', 'conflict'],
});

export const duesListCall = declareCall({
  method: 'GET',
  path: '/searchuser/payments/dues/csv',
  name: 'duesList',
  summary:
    'The registrations of which something is due as CSV, oldest first. `age` is today, to30, to60 or over60; `course` as in the search; with `when=later` the parts whose day is still to come, by day. For roles that may export payments, from our own pages only. For a form on a page: without a log-in it leads to the page where the form is. The audit says who took it.',
  auth: 'staff cookie',
  action: 'exports.payments',
  query: ['when', 'age', 'course'],
  answers: {
    200: 'text/csv',
    303: null,
    403: 'text/plain',
    422: 'text/plain',
  },
});
