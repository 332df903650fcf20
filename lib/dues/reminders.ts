import 'server-only';
import { defineLoop, MINUTE_MS } from '@/lib/platform/jobs/loop';
import { printDay, type IsoDay } from '@/content/day';
import { institute } from '@/content/facts/institute';
import { formatRupees } from '@/content/money';
import { ApiError } from '@/lib/calls/errors';
import { paymentPath } from '@/lib/enrolment/shown-payment';
import type { Staff } from '@/lib/staff/access';
import { printLine } from '@/lib/payments/instalments';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Pool, Transaction } from '@/lib/platform/database-connection';
import { db, inTransaction } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { defineQueue, queueJob } from '@/lib/platform/jobs/queue';
import { factLines, oneLine, SendingFailed, type Mail } from '@/lib/platform/mail/mail';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';
import { dateOf, today } from '@/lib/site/days';
import {
  reminderContent,
  reminderHours,
  remindersByHand,
  remindersOn,
  type DueStep,
  type RegistrationReminders,
  type ReminderByHand,
} from './dues';
import type { ReminderStopInput } from './dues-forms';
import { beginSettings } from '@/lib/staff/office-settings';
import { duesSettings } from './dues-settings';
import { owedFees, type OwedRegistration } from './owed-fees';

interface ReminderJob {
  registration: string;
  /** Ids of the reminders that the mail is for. */
  reminders: string[];
}

const reminderMailsQueue = defineQueue({ name: 'due-reminder-mails' });

const hourInDelhi = new Intl.DateTimeFormat('en-GB', {
  hour: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});

function isDecentHour(now: Date): boolean {
  const hour = Number(hourInDelhi.format(now));
  return hour >= reminderHours.from && hour < reminderHours.to;
}

const isReminded = ({ reminded }: OwedRegistration) => {
  const sent = new Set(reminded.map(({ line, step }) => `${line} ${step}`));
  return ({ line: { line }, step }: DueStep) => sent.has(`${line} ${step}`);
};

/** Stores reminders that are not stored yet. @returns their ids */
async function addReminders(
  { db: on }: Transaction,
  registrationId: string,
  steps: readonly DueStep[],
  by: { way: 'mail' | 'whatsapp'; staffId: string | null },
): Promise<string[]> {
  // It may have been deleted meanwhile.
  if ((await on.registration.count({ where: { id: registrationId } })) === 0) return [];
  const sentAt = by.way === 'whatsapp' ? new Date() : null;
  const added = await on.dueReminder.createManyAndReturn({
    data: steps.map(({ line: { line, day, left }, step }) => ({
      ...by,
      registrationId,
      line,
      step,
      dueOn: dateOf(day),
      amountPaise: left,
      sentAt,
    })),
    skipDuplicates: true,
    select: { id: true },
  });
  return added.map(({ id }) => id);
}

/**
 * Queues mails about due fees, from 10 to 19 o'clock in Delhi, once for each part and step.
 * @returns how many mails
 */
export async function queueDueReminders(on: Pool, now = new Date()): Promise<number> {
  await beginSettings();
  const { remindersSince } = await duesSettings();
  // The people of the demo are invented, and so are their addresses.
  if (!remindersSince || !isDecentHour(now) || (await db.demoMark.count()) > 0) return 0;
  let mails = 0;
  for (const owed of await owedFees(now, null, on)) {
    if (owed.isQuiet || !owed.email) continue;
    const known = isReminded(owed);
    const steps = remindersOn(owed.lines, today(now), today(remindersSince));
    const unsent = steps.filter((step) => !known(step));
    if (unsent.length === 0) continue;
    mails += await on.transaction(async (tx) => {
      const registration = owed.registrationId;
      const by = { way: 'mail', staffId: null } as const;
      const reminders = await addReminders(tx, registration, unsent, by);
      if (reminders.length === 0) return 0;
      const job: ReminderJob = { registration, reminders };
      await queueJob(tx, reminderMailsQueue, job);
      return 1;
    });
  }
  return mails;
}

export const reminderLoop = defineLoop({
  name: 'due reminders',
  everyMs: 5 * MINUTE_MS,
  run: (pool) => queueDueReminders(pool),
});

/**
 * The mail of a job, by the current state; null when nothing is due.
 * @throws SendingFailed at night, when the mail could not be sent during the day
 */
async function reminderMail(
  on: Pool,
  { registration, reminders }: ReminderJob,
  now: Date,
): Promise<Mail | null> {
  const rows = await db.dueReminder.findMany({
    where: { id: { in: [...reminders] } },
    select: { id: true, line: true, step: true, sentAt: true },
  });
  const [owed] = await owedFees(now, registration, on);
  const { remindersSince } = await duesSettings();
  const steps =
    owed?.email && !owed.isQuiet && remindersSince
      ? remindersOn(owed.lines, today(now), today(remindersSince))
      : [];
  const kept = steps.flatMap((step) => {
    const row = rows.find(({ line, step: days }) => line === step.line.line && days === step.step);
    return row ? [{ ...step, id: row.id, isTried: row.sentAt !== null }] : [];
  });
  const ids = isDecentHour(now) ? kept.map(({ id }) => id) : [];
  // An unsent reminder may become due again later the same day, for example when a payment fails.
  await db.dueReminder.deleteMany({
    where: { id: { in: [...reminders], notIn: ids }, sentAt: null },
  });
  if (!owed || ids.length === 0) {
    if (kept.some(({ isTried }) => isTried)) throw new SendingFailed('It is night in Delhi.');
    return null;
  }
  await db.dueReminder.updateMany({
    where: { id: { in: ids }, sentAt: null },
    data: { sentAt: new Date() },
  });
  return { ...letter(owed, kept, today(now)), to: { address: owed.email } };
}

