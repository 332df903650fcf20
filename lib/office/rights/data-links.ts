import 'server-only';
import { institute } from '@/content/institute';
import { printPeriod, retention } from '@/content/retention';
import { ApiError } from '@/lib/calls/errors';
import { eraseLeads } from '@/lib/office/people/erase-student';
import { noteAct } from '@/lib/platform/audit';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { inTransaction, pool } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { defineQueue, insertJobs } from '@/lib/platform/jobs/queue';
import { defineLimit, type Limit } from '@/lib/platform/limits';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';
import { hashOf, newToken } from '@/lib/platform/random-token';
import { keyedHash } from '@/lib/platform/secrets';
import { noteSecurity } from '@/lib/platform/security-log';
import { statement, type RowOf } from '@/lib/platform/statement';

const HOUR_MS = 3_600_000;
const valid = printPeriod(retention.dataLinks.period);

const perEmail = defineLimit({ name: 'data-link', points: 3, windowMs: HOUR_MS });
const perAddress = defineLimit({ name: 'data-link-from', points: 20, windowMs: HOUR_MS });

const dataLinkMailsQueue = defineQueue({
  name: 'data-link-mails',
  retryDelay: 10,
  retentionMinutes: 60,
});

/** Also queues a job for unknown e-mails, so that both cases take the same time. */
const QUEUE = statement(
  'queue-data-link-mail',
  {},
  insertJobs(
    dataLinkMailsQueue,
    `jsonb_build_object(
      'lead', (select id from leads where lower(email) = $1 order by "createdAt" desc limit 1),
      'student', (select id from students where email = $1))`,
  ),
);

/**
 * Sends a link to the leads of an e-mail. The caller cannot tell whether there are any or a limit is
 * reached: 3 an hour for each e-mail, 20 for each address.
 * @param address null if unknown
 */
export async function requestDataLink(email: string, address: string | null): Promise<void> {
  const isLimited =
    (address !== null && (await isOverLimit(perAddress, address))) ||
    (await isOverLimit(perEmail, email));
  if (!isLimited) await QUEUE.run(pool, [email]);
  noteSecurity({ event: isLimited ? 'link.refused' : 'link.requested', address });
}

async function isOverLimit(limit: Limit, key: string): Promise<boolean> {
  return (await limit.count(keyedHash('counters', limit.name, key))) !== null;
}

const SAVE = statement(
  'save-data-link',
  { email: 'text' },
  `with lead as (select id, trim(email) as email from leads where id = $1),
  saved as (
    insert into data_links ("tokenHash", "leadId", "expiresAt")
    select $2, id, now() + interval '${valid}' from lead
  )
  select email from lead`,
);

const STUDENT = statement(
  'student-of-data-link',
  { email: 'text' },
  'select email from students where id = $1',
);

const bye = [
  'If you did not ask for it, ignore this e-mail: no one else can open the link.',
  `Questions? Call us on ${institute.phones[0].printed}.`,
  '',
];

/** A job holds ids of a lead and a student with the e-mail; both are null for an unknown one. */
export const dataLinkMails: QueuedMail<{ lead: string | null; student: string | null }> = {
  queue: dataLinkMailsQueue,
  // The visitor is waiting.
  pollMs: 500,
  resendable: false,
  write: async (on: Queryable, { data }) => {
    const student = data.student && (await STUDENT.first(on, [data.student]));
    const token = newToken();
    const lead = data.lead && (await SAVE.first(on, [data.lead, hashOf(token)]));
    const address = (lead || student || null)?.email;
    if (!address) return null;
    const link = `${env.SITE_URL}/your-data#link=${token}`;
    const forLeads = [
      'Open this link to see, stop or erase what you sent us in a form:',
      '',
      link,
      '',
      `It works for ${valid}.`,
      '',
    ];
    const forStudent = [
      'You have a student account. Log in to see, download or correct its data, or to close it:',
      '',
      `${env.SITE_URL}/account`,
      '',
    ];
    return {
      to: { address },
      subject: `Your data at ${institute.name}`,
      text: [...(lead ? forLeads : []), ...(student ? forStudent : []), ...bye].join('\n'),
    };
  },
};

