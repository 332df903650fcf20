import type { IsoDay } from '@/content/day';
import type { Paise } from '@/content/money';
import type { MessageLanguage } from '@/lib/messages/moments';
import { planStanding, type InstalmentPlan } from '@/lib/payments/instalments';
import { dayAfter, daysBetween } from '@/lib/site/days';

/** A registration's fee, the money received and the agreed instalments. */
export interface OwedFee {
  price: Paise;
  /** Money received, refunds included. */
  received: Paise;
  submittedOn: IsoDay;
  plan: InstalmentPlan | null;
}

/** An unpaid part of a fee. */
export interface DueLine {
  /** "whole", or the id of the agreement and the number of its line. */
  line: string;
  day: IsoDay;
  /** The unpaid amount. */
  left: Paise;
  /** The day on which it was agreed or submitted. */
  since: IsoDay;
}

export const WHOLE_FEE = 'whole';

/**
 * Unpaid parts of a fee, by day: the lines agreed for the current price, otherwise the whole balance
 * `dueDays` after the form was submitted.
 */
export function unpaidLines(
  { price, received, submittedOn, plan }: OwedFee,
  dueDays: number,
  today: IsoDay,
): DueLine[] {
  if (plan?.isCurrent) {
    const since = plan.agreedOn > submittedOn ? plan.agreedOn : submittedOn;
    return planStanding(plan.lines, received, today)
      .lines.filter(({ left }) => left > 0)
      .map(({ number, day, left }) => ({ line: `${plan.id}:${number}`, day, left, since }));
  }
  const left = (price - received) as Paise;
  const day = dayAfter(submittedOn, dueDays);
  return left > 0 ? [{ line: WHOLE_FEE, day, left, since: submittedOn }] : [];
}

/** Days between a due day and its reminders; negative before it. */
const reminderSteps = [-3, 0, 3, 10] as const;
export type ReminderStep = (typeof reminderSteps)[number];

/** Hours in Delhi between which reminders are sent. */
export const reminderHours = { from: 10, to: 19 } as const;

/** "3 days before, on the day, 3 days after and 10 days after, between 10:00 and 19:00" */
export function scheduleInWords(): string {
  const days = reminderSteps.map((step) => {
    if (step === 0) return 'on the day';
    const count = Math.abs(step);
    return `${count} ${count === 1 ? 'day' : 'days'} ${step < 0 ? 'before' : 'after'}`;
  });
  const { from, to } = reminderHours;
  return `${inWords.format(days)}, between ${from}:00 and ${to}:00`;
}

const inWords = new Intl.ListFormat('en-GB', { type: 'conjunction' });

/** A reminder is still sent on the day after its own, in case the site was down. */
const GRACE_DAYS = 1;
/** Days for which a reminder stays on the office's list of messages to send. */
const BY_HAND_DAYS = 14;

export interface DueStep {
  line: DueLine;
  step: ReminderStep;
}

/**
 * The reminders to be sent on a day, one at most for each part. None for a day before the reminders were
 * switched on, or on or before the day on which the part was agreed.
 * @param since when they were switched on
 */
export function remindersOn(
  lines: readonly DueLine[],
  today: IsoDay,
  since: IsoDay,
  forDays = GRACE_DAYS,
): DueStep[] {
  return lines.flatMap((line) => {
    const step = reminderSteps.findLast((days) => dayAfter(line.day, days) <= today);
    if (step === undefined) return [];
    const day = dayAfter(line.day, step);
    const isOurs = day >= since && day > line.since && daysBetween(day, today) <= forDays;
    return isOurs ? [{ line, step }] : [];
  });
}

/** The reminders that staff send by hand: `remindersOn`, but for longer. */
export const remindersByHand = (lines: readonly DueLine[], today: IsoDay, since: IsoDay) =>
  remindersOn(lines, today, since, BY_HAND_DAYS);

/** Content of a reminder: all unpaid parts up to the day of the latest one it is about. */
export function reminderContent(steps: readonly DueStep[], lines: readonly DueLine[]) {
  const until = steps.reduce((day, { line }) => (line.day > day ? line.day : day), '');
  const parts = lines.filter(({ day }) => day <= until);
  const paise = parts.reduce((sum, { left }) => sum + left, 0) as Paise;
  return { until, parts, paise };
}

