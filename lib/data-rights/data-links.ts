import 'server-only';
import { institute } from '@/content/facts/institute';
import { printPeriod, retention } from '@/content/pages/retention';
import { defineLinkLimits } from '@/lib/accounts/link-limits';
import { ApiError } from '@/lib/calls/errors';
import { eraseLeads } from './erase-student';
import { listPossibleMatches } from './possible-matches';
import { closeLeads, findDoNotCall, keepDoNotCall } from '@/lib/leads/do-not-call';
import { leadDetailNames, type LeadDetailName } from '@/lib/leads/lead-details';
import { forgetPayers } from '@/lib/payments/payer-links/payer-links';
import { isAnswered } from '@/lib/telephony/call-events';
import { noteAct } from '@/lib/staff/audit/audit';
import type { Queryable, Transaction } from '@/lib/platform/database-connection';
import { databaseTime } from '@/lib/platform/database-locks';
import { db, inTransaction, pool } from '@/lib/platform/db';
import { emailKey } from '@/lib/platform/email-address';
import { env } from '@/lib/platform/env';
import { defineQueue, queueJob } from '@/lib/platform/jobs/queue';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';
import { hashOf, newToken } from '@/lib/platform/random-token';
import { noteSecurity } from '@/lib/platform/security-log';
import type { Touch } from '@/lib/sources/touches';
import type { Prisma } from '@/prisma/client/client';
import { statement } from '@/lib/platform/statement';

const valid = printPeriod(retention.dataLinks.period);
const [lifeMinutes] = retention.dataLinks.period;
const linkLimits = defineLinkLimits('data-link', lifeMinutes * 60_000);

const dataLinkMailsQueue = defineQueue({
  name: 'data-link-mails',
  retryDelay: 10,
  retentionMinutes: 60,
});

/** Rows whose e-mail is this one, as `emailKey` writes it, newest first. */
const ROWS = statement(
  'rows-of-email',
  { email: 'text' },
  { leads: 'uuid[]', payments: 'uuid[]' },
  `select
    array(select id from leads where email_key(email) = $email order by "createdAt" desc, id) as leads,
    array(select "paymentId" from payer_link_payments where email_key(email) = $email
      order by "createdAt" desc, "paymentId") as payments`,
);

/** Also queues a job for unknown e-mails, so that both cases take the same time. */
function queueLink(email: string): Promise<void> {
  return inTransaction(async (tx) => {
    const { leads = [], payments = [] } = (await ROWS.first(tx, { email })) ?? {};
    const student = await tx.db.student.findFirst({ where: { email }, select: { id: true } });
    const known: Known = {
      lead: leads[0] ?? null,
      payment: payments[0] ?? null,
      student: student?.id ?? null,
    };
    await queueJob(tx, dataLinkMailsQueue, known);
  });
}

/**
 * Sends a link to the data under an e-mail. The caller cannot tell whether there are any or a limit is
 * reached.
 * @param address null if unknown
 */
export async function requestDataLink(email: string, address: string | null): Promise<void> {
  const isLimited = !(await linkLimits.mayRequest(email, address));
  if (!isLimited) await queueLink(email);
  noteSecurity({ event: isLimited ? 'link.refused' : 'link.requested', address });
}

const closingLines = [
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

/**
 * Saves a link to the data of the lead, or else of the payer; only its token's hash is stored.
 * @returns their e-mail; null when both have been deleted
 */
async function saveLink(
  on: Queryable,
  token: string,
  { lead, payment }: Omit<Known, 'student'>,
): Promise<string | null> {
  const select = { email: true } as const;
  const ofLead = lead && (await db.lead.findUnique({ where: { id: lead }, select }));
  const ofPayer =
    payment && (await db.payerLinkPayment.findUnique({ where: { paymentId: payment }, select }));
  const found = ofLead || ofPayer;
  if (!found) return null;
  const of = ofLead ? { leadId: lead } : { paymentId: payment };
  const expiresAt = await databaseTime(on, valid);
  await db.dataLink.createMany({ data: [{ ...of, tokenHash: hashOf(token), expiresAt }] });
  return emailKey(found.email);
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
    const saved = await saveLink(on, token, { lead, payment });
    const address = saved ?? (student || null)?.email;
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
      text: [
        ...(saved !== null ? forLink : []),
        ...(student ? forStudent : []),
        ...closingLines,
      ].join('\n'),
    };
  },
};

/** What a link shows of a lead. */
const ownLeadColumns = {
  id: true,
  kind: true,
  ...(Object.fromEntries(leadDetailNames.map((name) => [name, true])) as Record<
    LeadDetailName,
    true
  >),
  page: true,
  plan: true,
  utm: true,
  firstTouch: true,
  lastTouch: true,
  createdAt: true,
  status: true,
  closedReason: true,
  nextCallAt: true,
  noticeHash: true,
  notes: { orderBy: [{ at: 'asc' }, { id: 'asc' }], select: { text: true } },
  calls: { orderBy: [{ at: 'asc' }, { id: 'asc' }], select: { at: true, outcome: true } },
  language: true,
  messageOpenings: {
    orderBy: [{ at: 'asc' }, { id: 'asc' }],
    select: { at: true, moment: true, channel: true },
  },
  phoneCalls: {
    orderBy: [{ startedAt: 'asc' }, { id: 'asc' }],
    select: { startedAt: true, state: true },
  },
  demoSeat: { select: { title: true, startsAt: true, outcome: true } },
} as const satisfies Prisma.LeadSelect;