const LEADS = statement(
  'leads-of-data-link',
  {
    id: 'uuid',
    kind: 'LeadKind',
    name: 'text',
    email: 'text',
    phonenumber: 'text',
    coursename: 'text',
    message: 'text?',
    page: 'text?',
    plan: 'text?',
    utm: 'jsonb?',
    createdAt: 'timestamptz',
    status: 'LeadStatus',
    closedReason: 'text?',
    nextCallAt: 'timestamptz?',
    withdrawnAt: 'timestamptz?',
    noticeHash: 'text?',
    notes: 'text[]',
  },
  `select l.id, l.kind, l.name, l.email, l.phonenumber, l.coursename, l.message, l.page, l.plan,
    l.utm, l."createdAt", l.status, l."closedReason", l."nextCallAt", l."withdrawnAt", l."noticeHash",
    array(select n.text from notes n where n."leadId" = l.id order by n.at, n.id) as notes
  from data_links d join leads asked on asked.id = d."leadId"
  join leads l on lower(l.email) = lower(asked.email) and trim(asked.email) <> ''
  where d."tokenHash" = $1 and d."expiresAt" > now()
  order by l."createdAt" desc, l.id`,
);

/** A lead as its sender sees it. Times are ISO 8601. */
export type OwnLead = Omit<RowOf<typeof LEADS>, 'createdAt' | 'nextCallAt' | 'withdrawnAt'> & {
  createdAt: string;
  nextCallAt: string | null;
  withdrawnAt: string | null;
};

/**
 * The leads of the link's e-mail, newest first, with our notes.
 * @throws ApiError unauthorized if the link is over or unknown
 */
export async function leadsOfLink(token: string): Promise<OwnLead[]> {
  const rows = await requireLeads(pool, token);
  return rows.map(({ createdAt, nextCallAt, withdrawnAt, ...lead }) => ({
    ...lead,
    createdAt: createdAt.toISOString(),
    nextCallAt: nextCallAt?.toISOString() ?? null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
  }));
}

async function requireLeads(on: Queryable, token: string) {
  const rows = await LEADS.rows(on, [hashOf(token)]);
  if (rows.length > 0) return rows;
  throw new ApiError('unauthorized', 'This link has expired. Ask for a new one below.');
}

const WITHDRAW = statement(
  'withdraw-leads',
  {},
  `update leads set "withdrawnAt" = coalesce("withdrawnAt", now()), version = version + 1,
    status = case when status = 'enrolled' then status else 'closed' end,
    "closedReason" = case when status = 'enrolled' then "closedReason" else 'Asked not to be contacted' end,
    "nextCallAt" = null
  where id = any($1::uuid[]) and "withdrawnAt" is null`,
);

/**
 * Withdraws the consent to be contacted for all leads of the link's e-mail.
 * @throws ApiError unauthorized
 */
export async function withdrawByLink(token: string): Promise<{ leads: number }> {
  return byLink(token, async (tx, ids) => {
    const leads = await WITHDRAW.run(tx, [ids]);
    await noteEach(tx, ids, 'lead.withdraw');
    return { leads };
  });
}

/**
 * Erases all leads of the link's e-mail.
 * @throws ApiError unauthorized
 */
export async function eraseByLink(token: string): Promise<{ leads: number }> {
  return byLink(token, async (tx, ids) => {
    await eraseLeads(tx, ids);
    await noteEach(tx, ids, 'lead.erase');
    return { leads: ids.length };
  });
}

function byLink<T>(
  token: string,
  work: (tx: Transaction, ids: readonly string[]) => Promise<T>,
): Promise<T> {
  return inTransaction(async (tx) => {
    const rows = await requireLeads(tx, token);
    return work(
      tx,
      rows.map(({ id }) => id),
    );
  });
}

async function noteEach(
  tx: Transaction,
  ids: readonly string[],
  action: 'lead.withdraw' | 'lead.erase',
): Promise<void> {
  for (const subjectId of ids) {
    await noteAct(tx, null, {
      action,
      subject: 'lead',
      subjectId,
      detail: { by: 'the person, by e-mailed link' },
    });
  }
}

const DELETE_EXPIRED = statement(
  'delete-expired-data-links',
  {},
  'delete from data_links where "expiresAt" < now()',
);

/** Deletes expired links. */
export async function deleteExpiredDataLinks(on: Queryable): Promise<void> {
  await DELETE_EXPIRED.run(on);
}