/** Age of a due amount. */
export const dueAges = {
  today: 'Due today',
  to30: '1–30 days',
  to60: '31–60 days',
  over60: 'Over 60 days',
} as const;

export type DueAge = keyof typeof dueAges;

export const dueAgeNames = Object.keys(dueAges) as DueAge[];

/** The age of an amount due on `day`; null if the day is still to come. */
export function ageOf(day: IsoDay, today: IsoDay): DueAge | null {
  const days = daysBetween(day, today);
  if (days < 0) return null;
  if (days === 0) return 'today';
  if (days <= 30) return 'to30';
  return days <= 60 ? 'to60' : 'over60';
}

/** Paise by age; `later` is not due yet. */
export type DueSums = Readonly<Record<DueAge | 'later', Paise>>;

export function sumsByAge(lines: readonly DueLine[], today: IsoDay): DueSums {
  const sums: Record<DueAge | 'later', number> = {
    today: 0,
    to30: 0,
    to60: 0,
    over60: 0,
    later: 0,
  };
  for (const { day, left } of lines) sums[ageOf(day, today) ?? 'later'] += left;
  return sums as DueSums;
}

/** The sum due by now, in paise. */
export const dueIn = (sums: DueSums): Paise =>
  dueAgeNames.reduce((total, age) => total + sums[age], 0) as Paise;

/** A registration with an amount due. */
export interface DuesRow {
  registrationId: string;
  studentId: string;
  registrationnumber: string;
  session: string;
  studentname: string;
  what: string;
  phone: string;
  /** The owner of the phone asked not to be called: only about the fee. */
  doNotCall: boolean;
  email: string;
  price: Paise;
  received: Paise;
  /** An unexpected payment waits for a decision by staff. */
  inReview: boolean;
  /** The day of the last reminder. */
  remindedOn: IsoDay | null;
  /** Reason for switching reminders off. */
  stopped: string | null;
  sums: DueSums;
  due: Paise;
  /** Due day of the oldest part. */
  oldest: IsoDay;
}

/** A part of a fee whose day is still to come. */
export type LaterRow = Pick<
  DuesRow,
  | 'registrationId'
  | 'studentId'
  | 'registrationnumber'
  | 'studentname'
  | 'what'
  | 'phone'
  | 'doNotCall'
> & { session: string; email: string; line: string; day: IsoDay; left: Paise };

/** Filter of the list. */
export interface DuesFilter {
  /** Amounts due later, in place of those due now. */
  when?: 'later';
  /** Registrations with an amount of this age. */
  age?: DueAge;
  /** Part of the course's name, as in the search: "GATE". */
  course?: string;
}

/** A reminder that staff send by WhatsApp, to a student without e-mail. */
export interface ReminderByHand {
  registrationId: string;
  studentId: string;
  studentname: string;
  registrationnumber: string;
  what: string;
  phone: string;
  doNotCall: boolean;
  /** The language of messages; null while nobody has chosen it. */
  language: MessageLanguage | null;
  dueOn: IsoDay;
  paise: Paise;
}

/** Reminders of a registration, as its student sees them. */
export interface RegistrationReminders {
  /** The day of the last one, and whether it was a mail. */
  last: { on: IsoDay; byMail: boolean } | null;
  /** Reason for switching them off. */
  stopped: string | null;
}

export interface DuesPage {
  /** Sums of all rows of the course, of any age. */
  sums: DueSums;
  /** Registrations by age of a due amount. */
  counts: Readonly<Record<DueAge, number>>;
  /** Rows that match the filter. */
  count: number;
  rows: readonly DuesRow[];
  /** Instead of `rows`, if asked for: by day, the nearest first. */
  later: readonly LaterRow[];
  /** On the first page: reminders to send by hand, the oldest first. */
  byHand: readonly ReminderByHand[];
  /** The number of the first row of the next page; null on the last one. */
  next: number | null;
}

export const duesPath = '/searchuser/payments/dues';

/** The URL of the list or of its file. */
export function duesUrl(filter: DuesFilter, { csv = false, from = 0 } = {}): string {
  const query = new URLSearchParams({ ...filter, ...(from > 0 && { from: String(from) }) });
  const path = csv ? `${duesPath}/csv` : duesPath;
  return query.size > 0 ? `${path}?${query}` : path;
}
