import 'server-only';
import { institute } from '@/content/institute';
import { staffRoles } from '@/content/staff-roles';
import type { Transaction } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { defineQueue, insertJobs } from '@/lib/platform/jobs/queue';
import { oneLine, type Mail } from '@/lib/platform/mail/mail';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';
import { statement, type RowOf } from '@/lib/platform/statement';

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

const QUEUE = statement(
  'queue-view-limit-mails',
  {},
  insertJobs(
    viewLimitMailsQueue,
    `jsonb_build_object('owner', owners.id, 'staff', $1::uuid, 'window', $2::text, 'people', $3::int)`,
    { from: 'staff as owners', where: `owners.role = 'owner' and owners."disabledAt" is null` },
  ),
);

/** Queues a mail to every owner in the caller's transaction. */
export async function queueViewLimitMails(
  on: Transaction,
  { staff, window, people }: Omit<ViewLimitJob, 'owner'>,
): Promise<void> {
  await QUEUE.run(on, [staff, window, people]);
}

/** Mails to the owners: a member of staff has opened unusually many people. */
export const viewLimitMails: QueuedMail<ViewLimitJob> = {
  queue: viewLimitMailsQueue,
  resendable: false,
  write: async (on, { id, data }) => {
    const row = await STAFF.first(on, [data.owner, data.staff]);
    return row && { ...viewLimitMail(row, data), messageId: `view-limit-${id}` };
  },
};

const STAFF = statement(
  'staff-at-view-limit',
  { address: 'text', name: 'text', role: 'StaffRole' },
  `select owner.email as address, coalesce(nullif(staff.name, ''), staff.email) as name, staff.role
   from staff as owner, staff
   where owner.id = $1 and owner."disabledAt" is null and staff.id = $2`,
);

function viewLimitMail(
  { address, name, role }: RowOf<typeof STAFF>,
  { staff, window, people }: ViewLimitJob,
): Mail {
  const who = oneLine(name);
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
