import 'server-only';
import type { JobQueue } from '@/lib/platform/jobs/job-queue';
import { defineLoop, MINUTE_MS, startLoop, type Loop } from '@/lib/platform/jobs/loop';
import { institute } from '@/content/facts/institute';
import type { Staff } from '@/lib/staff/access';
import { ownerAddress } from '@/lib/staff/owner-address';
import type { Pool, Transaction } from '@/lib/platform/database-connection';
import { lockNames } from '@/lib/platform/database-locks';
import { db, pool } from '@/lib/platform/db';
import { env } from '@/lib/platform/env';
import { defineQueue, queueJob } from '@/lib/platform/jobs/queue';
import { log } from '@/lib/platform/log';
import type { Mail } from '@/lib/platform/mail/mail';
import type { QueuedMail } from '@/lib/platform/mail/mail-worker';
import { labelOf, serverLines, type FaultKind, type ServerLine } from './server-lines';
import { readSiteState } from './site-state';
import { callHeartbeat, noteAlerts, sendAlert, TELL_AFTER_MS, type Alert } from './witness';

const where = 'faults';
/** A fault of the mail server cannot be reported by mail. */
const NOT_BY_MAIL = 'mails';

const currentFaults = () => db.siteFault.findMany({ select: { kind: true, since: true } });

interface FaultJob {
  owner: string;
  kind: string;
  /** ISO 8601. */
  since: string;
  /** ISO 8601; null in the mail that reports the fault. */
  until: string | null;
}

/** A job for each owner; faults of a demo are not reported. */
const faultMailsQueue = defineQueue({
  name: 'fault-mails',
  retryDelay: 60,
  retentionMinutes: 7 * 24 * 60,
});

async function tellOwners(tx: Transaction, fault: Omit<FaultJob, 'owner'>): Promise<void> {
  if (fault.kind === NOT_BY_MAIL || (await tx.db.demoMark.count()) > 0) return;
  const owners = await tx.db.staff.findMany({
    where: { role: 'owner', disabledAt: null },
    select: { id: true },
  });
  for (const { id } of owners) await queueJob(tx, faultMailsQueue, { owner: id, ...fault });
}

interface AlertJob extends Alert {
  kind: string;
}

/** An alert is tried for about six hours, at ever longer intervals. */
export const alertQueue = defineQueue({ name: 'alerts', retryDelay: 5, retentionMinutes: 24 * 60 });
const ALERT_POLL_MS = 5_000;
/** Tries after which an alert that nobody takes is told on the page. */
const FEW_TRIES = 4;

/**
 * Sends the queued alerts to ALERT_URL one at a time until stopped. Drops the alert of a fault that is over
 * meanwhile: its end is an alert of its own. Safe in several processes: the queue gives each alert to one of them,
 * and to another if that one ends.
 */
export function startAlerts({ boss, pool }: JobQueue, { pollMs = ALERT_POLL_MS } = {}): Loop {
  const { name } = alertQueue;
  const next = async (): Promise<number> => {
    const [job] = await boss.fetch<AlertJob>(name, { includeMetadata: true });
    if (!job) return pollMs;
    const { kind, ...alert } = job.data;
    const isPast = alert.until === null && !(await isCurrent(kind, alert.since));
    const problem = isPast ? null : await sendAlert(alert);
    if (problem === null) {
      await boss.complete(name, job.id);
      if (!isPast) await noteAlerts(pool, null);
      return 0;
    }
    if (job.retryCount + 1 >= FEW_TRIES) await noteAlerts(pool, new Date());
    await boss.fail(name, job.id);
    return 0;
  };
  return startLoop(name, next, pollMs);
}

/** Whether the fault lasts since then. */
async function isCurrent(kind: string, since: string): Promise<boolean> {
  const faults = await currentFaults();
  return faults.some((one) => one.kind === kind && one.since.toISOString() === since);
}

/** A witness that cannot be reached notices that itself. */
const NOT_OF_HEARTBEAT: FaultKind = 'witness';

/**
 * Records faults. Tells the owners and ALERT_URL about a fault after ten minutes, and once when it is over. One of
 * several processes does it, because each row is marked as told.
 * @returns what HEARTBEAT_URL is told
 */
