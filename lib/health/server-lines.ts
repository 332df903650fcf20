import { HOW_TO_BRING_SECRET_BACK } from '@/lib/staff/server-secret';
import { formatRupees, type Paise } from '@/content/money';
import type { TargetState } from '@/prisma/archive/site-archive';
import type { SiteState } from './site-state';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Age at which a daily backup is late, and its weekly restore. */
const BACKUP_MS = 26 * HOUR_MS;
const RESTORE_MS = 8 * DAY_MS;
/** Twice what the archive takes on a quiet machine, and more. */
const LAG_SECONDS = 60;
const ARCHIVE_MS = 5 * MINUTE_MS;
/** Each target is rehearsed once a day. */
const REHEARSAL_MS = 3 * DAY_MS;
const JOB_MS = 15 * MINUTE_MS;
/** Longer than every gateway's schedule. */
const PAYMENT_MS = 80 * HOUR_MS;
/** A lost alert is told for a day, as nothing shows that the next one arrives. */
const LOST_ALERT_MS = DAY_MS;
const FAILED_SHARE = 0.01;
const FAILED_LEAST = 5;
const DELAY_SECONDS = 0.5;
const MEMORY_BYTES = 700e6;
const DISK_BYTES = 1e9;

type Print = (moment: Date) => string;

interface Check {
  /** Subject of the check. */
  label: string;
  says: (state: SiteState, print: Print) => string;
  isWrong: (state: SiteState) => boolean;
  /** Advice for an owner. */
  todo: string;
}

const LOOK_AFTER = 'whoever looks after the server';

const places = {
  off: 'The site makes none by itself (BACKUPS is off).',
  beside: 'On the disk of the site, and lost with it when that disk fails.',
  elsewhere: 'In the folder that BACKUP_FOLDER names.',
} as const;

const targetLabels = { folder: 'Folder', s3: 'S3 store' } as const;

function archiveWords({ problem, waitingSince, baseAt }: TargetState, print: Print): string {
  const words = [
    problem,
    baseAt ? `Every second since ${print(baseAt)} can be restored.` : 'No base backup yet.',
    waitingSince && `Not copied yet: what was written since ${print(waitingSince)}.`,
  ];
  return words.filter(Boolean).join(' ');
}

function rehearsalWords({ rehearsals }: TargetState, print: Print): string {
  if (!rehearsals) return 'None yet.';
  const { triedAt, problem, succeeded } = rehearsals;
  const failed =
    problem === null ? '' : `The one of ${print(new Date(triedAt))} failed. ${problem}`;
  if (!succeeded) return failed;
  const { at, moment, rows, paise } = succeeded;
  const proof =
    `Last succeeded ${print(new Date(at))}, restored to ${print(new Date(moment))}: ` +
    `${rows.toLocaleString('en-IN')} rows and ${formatRupees(paise as Paise)} match the database.`;
  return [failed, proof].filter(Boolean).join(' ');
}

const succeededAt = (rehearsals: TargetState['rehearsals']) =>
  rehearsals?.succeeded ? new Date(rehearsals.succeeded.at) : null;