/** Mails about due fees. */
export const reminderMails: QueuedMail<ReminderJob> = {
  queue: reminderMailsQueue,
  resendable: true,
  write: async (on, { data }) => {
    const mail = await reminderMail(on, data, new Date());
    return mail && { ...mail, messageId: `due-reminder-${data.reminders[0]}` };
  },
};

function letter(owed: OwedRegistration, steps: readonly DueStep[], day: IsoDay): Omit<Mail, 'to'> {
  const { registrationId, registrationnumber, studentname, what } = owed;
  const { until, parts, paise } = reminderContent(steps, owed.lines);
  const amount = formatRupees(paise);
  const isDue =
    until === day ? 'is due today' : `${until < day ? 'was' : 'is'} due on ${printDay(until)}`;
  const [only, ...more] = parts;
  return {
    subject: `Reminder: ${amount} ${isDue}`,
    text: [
      `Dear ${oneLine(studentname) || 'student'},`,
      '',
      more.length === 0
        ? `${amount} of your fee ${isDue}.`
        : 'These parts of your fee are not paid yet:',
      ...(more.length === 0
        ? []
        : ['', ...parts.map(({ day, left }) => printLine({ day, paise: left }))]),
      '',
      ...factLines([
        ['Course', what],
        ['Reg. No', registrationnumber],
        ['Amount', amount],
        ['Due on', only && more.length === 0 ? printDay(only.day) : null],
      ]),
      '',
      'Pay online, or see how to pay in another way:',
      `${env.SITE_URL}${paymentPath(registrationId)}`,
      '',
      'If you have paid in the last few days, please ignore this mail: a bank transfer takes a day or two to reach us.',
      '',
      `Questions, or would another day suit you better? Call us on ${institute.phones[0].printed}.`,
      '',
    ].join('\n'),
  };
}

/** Reminders to send by hand, the oldest first. */
export async function remindersToSend(
  owed: readonly OwedRegistration[],
  now: Date,
): Promise<ReminderByHand[]> {
  const { remindersSince } = await duesSettings();
  if (!remindersSince) return [];
  return owed
    .flatMap((one) => {
      if (one.isQuiet || one.email) return [];
      const steps = remindersByHand(one.lines, today(now), today(remindersSince));
      if (steps.every(isReminded(one))) return [];
      const { until, paise } = reminderContent(steps, one.lines);
      const { registrationId, studentId, studentname, registrationnumber, what } = one;
      const { phone, doNotCall, language } = one;
      const about = { registrationId, studentId, studentname, registrationnumber, what };
      return [{ ...about, phone, doNotCall, language, dueOn: until, paise }];
    })
    .sort((one, other) => one.dueOn.localeCompare(other.dueOn));
}

/**
 * Notes that staff have sent the reminder. Idempotent while it is the same one.
 * @throws ApiError conflict when there is nothing to be reminded of
 */
export async function noteReminder(
  staff: Staff<'payments.record'>,
  { registration }: { registration: string },
): Promise<void> {
  const now = new Date();
  const [owed] = await owedFees(now, registration);
  const { remindersSince } = await duesSettings();
  const isOpen = owed && remindersSince && !owed.isQuiet && !owed.email;
  const steps = isOpen ? remindersByHand(owed.lines, today(now), today(remindersSince)) : [];
  if (steps.length === 0) {
    throw new ApiError(
      'conflict',
      'Nothing is to be reminded of any more: it is paid, being paid or left out. Reload the page.',
    );
  }
  await inTransaction(async (tx) => {
    const by = { way: 'whatsapp', staffId: staff.staffId } as const;
    const added = await addReminders(tx, registration, steps, by);
    if (added.length === 0) return;
    const about = { subject: 'registration', subjectId: registration } as const;
    await noteAct(tx, staff, { action: 'dues.remind', ...about });
  });
}

/**
 * Switches the reminders of a registration off, or on again. The reason is not in the audit, because it may
 * say something about the family.
 * @throws ApiError not_found
 */
export async function stopReminders(
  staff: Staff<'payments.record'>,
  { registration, stopped, reason }: ReminderStopInput,
): Promise<void> {
  await inTransaction(async (tx) => {
    const where = { registrationId: registration };
    if (!stopped) {
      if ((await tx.db.reminderStop.deleteMany({ where })).count === 0) return;
    } else {
      if ((await tx.db.registration.count({ where: { id: registration } })) === 0) {
        throw new ApiError('not_found', 'This registration no longer exists. Search again.');
      }
      const stop = { reason, staffId: staff.staffId, createdAt: new Date() };
      const create = { ...where, ...stop };
      await tx.db.reminderStop.upsert({ where, create, update: stop, select: { reason: true } });
    }
    const about = { subject: 'registration', subjectId: registration } as const;
    await noteAct(tx, staff, { action: stopped ? 'dues.stop' : 'dues.resume', ...about });
  });
}

/** The reminders of registrations, by their id. */
export async function remindersOf(
  registrations: readonly string[],
  on: Pick<Transaction, 'db'> = { db },
): Promise<Map<string, RegistrationReminders>> {
  const rows = await on.db.registration.findMany({
    where: { id: { in: [...registrations] } },
    select: {
      id: true,
      reminderStop: { select: { reason: true } },
      dueReminders: {
        where: { sentAt: { not: null } },
        orderBy: { sentAt: 'desc' },
        take: 1,
        select: { sentAt: true, way: true },
      },
    },
  });
  return new Map(
    rows.map(({ id, reminderStop, dueReminders: [last] }) => [
      id,
      {
        stopped: reminderStop?.reason ?? null,
        last: last?.sentAt ? { on: today(last.sentAt), byMail: last.way === 'mail' } : null,
      },
    ]),
  );
}
