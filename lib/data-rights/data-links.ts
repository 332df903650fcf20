import 'server-only';
import { institute } from '@/content/facts/institute';
import { printPeriod, retention } from '@/content/pages/retention';
import { defineLinkLimits } from '@/lib/accounts/link-limits';
import { ApiError } from '@/lib/calls/errors';
import { eraseLeads } from './erase-student';
import { listPossibleMatches } from './possible-matches';
import { forgetPayers } from '@/lib/payments/payer-links/payer-links';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { defineQueue, insertJobs } from '@/lib/platform/jobs/queue';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';
import { hashOf, newToken } from '@/lib/platform/random-token';
import { noteSecurity } from '@/lib/platform/security-log';
import { statement, type RowOf } from '@/lib/platform/statement';

const valid = printPeriod(retention.dataLinks.period);
const [lifeMinutes] = retention.dataLinks.period;
const linkLimits = defineLinkLimits('data-link', lifeMinutes * 60_000);

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
      'lead', (select id from leads where email_key(email) = $1 order by "createdAt" desc limit 1),
      'payment', (select "paymentId" from payer_link_payments where email_key(email) = $1
        order by "createdAt" desc limit 1),
      'student', (select id from students where email = $1))`,
  ),
);

/**
 * Sends a link to the data under an e-mail. The caller cannot tell whether there are any or a limit is
 * reached.
 * @param address null if unknown
 */
export async function requestDataLink(email: string, address: string | null): Promise<void> {
  const isLimited = !(await linkLimits.mayRequest(email, address));
  if (!isLimited) await QUEUE.run(pool, [email]);
  noteSecurity({ event: isLimited ? 'link.refused' : 'link.requested', address });
}

const SAVE = statement(
  'save-data-link',
  { email: 'text' },
  `with found as (
    select id as "leadId", null::uuid as "paymentId", email_key(email) as email from leads where id = $1
    union all select null, "paymentId", email_key(email) from payer_link_payments where "paymentId" = $2
    limit 1
  ),
  saved as (
    insert into data_links ("tokenHash", "leadId", "paymentId", "expiresAt")
    select $3, "leadId", "paymentId", now() + interval '${valid}' from found
  )
  select email from found`,
);

const bye = [
  'If you did not ask for it, ignore this e-mail: no one else can open the link.',
  `Questions? Call us on ${institute.phones[0].printed}.`,
  '',
];

/** Ids of the newest lead and payment by a link with an e-mail, and of its student; none for an unknown e-mail. */
interface Known {
  lead: string | null;
  /** Jobs that an earlier version queued lack it. */
  payment?: string | null;
  student: string | null;
}

export const dataLinkMails: QueuedMail<Known> = {
  queue: dataLinkMailsQueue,
  // The visitor is waiting.
  pollMs: 500,
  resendable: false,
  write: async (on: Queryable, { data }) => {
    const student =
      data.student &&
      (await db.student.findUnique({ where: { id: data.student }, select: { email: true } }));
    const token = newToken();
    const { lead, payment } = data;
    const saved =
      (lead || payment) && (await SAVE.first(on, [lead, payment ?? null, hashOf(token)]));
    const address = (saved || student || null)?.email;
    if (!address) return null;
    const link = `${env.SITE_URL}/your-data#link=${token}`;
    const forLink = [
      'Open this link to see or erase what you sent us:',
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
      text: [...(saved ? forLink : []), ...(student ? forStudent : []), ...bye].join('\n'),
    };
  },
};

/** SQL: `asked`, the e-mail of the link with the hash `$1`; no row once it has expired. */
const ASKED = `asked as (
  select email_key(coalesce(l.email, paid.email)) as email from data_links d
  left join leads l on l.id = d."leadId"
  left join payer_link_payments paid on paid."paymentId" = d."paymentId"
  where d."tokenHash" = $1 and d."expiresAt" > now()
    and email_key(coalesce(l.email, paid.email)) is not null
)`;

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
  `with ${ASKED}
  select l.id, l.kind, l.name, l.email, l.phonenumber, l.coursename, l.message, l.page, l.plan,
    l.utm, l."createdAt", l.status, l."closedReason", l."nextCallAt", l."withdrawnAt", l."noticeHash",
    array(select n.text from notes n where n."leadId" = l.id order by n.at, n.id) as notes
  from asked join leads l on email_key(l.email) = asked.email
  order by l."createdAt" desc, l.id`,
);

const PAYMENTS = statement(
  'link-payments-of-data-link',
  {
    id: 'uuid',
    name: 'text',
    email: 'text',
    amountPaise: 'int4',
    status: 'PaymentStatus',
    createdAt: 'timestamptz',
  },
  `with ${ASKED}
  select p.id, paid.name, paid.email, p."amountPaise", p.status, paid."createdAt"
  from asked join payer_link_payments paid on email_key(paid.email) = asked.email
  join payments p on p.id = paid."paymentId"
  order by paid."createdAt" desc, p.id`,
);

/** A lead as its sender sees it. Times are ISO 8601. */
type OwnLead = Omit<RowOf<typeof LEADS>, 'createdAt' | 'nextCallAt' | 'withdrawnAt'> & {
  createdAt: string;
  nextCallAt: string | null;
  withdrawnAt: string | null;
};

/** A payment by a link, with the name and e-mail that the payer entered for the receipt. The time is ISO 8601. */
type OwnLinkPayment = Omit<RowOf<typeof PAYMENTS>, 'createdAt'> & { createdAt: string };

/** What is known under an e-mail that has no account. */
export interface DataOfLink {
  leads: OwnLead[];
  payments: OwnLinkPayment[];
}

/**
 * What is known under the link's e-mail, newest first, with our notes.
 * @throws ApiError unauthorized if the link is over or unknown
 */
export async function dataOfLink(token: string): Promise<DataOfLink> {
  const { leads, payments } = await requireData(pool, token);
  return {
    leads: leads.map(({ createdAt, nextCallAt, withdrawnAt, ...lead }) => ({
      ...lead,
      createdAt: createdAt.toISOString(),
      nextCallAt: nextCallAt?.toISOString() ?? null,
      withdrawnAt: withdrawnAt?.toISOString() ?? null,
    })),
    payments: payments.map(({ createdAt, ...payment }) => ({
      ...payment,
      createdAt: createdAt.toISOString(),
    })),
  };
}

async function requireData(on: Queryable, token: string) {
  const leads = await LEADS.rows(on, [hashOf(token)]);
  const payments = await PAYMENTS.rows(on, [hashOf(token)]);
  if (leads.length + payments.length > 0) return { leads, payments };
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
  return inTransaction(async (tx) => {
    const { leads } = await requireData(tx, token);
    const ids = leads.map(({ id }) => id);
    const changed = await WITHDRAW.run(tx, [ids]);
    await noteEach(tx, ids, 'lead.withdraw');
    return { leads: changed };
  });
}

/**
 * Erases all leads of the link's e-mail, and what was entered under it for receipts. Payments stay.
 * @throws ApiError unauthorized
 */
export async function eraseByLink(token: string): Promise<{ leads: number; payments: number }> {
  return inTransaction(async (tx) => {
    const data = await requireData(tx, token);
    const ids = data.leads.map(({ id }) => id);
    if (ids.length > 0) {
      await listPossibleMatches(tx, { student: null, leads: ids });
      await eraseLeads(tx, ids);
    }
    await noteEach(tx, ids, 'lead.erase');
    const payments = await forgetPayers(
      tx,
      data.payments.map(({ id }) => id),
    );
    return { leads: ids.length, payments };
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
