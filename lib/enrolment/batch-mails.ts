import 'server-only';
import { batchName } from '@/content/facts/batches';
import { printDay } from '@/content/day';
import { institute } from '@/content/facts/institute';
import type { Transaction } from '@/lib/platform/database-connection';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { defineQueue, queueJob } from '@/lib/platform/jobs/queue';
import { factLines, firstAddress, oneLine } from '@/lib/platform/mail/mail';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';
import { batchCalendar } from './batch-calendar';
import { calendarBatch } from './batch-seats';
import { batchPlace } from './next-step';

interface BatchMailJob {
  registration: string;
}

/** A job holds the registration's id. */
const batchMailsQueue = defineQueue({ name: 'batch-mails' });

/**
 * Queues the mail about a batch in the transaction that assigns it.
 * @throws Error if the queue is missing, which would lose the mail
 */
export async function queueBatchMail(tx: Transaction, registration: string): Promise<void> {
  const job: BatchMailJob = { registration };
  await queueJob(tx, batchMailsQueue, job);
}

/** To the student whose batch staff have assigned or changed, with the calendar file. */
export const batchMails: QueuedMail<BatchMailJob> = {
  queue: batchMailsQueue,
  resendable: true,
  write: async (on, { data: { registration } }) => {
    const student = await db.registration.findUnique({
      where: { id: registration },
      select: {
        studentname: true,
        registrationnumber: true,
        email: true,
        student: { select: { email: true } },
      },
    });
    const assigned = await calendarBatch(registration, on);
    const address = student && firstAddress([student.email, student.student.email]);
    if (!student || !assigned || !address) return null;
    const { batch, sequence } = assigned;
    const number = student.registrationnumber;
    const about = { registration: { id: registration, number }, assigned, siteUrl: env.SITE_URL };
    return {
      to: { address },
      subject: `Your batch: ${batchName(batch)}, from ${printDay(batch.start)}`,
      messageId: `batch-${registration}-${sequence}`,
      text: [
        `Dear ${oneLine(student.studentname) || 'student'},`,
        '',
        'This is your batch:',
        '',
        ...factLines([
          ['Batch', batchName(batch)],
          ['First class', printDay(batch.start)],
          ['Timing', batch.timing ?? null],
          ['Place', batchPlace(batch)],
          ['Online class', batch.link ?? null],
          ['Reg. No', number],
        ]),
        '',
        'Open the attached file to add the first class to your calendar. If you had another batch before, it takes its place there.',
        '',
        'You find this in your account:',
        `${env.SITE_URL}/history`,
        '',
        `Questions? Call us on ${institute.phones[0].printed}.`,
        '',
      ].join('\n'),
      attachment: { filename: 'batch.ics', type: 'text/calendar', content: batchCalendar(about) },
    };
  },
};