const checks = {
  backup: {
    label: 'Last backup',
    says: ({ backup: { takenAt, restoreTriedAt, restoreProvenAt, failedAt, problem } }, print) => {
      const failed = failedAt ? ` The one of ${print(failedAt)} failed: ${problem}` : '';
      if (!takenAt) return `None yet.${failed}`;
      const isTried = restoreTriedAt ? 'no, the restore failed' : 'not tried';
      return `${print(takenAt)}, restored and compared: ${restoreProvenAt ? 'yes' : isTried}.${failed}`;
    },
    isWrong: (state) => {
      const { takenAt, restoreTriedAt, restoreProvenAt, failedAt } = state.backup;
      const hasFailed = restoreTriedAt !== null && restoreProvenAt === null;
      return (
        hasFailed || failedAt !== null || isOlder(takenAt ?? state.firstStartAt, BACKUP_MS, state)
      );
    },
    todo: `The site writes a backup every night, unless BACKUPS is off. Ask ${LOOK_AFTER} to put right what failed, and to run npm run backup -- <folder> --check and see what it prints. If the disk for backups is full, older ones can be deleted.`,
  },
  place: {
    label: 'Place of backups',
    says: ({ plan }) => places[plan.place],
    isWrong: ({ plan }) => plan.isRisky,
    todo: `Ask ${LOOK_AFTER} to set BACKUP_FOLDER to a folder on another disk or machine, and BACKUP_PASSPHRASE, and to restart the site. Keep the passphrase yourself too: without it, nobody can read a backup.`,
  },
  archive: {
    label: 'Archive',
    says: ({ archive }, print) =>
      archive.length === 0
        ? 'None. When the disk is lost, the last backup is what is left.'
        : archive.map((one) => `${targetLabels[one.name]}: ${archiveWords(one, print)}`).join(' '),
    isWrong: (state) =>
      state.archive.some(
        ({ since, problem, waitingSince, baseAt }) =>
          problem !== null ||
          isOlder(waitingSince, ARCHIVE_MS, state) ||
          isOlder(baseAt ?? since, BACKUP_MS, state),
      ),
    todo: `What is not copied yet is lost with the disk of the site, unless another target has it. Ask ${LOOK_AFTER} to see whether the disk of ARCHIVE_FOLDER is there and has room, or whether the store of ARCHIVE_S3_URL answers and takes the key: the rest is made up for by itself.`,
  },
  rehearsal: {
    label: 'Archive rehearsal',
    says: ({ archive }, print) =>
      archive.length === 0
        ? 'None, as there is no archive.'
        : archive
            .map((one) => `${targetLabels[one.name]}: ${rehearsalWords(one, print)}`)
            .join(' '),
    isWrong: (state) =>
      state.archive.some(
        ({ since, rehearsals }) =>
          (rehearsals?.problem ?? null) !== null ||
          isOlder(succeededAt(rehearsals) ?? since, REHEARSAL_MS, state),
      ),
    todo: `After each nightly base backup the site restores to a random second of the last day, in a separate place, and compares rows and money with the database. Ask ${LOOK_AFTER} to run npm run rehearse and see what it prints. Nothing is lost as long as this machine works; npm run archive writes a new base backup.`,
  },
  standby: {
    label: 'Second machine',
    says: ({ standby }) => {
      if (!standby) return 'None. When this machine is lost, the database has to be restored.';
      const { lagSeconds, confirms } = standby;
      if (lagSeconds === null)
        return 'It does not follow. What is written now is on this machine only.';
      const both = confirms ? ' Leads and money are confirmed once both have them.' : '';
      return `It follows, ${Math.round(lagSeconds)} seconds behind.${both}`;
    },
    isWrong: ({ standby }) => standby !== null && (standby.lagSeconds ?? Infinity) > LAG_SECONDS,
    todo: `If this machine fails now, what was written since is lost. Ask ${LOOK_AFTER} to see whether npm run standby runs on the second machine and reaches this one. It catches up by itself.`,
  },
  restore: {
    label: 'Last proven restore',
    says: ({ backup: { lastProvenAt } }, print) =>
      lastProvenAt ? `${print(lastProvenAt)}: every row came back.` : 'None yet.',
    isWrong: (state) => isOlder(state.backup.lastProvenAt ?? state.firstStartAt, RESTORE_MS, state),
    todo: `Nobody has tried for a week whether a backup can be restored. Ask ${LOOK_AFTER} to run npm run backup with --check, and to look in the log of the site why the nightly one was not checked.`,
  },
  secret: {
    label: 'Authenticator codes',
    says: ({ deadCodes }) =>
      deadCodes === 0
        ? 'They can be checked.'
        : `${deadCodes === 1 ? '1 account' : `${deadCodes} accounts`} cannot log in with codes of an app, because the secret of the server was replaced.`,
    isWrong: ({ deadCodes }) => deadCodes > 0,
    todo: HOW_TO_BRING_SECRET_BACK,
  },
  mails: {
    label: 'Mails',
    says: ({ mails: { waiting, delayed, lost } }) =>
      [
        waiting + delayed === 0 ? 'All sent.' : `${waiting + delayed} not sent yet`,
        delayed > 0 ? `, ${delayed} of them tried already.` : waiting > 0 ? '.' : '',
        lost > 0 ? ` ${lost} given up in the last three days.` : '',
      ].join(''),
    isWrong: ({ mails: { refused, lost } }) => refused + lost > 0,
    todo: `The mail server does not take our mails. They are tried again for about two days, so see to it that the account of the mail server works and is paid, and that its password in SMTP_URL is right. When it works again, ${LOOK_AFTER} sends what was given up with npm run leads -- --notify-again.`,
  },
  jobs: {
    label: 'Background work',
    says: ({ mails: { oldestDueAt } }, print) =>
      oldestDueAt ? `The oldest job is due since ${print(oldestDueAt)}.` : 'Nothing is due.',
    isWrong: (state) => isOlder(state.mails.oldestDueAt, JOB_MS, state),
    todo: `Jobs wait although it is their turn. Ask ${LOOK_AFTER} to restart the site; nothing is lost.`,
  },
  payments: {
    label: 'Online payments',
    says: ({ payments: { unsettled, refunds, oldestAt } }, print) =>
      unsettled + refunds === 0
        ? 'All settled.'
        : `${unsettled} payments and ${refunds} refunds wait for the gateway${oldestAt ? `, the oldest payment since ${print(oldestAt)}` : ''}.`,
    isWrong: (state) =>
      isOlder(state.payments.checkDueAt, JOB_MS, state) ||
      isOlder(state.payments.oldestAt, PAYMENT_MS, state),
    todo: 'The gateway does not say how payments ended. Look at its dashboard whether they were paid, and whether the account and its keys work. Payments that it confirms later are settled automatically.',
  },
  copies: {
    label: 'Version',
    says: ({ copies, versionId }) => {
      const behind = copies.filter(({ isBehind }) => isBehind).length;
      const shown = versionId ? 'what you published' : 'the facts that came with the program';
      const running = copies.length <= 1 ? 'The site shows' : `${copies.length} copies show`;
      return behind === 0
        ? `${running} ${shown}.`
        : `${behind} of ${copies.length} show an older version.`;
    },
    isWrong: ({ copies }) => copies.some(({ isBehind }) => isBehind),
    todo: 'The page Site says why, and what to do.',
  },
  answers: {
    label: 'Answers',
    says: (state) => {
      const { answered, failed } = answersOf(state);
      return `${answered} pages and forms in five minutes, ${failed || 'none'} failed.`;
    },
    isWrong: (state) => {
      const { answered, failed } = answersOf(state);
      return failed >= FAILED_LEAST && failed > answered * FAILED_SHARE;
    },
    todo: `Visitors get an error instead of an answer. Call ${LOOK_AFTER}: the log of the site says what failed and since when.`,
  },
  connections: {
    label: 'Database',
    says: (state) => {
      const waiting = gaugesOf(state).reduce((sum, gauges) => sum + gauges.waiting, 0);
      return waiting === 0 ? 'It answers at once.' : `${waiting} requests wait for it.`;
    },
    isWrong: (state) => gaugesOf(state).some(({ waiting }) => waiting > 0),
    todo: `More is asked of the database than it can answer. Call ${LOOK_AFTER}: a long report or import may hold it up, or the machine is too small.`,
  },
  delay: {
    label: 'Speed',
    says: (state) => {
      const seconds = Math.max(0, ...gaugesOf(state).map(({ delaySeconds }) => delaySeconds));
      return `Requests wait up to ${Math.round(seconds * 1_000)} ms for the processor.`;
    },
    isWrong: (state) => gaugesOf(state).some(({ delaySeconds }) => delaySeconds > DELAY_SECONDS),
    todo: `The processor cannot keep up. Call ${LOOK_AFTER}: something else may run on the machine, or it is too small.`,
  },
  memory: {
    label: 'Memory',
    says: (state) => {
      const bytes = Math.max(0, ...gaugesOf(state).map(({ memoryBytes }) => memoryBytes));
      return `The largest process takes ${Math.round(bytes / 1e6)} MB.`;
    },
    isWrong: (state) => gaugesOf(state).some(({ memoryBytes }) => memoryBytes > MEMORY_BYTES),
    todo: `A process takes far more memory than usual. Ask ${LOOK_AFTER} to restart the site at a quiet time, and to report it.`,
  },
  disk: {
    label: 'Disk',
    says: (state) => {
      const free = freeOf(state);
      return free === null ? 'Not known.' : `${(free / 1e9).toFixed(1)} GB are free.`;
    },
    isWrong: (state) => (freeOf(state) ?? Infinity) < DISK_BYTES,
    todo: `A full disk stops the site: nothing can be saved then. Ask ${LOOK_AFTER} to make room now where DATA_DIR is, for example by moving older backups elsewhere, and to set BACKUP_FOLDER to another disk.`,
  },
  witness: {
    label: 'Outside witness',
    says: (state, print) => {
      const { hasHeartbeat, hasAlerts, heartbeatAt, problem, alertFailedAt } = state.witness;
      if (!hasHeartbeat && !hasAlerts) return 'None: nobody outside notices when the site is away.';
      const called = heartbeatAt ? `last called ${print(heartbeatAt)}` : 'not called yet';
      return [
        hasHeartbeat
          ? [`Heartbeat ${called}.`, problem].filter(Boolean).join(' ')
          : 'No heartbeat.',
        hasAlerts ? 'Alerts are sent.' : 'No alerts.',
        isAlertLost(state) && alertFailedAt
          ? `The last one could not be delivered, tried on ${print(alertFailedAt)}.`
          : '',
      ]
        .filter(Boolean)
        .join(' ');
    },
    isWrong: (state) =>
      (state.witness.hasHeartbeat && state.witness.problem !== null) || isAlertLost(state),
    todo: `Nobody outside may notice when the site fails. Ask ${LOOK_AFTER} to see to HEARTBEAT_URL and ALERT_URL: the address, the account of the service, and the way there.`,
  },
} as const satisfies Readonly<Record<string, Check>>;