/**
 * Leads, with our notes, calls and messages, and payments under the link's e-mail, newest first. Times are ISO 8601.
 * @throws ApiError unauthorized if the link is over or unknown
 */
export async function dataOfLink(token: string) {
  const known = await requireRows(token);
  const leads = await db.lead.findMany({
    where: { id: { in: known.leads } },
    orderBy: [{ createdAt: 'desc' }, { id: 'asc' }],
    select: ownLeadColumns,
  });
  const doNotCall = await findDoNotCall(
    pool,
    leads.map(({ phonenumber }) => phonenumber),
  );
  const payments = await db.payerLinkPayment.findMany({
    where: { paymentId: { in: known.payments } },
    orderBy: [{ createdAt: 'desc' }, { paymentId: 'asc' }],
    select: {
      paymentId: true,
      name: true,
      email: true,
      createdAt: true,
      payment: { select: { amountPaise: true, status: true } },
    },
  });
  return {
    leads: leads.map((lead) => shownLead(lead, doNotCall.get(lead.phonenumber))),
    /** Name and e-mail as the payer entered them for the receipt. */
    payments: payments.map(({ paymentId, createdAt, payment, ...payer }) => ({
      id: paymentId,
      ...payer,
      ...payment,
      createdAt: createdAt.toISOString(),
    })),
  };
}

type OwnLead = Prisma.LeadGetPayload<{ select: typeof ownLeadColumns }>;

function shownLead(row: OwnLead, doNotCallAt: Date | undefined) {
  const { createdAt, nextCallAt, notes, calls, messageOpenings, phoneCalls, demoSeat, ...lead } =
    row;
  return {
    ...lead,
    utm: lead.utm as unknown,
    firstTouch: lead.firstTouch as Touch | null,
    lastTouch: lead.lastTouch as Touch | null,
    createdAt: createdAt.toISOString(),
    nextCallAt: nextCallAt?.toISOString() ?? null,
    /** When it was asked not to call this number. */
    doNotCallAt: doNotCallAt?.toISOString() ?? null,
    notes: notes.map(({ text }) => text),
    calls: calls.map(({ at, outcome }) => ({ at: at.toISOString(), outcome })),
    messages: messageOpenings.map(({ at, ...message }) => ({ at: at.toISOString(), ...message })),
    phoneCalls: phoneCalls.map(({ startedAt, state }) => ({
      at: startedAt.toISOString(),
      isAnswered: isAnswered(state),
    })),
    demoSeat: demoSeat && { ...demoSeat, startsAt: demoSeat.startsAt.toISOString() },
  };
}

/** Data under an e-mail that has no account. */
export type DataOfLink = Awaited<ReturnType<typeof dataOfLink>>;

/** The ids of leads and payments under the e-mail of a valid link. */
async function requireRows(token: string, tx?: Transaction) {
  const on = tx ?? pool;
  const link = await (tx?.db ?? db).dataLink.findFirst({
    where: { tokenHash: hashOf(token), expiresAt: { gt: await databaseTime(on) } },
    select: { lead: { select: { email: true } }, payer: { select: { email: true } } },
  });
  const of = link?.lead ?? link?.payer;
  const rows = of && (await ROWS.first(on, { email: emailKey(of.email) }));
  if (rows && rows.leads.length + rows.payments.length > 0) return rows;
  throw new ApiError('unauthorized', 'This link has expired. Ask for a new one below.');
}

/**
 * Withdraws the consent to be contacted: closes all leads of the link's e-mail, and keeps that their numbers
 * are not to be called. Leads under another e-mail stay open, without a planned call.
 * @returns how many leads were open
 * @throws ApiError unauthorized
 */
export async function withdrawByLink(token: string): Promise<{ leads: number }> {
  return inTransaction(async (tx) => {
    const { leads } = await requireRows(token, tx);
    const rows = await tx.db.lead.findMany({
      where: { id: { in: leads } },
      select: { phonenumber: true },
    });
    await keepDoNotCall(
      tx,
      rows.map(({ phonenumber }) => phonenumber),
    );
    const closed = await closeLeads(tx, leads);
    await noteEach(tx, leads, 'lead.withdraw');
    return { leads: closed };
  });
}

/**
 * Erases all leads of the link's e-mail, and the names and e-mails entered under it for receipts. Payments
 * stay.
 * @throws ApiError unauthorized
 */
export async function eraseByLink(token: string): Promise<{ leads: number; payments: number }> {
  return inTransaction(async (tx) => {
    const { leads: ids, payments } = await requireRows(token, tx);
    if (ids.length > 0) {
      await listPossibleMatches(tx, { student: null, leads: ids });
      await eraseLeads(tx, ids);
    }
    await noteEach(tx, ids, 'lead.erase');
    return { leads: ids.length, payments: await forgetPayers(tx, payments) };
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

/** Deletes expired links. */
export async function deleteExpiredDataLinks(on: Queryable): Promise<void> {
  await db.dataLink.deleteMany({ where: { expiresAt: { lt: await databaseTime(on) } } });
}
