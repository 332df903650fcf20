import 'server-only';
import { institute } from '@/content/facts/institute';
import { staffRoles } from '../staff-roles';
import type { Transaction } from '@/lib/platform/database-connection';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { defineQueue, queueJob } from '@/lib/platform/jobs/queue';
import { oneLine, type Mail } from '@/lib/platform/mail/mail';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';
import type { StaffRole } from '@/lib/staff/permissions';
import { openOwners } from '../owner-address';

export type ViewWindow = 'hour' | 'day';

interface ViewLimitJob {
  owner: string;
  /** Id of the account that reached its limit. */
  staff: string;
  window: ViewWindow;
  people: number;
}

const WEEK_MINUTES = 7 * 24 * 60;

/** A job for each owner. */
const viewLimitMailsQueue = defineQueue({
  name: 'view-limit-mails',
  retryDelay: 30,
  retentionMinutes: WEEK_MINUTES,
});

/** Queues a mail to every owner in the caller's transaction. */
export async function queueViewLimitMails(
  on: Transaction,
  { staff, window, people }: Omit<ViewLimitJob, 'owner'>,
): Promise<void> {
  for (const owner of await openOwners(on)) {
    const job: ViewLimitJob = { owner, staff, window, people };
    await queueJob(on, viewLimitMailsQueue, job);
  }
}

/** Mails to the owners: a member of staff has viewed unusually many people. */
export const viewLimitMails: QueuedMail<ViewLimitJob> = {
  queue: viewLimitMailsQueue,
  resendable: false,
  write: async (_, { id, data }) => {
    const owner = await db.staff.findFirst({
      where: { id: data.owner, disabledAt: null },
      select: { email: true },
    });
    const staff = await db.staff.findUnique({
      where: { id: data.staff },
      select: { email: true, name: true, role: true },
    });
    if (!owner || !staff) return null;
    return { ...viewLimitMail(owner.email, staff, data), messageId: `view-limit-${id}` };
  },
};

function viewLimitMail(
  address: string,
  { email, name, role }: { email: string; name: string; role: StaffRole },
  { staff, window, people }: ViewLimitJob,
): Mail {
  const who = oneLine(name || email);
  return {
    to: { address },
    subject: `${who} reached the limit for opening people’s details`,
    text: [
      `${who} (${staffRoles[role].label}) has been shown ${people} different people in the office within ${window === 'hour' ? 'an hour' : 'a day'}.`,
      'That is the limit: they can open no new records until it ends.',
      '',
      `What they searched for and opened: ${env.SITE_URL}/searchuser/audit?who=${staff}`,
      '',
      'If this was ordinary work, nothing needs doing: the limit ends automatically.',
      `If it was not, end their log-ins or close the account: ${env.SITE_URL}/searchuser/staff`,
      '',
      institute.name,
      '',
    ].join('\n'),
  };
}
