import 'server-only';
import { defineLoop, MINUTE_MS } from '@/lib/platform/jobs/loop';
import { institute } from '@/content/facts/institute';
import { ownerAddress } from '@/lib/staff/owner-address';
import { checkAudit, sealAudit, type AuditHead } from './audit-seals';
import type { Pool } from '@/lib/platform/database-connection';
import { defineQueue, insertJobs } from '@/lib/platform/jobs/queue';
import { log } from '@/lib/platform/log';
import type { Mail } from '@/lib/platform/mail/mail';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';
import { headsInSecurityLog, noteSecurity } from '@/lib/platform/security-log';
import { statement } from '@/lib/platform/statement';

/** A job holds one owner's id and the head of a day. */
const auditHeadsQueue = defineQueue({
  name: 'audit-heads',
  retryDelay: 60,
  retentionMinutes: 30 * 24 * 60,
});

/** Mails by which the owners can prove that the audit was not rewritten. */
export const auditHeadMails: QueuedMail<{ owner: string; day: string; head: AuditHead }> = {
  queue: auditHeadsQueue,
  resendable: true,
  write: async (_, { id, data }) => {
    const to = await ownerAddress(data.owner);
    return to && headMail(to, id, data);
  },
};

function headMail(to: Mail['to'], id: string, data: { day: string; head: AuditHead }): Mail {
  return {
    to,
    subject: `Seal of the audit, ${data.day}: ${institute.name}`,
    messageId: `audit-head-${id}`,
    text: [
      `Seal of the audit log at the end of ${data.day}:`,
      '',
      data.head,
      '',
      'Keep this mail. It lets you prove that no entry was changed or removed up to',
      'that day. On the server:',
      '',
      `npm run audit:check -- ${data.head}`,
      '',
    ].join('\n'),
  };
}

/** Queues the mails of a day once, across all processes. */
const KEEP_HEAD = statement(
  'keep-audit-head',
  {},
  { day: 'text' },
  `with days as (
    select date_trunc('day', now() at time zone 'Asia/Kolkata') as today
  ), newest as (
    select position, hash from audit_seals, days
    where "sealedAt" < today at time zone 'Asia/Kolkata' order by position desc limit 1
  ), kept as (
    insert into audit_heads (day, position, hash)
    select today::date - 1, position, hash from newest, days
    where not exists (select from audit_heads h where h.position = newest.position)
    on conflict (day) do nothing
    returning to_char(day, 'YYYY-MM-DD') as day, position || '-' || hash as head
  ), queued as (
    ${insertJobs(auditHeadsQueue, `jsonb_build_object('owner', staff.id, 'day', kept.day, 'head', kept.head)`, { from: 'staff, kept', where: `staff.role = 'owner' and staff."disabledAt" is null` })}
  )
  select day from kept`,
);

/**
 * Seals new entries; first after midnight in Delhi, also mails the previous day's head to the owners and
 * checks the whole audit.
 */
export async function keepAuditSealed(pool: Pool): Promise<void> {
  await sealAudit(pool);
  if (!(await KEEP_HEAD.first(pool))) return;
  const { faults } = await checkAudit(pool, await headsInSecurityLog());
  if (faults.length === 0) return;
  noteSecurity({ event: 'audit.broken', detail: { faults: faults.length } });
  const hint = 'The audit log was changed or shortened. npm run audit:check shows where.';
  log.error({ where: 'audit', faults: faults.length, hint });
}

export const sealLoop = defineLoop({
  name: 'audit seals',
  everyMs: MINUTE_MS,
  run: (pool) => keepAuditSealed(pool),
});
