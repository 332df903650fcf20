import 'server-only';
import { printDay } from '@/content/day';
import { institute } from '@/content/facts/institute';
import type { Transaction } from '@/lib/platform/database-connection';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { defineQueue, queueJob } from '@/lib/platform/jobs/queue';
import { factLines, firstAddress, oneLine } from '@/lib/platform/mail/mail';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';
import { dayOf } from '@/lib/site/days';

interface ParcelMailJob {
  parcel: string;
}

const parcelMailsQueue = defineQueue({ name: 'parcel-mails' });

/**
 * Queues the mail about a sent parcel, in the caller's transaction.
 * @throws Error if the queue is missing, which would lose the mail
 */
export async function queueParcelMail(on: Transaction, job: ParcelMailJob): Promise<void> {
  await queueJob(on, parcelMailsQueue, job);
}

async function parcelInMail(client: Transaction['db'], id: string) {
  const parcel = await client.parcel.findUnique({
    where: { id },
    select: {
      items: true,
      courier: true,
      trackingNumber: true,
      trackingUrl: true,
      arriveBy: true,
      status: true,
      registration: {
        select: {
          studentname: true,
          registrationnumber: true,
          planTitle: true,
          coursename: true,
          email: true,
          student: { select: { email: true } },
        },
      },
    },
  });
  const registration = parcel?.registration;
  const address = registration && firstAddress([registration.email, registration.student.email]);
  return address ? { ...parcel, ...registration, address } : null;
}

/** Whether there is an e-mail for a mail about this parcel. */
export async function hasEmail(on: Transaction, parcelId: string): Promise<boolean> {
  return (await parcelInMail(on.db, parcelId)) !== null;
}

/**
 * A job holds the id of a parcel. The mail goes to the student when it is sent, with the tracking details.
 */
export const parcelMails: QueuedMail<ParcelMailJob> = {
  queue: parcelMailsQueue,
  resendable: true,
  write: async (_, { data: { parcel: id } }) => {
    const parcel = await parcelInMail(db, id);
    if (parcel?.status !== 'sent') return null;
    const { address, studentname, items, courier, trackingNumber, arriveBy } = parcel;
    return {
      to: { address },
      subject: `Your books are on the way: ${oneLine(courier)} ${oneLine(trackingNumber)}`,
      text: [
        `Dear ${oneLine(studentname) || 'student'},`,
        '',
        `We have sent your parcel. It reaches you by ${printDay(dayOf(arriveBy))}.`,
        '',
        ...factLines([
          ['Courier', courier],
          ['Tracking number', trackingNumber],
          ['Track it', parcel.trackingUrl],
          ['Reg. No', parcel.registrationnumber],
          ['For', parcel.planTitle || parcel.coursename],
        ]),
        '',
        'In the parcel:',
        ...items.map((item) => `- ${oneLine(item)}`),
        '',
        'You find this in your Purchased History:',
        `${env.SITE_URL}/history`,
        '',
        `Is it late or damaged? Call us on ${institute.phones[0].printed} and give the tracking number.`,
        '',
      ].join('\n'),
    };
  },
};
