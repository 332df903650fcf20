import 'server-only';
import type { RetainedKind } from '@/content/retention';
import { deleteOldAttempts } from '@/lib/accounts/log-in-attempts';
import { deleteExpiredSessions } from '@/lib/accounts/sessions';
import { deleteExpiredLinks } from '@/lib/accounts/sign-in-links';
import { parentMails } from '@/lib/accounts/parent-consent';
import { signInMails } from '@/lib/accounts/sign-in-mails';
import { auditHeadMails, keepAuditSealed } from '@/lib/office/audit/audit-heads';
import { leadNotices } from '@/lib/leads/lead-notices';
import { dataLinkMails, deleteExpiredDataLinks } from '@/lib/office/rights/data-links';
import { dataRequestMails } from '@/lib/office/rights/data-requests';
import { parcelMails } from '@/lib/office/parcels/parcel-mails';
import { faultMails, watchFaults } from '@/lib/office/server/faults';
import { claimMails } from '@/lib/office/refunds/claim-mails';
import { keepNoticeTexts } from '@/lib/office/rights/notice-texts';
import { deleteExpiredHolds } from '@/lib/enrolment/batch-seats';
import { batchMails } from '@/lib/enrolment/batch-mails';
import { keepParcels } from '@/lib/enrolment/parcels';
import { enrolmentMails } from '@/lib/office/enrol/enrolment-mails';
import { queueDueReminders, reminderMails } from '@/lib/office/dues/reminders';
import { announceShelf, shelfMails } from '@/lib/enrolment/shelf-news';
import { offerFreeSeats, seatMails } from '@/lib/enrolment/seat-offers';
import { paymentMails } from '@/lib/payments/mails/payment-mails';
import { dailyKinds, deleteWhatIsOver } from '@/lib/office/retention/retention-clock';
import { viewLimitMails } from '@/lib/office/audit/view-limit-mails';
import { deleteOldViews } from '@/lib/office/audit/views';
import { deleteUnusedFiles } from '@/lib/office/shelf/uploads';
import { deleteExpiredChallenges } from '@/lib/office/staff/passkeys';
import { declinedUpiMails } from '@/lib/payments/upi/declined-mails';
import { pollPayments } from '@/lib/payments/payment-poller';
import type { Queryable } from '@/lib/platform/database-connection';
import { openQueue } from '@/lib/platform/jobs/job-queue';
import { startLoop } from '@/lib/platform/jobs/loop';
import { countFailedJobs, retryFailedJobs, type Queue } from '@/lib/platform/jobs/queue';
import { deleteExpiredCounters } from '@/lib/platform/limits';
import { knownErasures } from '@/lib/platform/erasures';
import { logFailure } from '@/lib/platform/log';
import { deleteOldSecurityLogs } from '@/lib/platform/security-log';
import type { Sender } from '@/lib/platform/mail/mail';
import {
  reportUnsent,
  resendableQueues,
  startMailWorker,
  type QueuedMail,
} from '@/lib/platform/mail/mail-worker';

const mails: readonly QueuedMail<object>[] = [
  leadNotices,
  signInMails,
  parentMails,
  paymentMails,
  seatMails,
  batchMails,
  auditHeadMails,
  viewLimitMails,
  dataLinkMails,
  dataRequestMails,
  claimMails,
  declinedUpiMails,
  parcelMails,
  reminderMails,
  shelfMails,
  enrolmentMails,
  faultMails,
];

export const queues: readonly Queue[] = mails.map(({ queue }) => queue);

/** The number of failed mails that are still worth sending. */
export function countUnsentMails(on: Queryable): Promise<number> {
  return countFailedJobs(on, resendableQueues(mails));
}

/**
 * Queues these mails again.
 * @returns how many
 */
export function resendMails(on: Queryable): Promise<number> {
  return retryFailedJobs(on, resendableQueues(mails));
}

/** What lapses within hours or days. The rest is deleted once a day, with an entry in the audit. */
const deletions = [
  [['studentSessions', 'staffSessions'], deleteExpiredSessions],
  [['signInLinks', 'confirmLinks'], deleteExpiredLinks],
  [['dataLinks'], deleteExpiredDataLinks],
  [['counters'], deleteOldAttempts],
  [['counters'], deleteExpiredCounters],
  [['viewedPeople'], deleteOldViews],
  [['passkeyChallenges'], deleteExpiredChallenges],
  [[], deleteUnusedFiles],
  [[], deleteExpiredHolds],
  [['securityLog', 'accessLog'], () => deleteOldSecurityLogs()],
] as const satisfies readonly (readonly [
  readonly RetainedKind[],
  (on: Queryable) => Promise<unknown>,
])[];

/** Every kind of data that is deleted by time; pg-boss deletes the jobs of mails. */
export const clockedKinds: ReadonlySet<RetainedKind> = new Set([
  ...deletions.flatMap(([kinds]) => kinds),
  ...dailyKinds,
  'mailJobs',
]);

/** Deletes all expired rows and files of the security log; completes the list of erased people. */
export async function deleteExpired(on: Queryable): Promise<void> {
  for (const work of [...deletions.map(([, deletion]) => deletion), knownErasures]) {
    await work(on).catch((error: unknown) => logFailure('cleaning', error));
  }
}

const POLL_MS = 2_000;
const MINUTE_MS = 60_000;
const PARCELS_MS = 5 * MINUTE_MS;
const REMINDERS_MS = 5 * MINUTE_MS;
const SHELF_MS = 5 * MINUTE_MS;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Starts the background jobs: sending mails, checking payments, deleting expired rows. */
export async function startBackgroundWork(
  databaseUrl: string,
  sender: Sender,
  { pollMs = POLL_MS } = {},
): Promise<{ stop(): Promise<void> }> {
  const queue = await openQueue(databaseUrl);
  await reportUnsent(queue, mails);
  await keepNoticeTexts(queue.pool).catch((error: unknown) => logFailure('notices', error));
  const pollAllPayments = async () => ((await pollPayments(queue.pool)) > 0 ? 0 : pollMs);
  const clean = async () => {
    await deleteExpired(queue.pool);
    return HOUR_MS;
  };
  const deleteDaily = async () => {
    await deleteWhatIsOver(queue.pool);
    return DAY_MS;
  };
  const seal = async () => {
    await keepAuditSealed(queue.pool);
    return MINUTE_MS;
  };
  const offerSeats = async () => {
    await offerFreeSeats(queue.pool);
    return MINUTE_MS;
  };
  const sweepParcels = async () => {
    await keepParcels(queue.pool);
    return PARCELS_MS;
  };
  const remind = async () => {
    await queueDueReminders(queue.pool);
    return REMINDERS_MS;
  };
  const announce = async () => {
    await announceShelf(queue.pool);
    return SHELF_MS;
  };
  const watch = async () => {
    await watchFaults(queue.pool);
    return MINUTE_MS;
  };
  const work = [
    ...mails.map((kind) => startMailWorker(queue, sender, kind, { pollMs })),
    startLoop('payment poller', pollAllPayments, pollMs),
    startLoop('free seats', offerSeats, MINUTE_MS),
    startLoop('parcels', sweepParcels, PARCELS_MS),
    startLoop('due reminders', remind, MINUTE_MS),
    startLoop('audit seals', seal, MINUTE_MS),
    startLoop('course material', announce, SHELF_MS),
    startLoop('faults', watch, MINUTE_MS),
    startLoop('cleaning', clean, HOUR_MS),
    startLoop('retention', deleteDaily, HOUR_MS),
  ];
  return {
    stop: async () => {
      await Promise.all(work.map((one) => one.stop()));
      await queue.close();
    },
  };
}