export type FaultKind = keyof typeof checks;

/** Result of a check, in words. */
export interface ServerLine {
  kind: FaultKind;
  label: string;
  said: string;
  isWrong: boolean;
  todo: string;
}

/** @param print prints a moment */
export function serverLines(state: SiteState, print: Print): ServerLine[] {
  return Object.entries<Check>(checks).map(([kind, { label, says, isWrong, todo }]) => ({
    kind: kind as FaultKind,
    label,
    todo,
    said: says(state, print),
    isWrong: isWrong(state),
  }));
}

/** The label of a stored fault; null for one that this version does not know. */
export function labelOf(kind: string): string | null {
  return Object.entries(checks).find(([name]) => name === kind)?.[1].label ?? null;
}

const isOlder = (moment: Date | null, ms: number, { now }: SiteState) =>
  moment !== null && now.getTime() - moment.getTime() > ms;

function isAlertLost({ witness: { hasAlerts, alertFailedAt }, now }: SiteState): boolean {
  return (
    hasAlerts && alertFailedAt !== null && now.getTime() - alertFailedAt.getTime() < LOST_ALERT_MS
  );
}

const gaugesOf = ({ copies }: SiteState) => copies.flatMap(({ gauges }) => gauges ?? []);

function answersOf(state: SiteState): { answered: number; failed: number } {
  const all = gaugesOf(state);
  return {
    answered: all.reduce((sum, { answered }) => sum + answered, 0),
    failed: all.reduce((sum, { failed }) => sum + failed, 0),
  };
}

/** Free bytes of the copy with the least. */
function freeOf(state: SiteState): number | null {
  const free = gaugesOf(state).flatMap(({ diskFreeBytes }) => diskFreeBytes ?? []);
  return free.length > 0 ? Math.min(...free) : null;
}
