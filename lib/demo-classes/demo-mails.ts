import 'server-only';
import {
  demoPlace,
  demoTeacher,
  demoTime,
  demoTitle,
  findDemoClass,
  type DemoClass,
} from '@/content/facts/demo-classes';
import { institute } from '@/content/facts/institute';
import type { Transaction } from '@/lib/platform/database-connection';
import { db } from '@/lib/platform/db';
import { emailKey } from '@/lib/platform/email-address';
import { defineQueue, queueJob } from '@/lib/platform/jobs/queue';
import { factLines, oneLine } from '@/lib/platform/mail/mail';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';
import { today } from '@/lib/site/days';

/** What a mail about a seat is for. */
export type DemoMailKind = 'booked' | 'dayBefore' | 'twoHours';

interface DemoMailJob {
  seat: string;
  about: DemoMailKind;
}

const demoMailsQueue = defineQueue({ name: 'demo-class-mails' });

/** Queues a mail about a seat in the caller's transaction. */
export function queueDemoMail(tx: Transaction, job: DemoMailJob): Promise<void> {
  return queueJob(tx, demoMailsQueue, job);
}

const subjects: Readonly<Record<DemoMailKind, (one: DemoClass) => string>> = {
  booked: (one) => `Your demo class: ${demoTime(one)}`,
  dayBefore: (one) => `Tomorrow: your demo class, ${demoTime(one)}`,
  twoHours: (one) => `Today: your demo class, ${demoTime(one)}`,
};

const openings: Readonly<Record<DemoMailKind, string>> = {
  booked: 'Your seat in this demo class is booked:',
  dayBefore: 'Your demo class is tomorrow:',
  twoHours: 'Your demo class is today:',
};

/**
 * Mails to people with a seat. None for a class that has begun or is no longer announced, or a cancelled seat; and
 * no reminder of tomorrow on the day itself.
 */
export const demoMails: QueuedMail<DemoMailJob> = {
  queue: demoMailsQueue,
  resendable: true,
  write: async (_on, { data: { seat: id, about } }) => {
    const seat = await db.demoSeat.findUnique({
      where: { id },
      select: { slot: true, outcome: true, lead: { select: { name: true, email: true } } },
    });
    const booked = seat && findDemoClass(seat.slot);
    const address = seat && emailKey(seat.lead.email);
    if (!seat || !booked || !address) return null;
    if (seat.outcome !== null || booked.startsAt <= new Date()) return null;
    // A mail server that was away may take a reminder the day after.
    if (about === 'dayBefore' && today(booked.startsAt) <= today()) return null;
    return {
      to: { address },
      subject: subjects[about](booked),
      messageId: `demo-class-${about}-${id}`,
      text: [
        `Dear ${oneLine(seat.lead.name) || 'student'},`,
        '',
        openings[about],
        '',
        ...factLines([
          ['Class', demoTitle(booked)],
          ['Begins', demoTime(booked)],
          ['Teacher', demoTeacher(booked)],
          ['Place', demoPlace(booked)],
          ['Link', booked.link ?? null],
          ['Map', booked.mode === 'offline' ? institute.map.link : null],
        ]),
        '',
        `If you cannot come, call ${institute.phones[0].printed}, so that somebody else can have the seat.`,
        '',
        institute.name,
        '',
      ].join('\n'),
    };
  },
};
