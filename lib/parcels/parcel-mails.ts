import 'server-only';
import { printDay, type IsoDay } from '@/content/day';
import { institute } from '@/content/institute';
import type { Transaction } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { defineQueue, queueJob } from '@/lib/platform/jobs/queue';
import { factLines, firstAddress, oneLine } from '@/lib/platform/mail/mail';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';
import { narrow, statement } from '@/lib/platform/statement';

interface ParcelMailJob {
  parcel: string;
}

const parcelMailsQueue = defineQueue({ name: 'parcel-mails' });

/**
 * Queues the mail about a parcel that is sent, in the caller's transaction.
 * @throws Error if the queue is missing, which would lose the mail
 */
export async function queueParcelMail(on: Transaction, job: ParcelMailJob): Promise<void> {
  await queueJob(on, parcelMailsQueue, job);
}

const PARCEL = statement(
  'parcel-in-mail',
  {
    studentname: 'text',
    emails: 'text[]',
    registrationnumber: 'text',
    what: 'text',
    items: 'text[]',
    courier: 'text',
    trackingNumber: 'text',
    trackingUrl: 'text',
    arriveBy: narrow<IsoDay>('text'),
    status: 'text',
  },
  `select r.studentname, array_remove(array[r.email, students.email], null) as emails,
     r.registrationnumber, coalesce(nullif(r."planTitle", ''), r.coursename) as what, parcel.items, parcel.courier, parcel."trackingNumber",
     parcel."trackingUrl", parcel."arriveBy"::text as "arriveBy", parcel.status
   from parcels parcel join registrations r on r.id = parcel."registrationId"
     join students on students.id = r."studentId"
   where parcel.id = $1`,
);

/** Whether a mail about this parcel reaches anybody. */
export async function hasEmail(on: Transaction, parcelId: string): Promise<boolean> {
  const parcel = await PARCEL.first(on, [parcelId]);
  return parcel !== null && firstAddress(parcel.emails) !== undefined;
}

/** A job holds the id of a parcel: to the student when it is sent, with the tracking details. */
export const parcelMails: QueuedMail<ParcelMailJob> = {
  queue: parcelMailsQueue,
  resendable: true,
  write: async (on, { data: { parcel: id } }) => {
    const parcel = await PARCEL.first(on, [id]);
    const address = parcel && firstAddress(parcel.emails);
    if (!address || parcel.status !== 'sent') return null;
    const { studentname, registrationnumber, what, items, courier, trackingNumber } = parcel;
    const { trackingUrl, arriveBy } = parcel;
    return {
      to: { address },
      subject: `Your books are on the way: ${oneLine(courier)} ${oneLine(trackingNumber)}`,
      text: [
        `Dear ${oneLine(studentname) || 'student'},`,
        '',
        `We have sent your parcel. It reaches you by ${printDay(arriveBy)}.`,
        '',
        ...factLines([
          ['Courier', courier],
          ['Tracking number', trackingNumber],
          ['Track it', trackingUrl],
          ['Reg. No', registrationnumber],
          ['For', what],
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
