import 'server-only';
import { institute } from '@/content/facts/institute';
import type { Transaction } from '@/lib/platform/database-connection';
import { db } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { defineQueue, queueJob } from '@/lib/platform/jobs/queue';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';

interface GivenLeads {
  /** Id of the account that got them. */
  staff: string;
  count: number;
}

const DAY_MINUTES = 24 * 60;

const givenLeadsQueue = defineQueue({
  name: 'given-leads-mails',
  retryDelay: 30,
  retentionMinutes: DAY_MINUTES,
});

/** Queues a mail to an account that got leads of others, in the caller's transaction. */
export async function queueGivenLeads(on: Transaction, job: GivenLeads): Promise<void> {
  await queueJob(on, givenLeadsQueue, job);
}

/** Mails to staff who got leads of others. Nothing personal is in them. */
export const givenLeadsMails: QueuedMail<GivenLeads> = {
  queue: givenLeadsQueue,
  resendable: false,
  write: async (_, { id, data }) => {
    const staff = await db.staff.findFirst({
      where: { id: data.staff, disabledAt: null },
      select: { email: true },
    });
    if (!staff) return null;
    const leads = data.count === 1 ? '1 lead is' : `${data.count} leads are`;
    return {
      to: { address: staff.email },
      subject: `${leads} yours now`,
      messageId: `given-leads-${id}`,
      text: [
        `${leads} yours now. They were a colleague’s, or nobody’s.`,
        '',
        `Your calls of today: ${env.SITE_URL}/searchuser/leads/day`,
        `All your leads: ${env.SITE_URL}/searchuser/leads?who=mine`,
        '',
        institute.name,
        '',
      ].join('\n'),
    };
  },
};
