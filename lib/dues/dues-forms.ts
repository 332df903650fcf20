import * as z from 'zod/mini';
import { digitsOf, optionalText, ticked } from '@/lib/calls/fields';

const MOST_DAYS = 90;
const DAYS = `Enter a number of days from 0 to ${MOST_DAYS}`;

/** POST /api/admin/dues-settings */
export const duesSettingsSchema = z.object({
  dueDays: z.pipe(
    digitsOf,
    z.pipe(
      z.string(DAYS).check(z.trim(), z.regex(/^\d{1,2}$/, DAYS)),
      z.transform((text, context): number => {
        const days = Number(text);
        if (days <= MOST_DAYS) return days;
        context.issues.push({ code: 'custom', message: DAYS, input: text });
        return z.NEVER;
      }),
    ),
  ),
  reminders: z.enum(['on', 'off'], 'Choose whether reminders are sent'),
});

export type DuesSettingsInput = z.output<typeof duesSettingsSchema>;

const registration = z.uuid('Open the registration again');
const REASON = 'Enter the reason';

/** POST /api/admin/reminder-stops. `stopped` is false to send reminders again, without a reason. */
export const reminderStopSchema = z
  .object({ registration, stopped: ticked, reason: optionalText(500) })
  .check(
    z.refine(({ stopped, reason }) => !stopped || reason.trim() !== '', {
      error: REASON,
      path: ['reason'],
    }),
  );

export type ReminderStopInput = z.output<typeof reminderStopSchema>;

/** POST /api/admin/due-reminders */
export const sentReminderSchema = z.object({ registration });