export async function watchFaults(on: Pool): Promise<{ isWrong: boolean; isTold: boolean }> {
  return on.transaction(async (tx) => {
    const alert = async (job: AlertJob) => {
      if (env.ALERT_URL) await queueJob(tx, alertQueue, job);
    };
    // Serialised: a process with an older state would end a fault that another has just found.
    await lockNames(tx, 'site faults');
    const { siteFault } = tx.db;
    const state = await readSiteState(tx);
    const { now } = state;
    const before = (minutes: number) => new Date(now.getTime() - minutes * MINUTE_MS);
    const wrong = serverLines(state, printMoment).filter(({ isWrong }) => isWrong);
    const kinds = wrong.map(({ kind }) => kind);
    const over = { kind: { notIn: kinds } };
    for (const { kind, since, toldAt } of await siteFault.findMany({ where: over })) {
      if (!toldAt) continue;
      log.info({ where, fault: kind, since, hint: 'It is over.' });
      const span = { since: since.toISOString(), until: now.toISOString() };
      await tellOwners(tx, { kind, ...span });
      await alert({ kind, what: labelOf(kind) ?? kind, ...span, words: 'It is over.' });
    }
    await siteFault.deleteMany({ where: over });
    // A fault that was not checked for five minutes (the site was stopped) begins anew. One that was
    // told does not: its mail says since when, and is dropped when that has changed.
    const isOld = { toldAt: null, seenAt: { lt: before(5) } };
    await siteFault.updateMany({ where: isOld, data: { since: now } });
    await siteFault.updateMany({ data: { seenAt: now } });
    await siteFault.createMany({
      data: kinds.map((kind) => ({ kind, since: now, seenAt: now })),
      skipDuplicates: true,
    });
    const isNews = { toldAt: null, since: { lte: new Date(now.getTime() - TELL_AFTER_MS) } };
    for (const { kind, since } of await siteFault.findMany({ where: isNews })) {
      const { label, said, todo } = wrong.find((line) => line.kind === kind) ?? {};
      log.error({ where, fault: kind, since, said, hint: todo });
      const span = { since: since.toISOString(), until: null };
      await tellOwners(tx, { kind, ...span });
      await alert({ kind, what: label ?? kind, ...span, words: `${said} ${todo}` });
    }
    await siteFault.updateMany({ where: isNews, data: { toldAt: now } });
    const others = await siteFault.findMany({ where: { kind: { not: NOT_OF_HEARTBEAT } } });
    return { isWrong: others.length > 0, isTold: others.some(({ toldAt }) => toldAt !== null) };
  });
}

export const faultLoop = defineLoop({
  name: 'faults',
  everyMs: MINUTE_MS,
  run: async (pool) => callHeartbeat(pool, await watchFaults(pool)),
});

/** Mails to the owners about a fault of the site or its machine, and about its end. */
export const faultMails: QueuedMail<FaultJob> = {
  queue: faultMailsQueue,
  resendable: false,
  write: async (on, { id, data }) => {
    const to = await ownerAddress(data.owner);
    const label = labelOf(data.kind);
    if (!to || !label) return null;
    const messageId = `fault-${id}`;
    if (data.until !== null) return { to, messageId, ...overMail(label, data.since, data.until) };
    const isStill = await isCurrent(data.kind, data.since);
    const lines = serverLines(await readSiteState(on), printMoment);
    const line = lines.find(({ kind }) => kind === data.kind);
    return isStill && line ? { to, messageId, ...faultMail(line, data.since) } : null;
  },
};

const printMoment = (moment: Date) => inDelhi.format(moment);
const inDelhi = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'Asia/Kolkata',
});

function faultMail(
  { label, said, todo }: ServerLine,
  since: string,
): Pick<Mail, 'subject' | 'text'> {
  return {
    subject: `${label}: something is wrong with the website`,
    text: [
      `${label}: ${said}`,
      `This has been wrong since ${printMoment(new Date(since))}.`,
      '',
      todo,
      '',
      `How it is now: ${env.SITE_URL}/searchuser/server`,
      'You get one more mail when it is over.',
      '',
      institute.name,
      '',
    ].join('\n'),
  };
}

function overMail(label: string, since: string, until: string): Pick<Mail, 'subject' | 'text'> {
  return {
    subject: `${label}: all is well again`,
    text: [
      `${label}: wrong from ${printMoment(new Date(since))} until ${printMoment(new Date(until))}, and well again.`,
      '',
      `How it is now: ${env.SITE_URL}/searchuser/server`,
      '',
      institute.name,
      '',
    ].join('\n'),
  };
}

/** A line of the page, and the start of its fault (ISO 8601). */
export type ListedLine = ServerLine & { since: string | null };

/**
 * State of the site and its machine.
 * @param print prints a moment
 */
export async function serverStatus(
  staff: Staff<'server.read'>,
  print: (moment: Date) => string,
): Promise<ListedLine[]> {
  const [state, faults] = await Promise.all([readSiteState(pool), currentFaults()]);
  const sinceOf = new Map(faults.map(({ kind, since }) => [kind, since.toISOString()]));
  return serverLines(state, print).map((line) => ({
    ...line,
    since: line.isWrong ? (sinceOf.get(line.kind) ?? null) : null,
  }));
}
