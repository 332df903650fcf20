import 'server-only';
import type { RetainedKind } from '@/content/pages/retention';
import { deleteOldAttempts } from '@/lib/accounts/log-in-attempts';
import { deleteExpiredSessions } from '@/lib/accounts/sessions';
import { deleteExpiredLinks } from '@/lib/accounts/sign-in-links';
import { parentMails } from '@/lib/accounts/parent-consent';
import { signInMails } from '@/lib/accounts/sign-in-mails';
import { auditHeadMails, sealLoop } from '@/lib/staff/audit/audit-heads';
import { givenLeadsMails } from '@/lib/leads/given-leads-mails';
import { newLeadMails } from '@/lib/leads/new-lead-mails';
import { dataLinkMails, deleteExpiredDataLinks } from '@/lib/data-rights/data-links';
import { dataRequestMails } from '@/lib/data-rights/data-requests';
import { parcelMails } from '@/lib/parcels/parcel-mails';
import { alertQueue, faultLoop, faultMails, startAlerts } from '@/lib/health/faults';
import { refundLoop } from '@/lib/refunds/refund-poller';
import { claimMails } from '@/lib/refunds/claim-mails';
import { keepNoticeTexts } from '@/lib/data-rights/notice-texts';
import { deleteExpiredHolds } from '@/lib/enrolment/batch-seats';
import { batchMails } from '@/lib/enrolment/batch-mails';
import { parcelLoop } from '@/lib/parcels/make-parcels';
import { enrolmentMails } from '@/lib/counter/enrolment-mails';
import { reminderLoop, reminderMails } from '@/lib/dues/reminders';
import { keyMails } from '@/lib/exam-room/key-mails';
import { shelfLoop, shelfMails } from '@/lib/shelf/shelf-news';
import { demoMails } from '@/lib/demo-classes/demo-mails';
import { demoReminderLoop } from '@/lib/demo-classes/demo-reminders';
import { attemptLoop } from '@/lib/exam-room/attempts';
import { testMails, testNewsLoop } from '@/lib/exam-room/test-mails';
import { seatLoop, seatMails } from '@/lib/enrolment/seat-offers';
import { paymentMails } from '@/lib/payments/mails/payment-mails';
import { consentLoop } from '@/lib/publishing/ended-consents';
import { eveningLoop, eveningMails } from '@/lib/reports/evening-mail';
import { silentCallsLoop } from '@/lib/telephony/phone-calls';
import { dailyKinds, retentionLoop } from '@/lib/data-rights/retention-clock';
import { viewLimitMails } from '@/lib/staff/audit/view-limit-mails';
import { deleteOldVisits } from '@/lib/sources/count-visits';
import { deleteOldCounts } from '@/lib/web-vitals/figures';
import { deleteOldViews } from '@/lib/staff/audit/views';
import { deleteUnusedQuestionPictures } from '@/lib/question-bank/pictures';
import { deleteUnusedFiles } from '@/lib/shelf/uploads';
import { deleteExpiredChallenges } from '@/lib/staff/passkeys';
import { declinedUpiMails } from '@/lib/payments/upi/declined-mails';
import { paymentLoop } from '@/lib/payments/payment-poller';
import type { Queryable } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { openQueue } from '@/lib/platform/jobs/job-queue';
import { defineLoop, MINUTE_MS, startDefined } from '@/lib/platform/jobs/loop';
import { countFailedJobs, retryFailedJobs, type Queue } from '@/lib/platform/jobs/queue';
import { deleteExpiredCounters } from '@/lib/platform/limits';
import { knownErasures } from '@/lib/accounts/erasures';
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
  newLeadMails,
  givenLeadsMails,
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
  demoMails,
  shelfMails,
  keyMails,
  testMails,
  enrolmentMails,
  faultMails,
  eveningMails,
];

export const queues: readonly Queue[] = [...mails.map(({ queue }) => queue), alertQueue];

/** The number of failed mails that are still worth sending. */
export function countUnsentMails(on: Queryable): Promise<number> {
  return countFailedJobs(on, resendableQueues(mails));
}

/**
 * Queues these mails again.
 * @returns their number
 */
export function resendMails(on: Queryable): Promise<number> {
  return retryFailedJobs(on, resendableQueues(mails));
}

/** Deletions of rows that expire within hours or days. All others run once a day, with an audit entry. */
const deletions = [
  [['studentSessions', 'staffSessions'], deleteExpiredSessions],
  [['signInLinks', 'confirmLinks'], deleteExpiredLinks],
  [['dataLinks'], deleteExpiredDataLinks],
  [['counters'], deleteOldAttempts],
  [['counters'], deleteExpiredCounters],
  [['viewedPeople'], deleteOldViews],
  [['passkeyChallenges'], deleteExpiredChallenges],
  [['pageSpeed'], deleteOldCounts],
  [['visits'], deleteOldVisits],
  [[], deleteUnusedFiles],
  [[], deleteUnusedQuestionPictures],
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

const cleaningLoop = defineLoop({
  name: 'cleaning',
  everyMs: 60 * MINUTE_MS,
  run: (pool) => deleteExpired(pool),
});

const loops = [
  paymentLoop,
  refundLoop,
  seatLoop,
  parcelLoop,
  reminderLoop,
  demoReminderLoop,
  sealLoop,
  shelfLoop,
  testNewsLoop,
  faultLoop,
  eveningLoop,
  silentCallsLoop,
  consentLoop,
  attemptLoop,
  cleaningLoop,
  retentionLoop,
];

/** Starts the background jobs: sending mails and alerts, checking payments, deleting expired rows. */
export async function startBackgroundWork(
  databaseUrl: string,
  sender: Sender,
  { pollMs }: { pollMs?: number } = {},
): Promise<{ stop(): Promise<void> }> {
  const queue = await openQueue(databaseUrl);
  await reportUnsent(queue, mails);
  await keepNoticeTexts().catch((error: unknown) => logFailure('notices', error));
  const work = [
    ...mails.map((kind) => startMailWorker(queue, sender, kind, { pollMs })),
    ...(env.ALERT_URL ? [startAlerts(queue, { pollMs })] : []),
    ...loops.map((loop) => startDefined(queue.pool, loop)),
  ];
  return {
    stop: async () => {
      await Promise.all(work.map((one) => one.stop()));
      await queue.close();
    },
  };
}
