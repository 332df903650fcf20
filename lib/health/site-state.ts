import { countDeadCodes } from '@/lib/staff/staff-codes';
import { archiveState, type TargetState } from '@/prisma/archive/site-archive';
import { lastBackup } from '@/prisma/backup/backup-records';
import { backupPlan, isPlanRisky, type BackupPlan } from '@/prisma/backup/backup-settings';
import { notedStandby, type StandbyState } from '@/prisma/standby/first-machine';
import type { Queryable } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { liveVersion, runningCopies } from '@/lib/publishing/published-versions';
import { statement, type RowOf } from '@/lib/platform/statement';
import { lastWitnessCalls } from './witness';

/** Gauges of one copy of the site, as it writes them into its row of `site_processes`. */
export interface ProcessGauges {
  /** Private pages and calls of the last five minutes. */
  answered: number;
  /** Answers with a status of 500 or more. */
  failed: number;
  /** 99 of 100 events waited for less; of the slowest process. */
  delaySeconds: number;
  /** Requests that wait for a connection to the database. */
  waiting: number;
  /** Memory of the largest process. */
  memoryBytes: number;
  /** Free space of the disk with DATA_DIR; null if unknown. */
  diskFreeBytes: number | null;
}

/** All queues but `alerts` are of mails; the names of pg-boss's own begin with underscores. */
const MAILS = statement(
  'state-of-mails',
  {},
  {
    waiting: 'int4',
    delayed: 'int4',
    givenUp: 'int4',
    refused: 'int4',
    lost: 'int4',
    oldestDueAt: 'timestamptz?',
  },
  `with ours as (
     select *, output ->> 'isOfRecipient' is not distinct from 'true' as "isOfRecipient"
     from pgboss.job where name !~ '^__' and name <> 'alerts'
   )
   select
     (count(*) filter (where state in ('created', 'active')))::int as waiting,
     (count(*) filter (where state = 'retry'))::int as delayed,
     (count(*) filter (where state = 'failed'))::int as "givenUp",
     (count(*) filter (where state = 'retry' and not "isOfRecipient" and created_on >
       coalesce((select max(completed_on) from ours
         where state = 'completed' and output ->> 'isSent' is distinct from 'false'), '-infinity')
     ))::int as refused,
     (count(*) filter (where state = 'failed' and not "isOfRecipient"
       and completed_on > now() - interval '3 days'))::int as lost,
     min(case state when 'active' then started_on else start_after end)
       filter (where state in ('created', 'retry', 'active') and start_after <= now()) as "oldestDueAt"
   from ours`,
);

const PAYMENTS = statement(
  'state-of-payments',
  {},
  { unsettled: 'int4', refunds: 'int4', oldestAt: 'timestamptz?', checkDueAt: 'timestamptz?' },
  `select count(*)::int as unsettled, min("createdAt") as "oldestAt",
     (select count(*)::int from refunds where status = 'pending') as refunds,
     least(
       (select min("nextCheckAt") from payments where "nextCheckAt" <= now()),
       (select min("nextCheckAt") from refunds where "nextCheckAt" <= now())
     ) as "checkDueAt"
   from payments where status in ('created', 'pending')`,
);

/** What PostgreSQL says of itself; of the site's own sessions, as the role may see no others. */
const DATABASE = statement(
  'state-of-database',
  {},
  {
    bytes: 'int8',
    longestSeconds: 'float8',
    waitingForLocks: 'int4',
    deadRows: 'int8',
    transactionAge: 'int8',
  },
  `select pg_database_size(current_database()) as bytes,
     coalesce(extract(epoch from max(now() - xact_start) filter (where pid <> pg_backend_pid())), 0)::float8
       as "longestSeconds",
     (count(*) filter (where wait_event_type = 'Lock'))::int as "waitingForLocks",
     (select coalesce(sum(n_dead_tup), 0) from pg_stat_user_tables)::int8 as "deadRows",
     (select age(datfrozenxid)::int8 from pg_database where datname = current_database()) as "transactionAge"
   from pg_stat_activity where datname = current_database()`,
);

const MAY_READ_WAL = statement(
  'may-read-wal',
  {},
  { may: 'bool' },
  `select has_function_privilege('pg_ls_waldir()', 'execute') as may`,
);

const WAL = statement(
  'wal-on-disk',
  {},
  { bytes: 'int8' },
  'select coalesce(sum(size), 0)::int8 as bytes from pg_ls_waldir()',
);

/** @returns null where the role may not see it */
async function walBytes(on: Queryable): Promise<number | null> {
  if (!(await MAY_READ_WAL.first(on))?.may) return null;
  return Number((await WAL.first(on))?.bytes ?? 0);
}

const BEGINNING = statement(
  'beginning-of-site',
  {},
  { now: 'timestamptz', firstStartAt: 'timestamptz?' },
  'select now() as now, min(finished_at) as "firstStartAt" from _prisma_migrations',
);

/** State of the site, as the database knows it. */
export interface SiteState {
  now: Date;
  /** When its tables were created. */
  firstStartAt: Date | null;
  mails: RowOf<typeof MAILS>;
  payments: RowOf<typeof PAYMENTS>;
  backup: Awaited<ReturnType<typeof lastBackup>>;
  /** The settings of nightly backups. */
  plan: { place: BackupPlan; isRisky: boolean };
  /** Sizes in bytes and rows, age in transactions; null where PostgreSQL does not say. */
  database: RowOf<typeof DATABASE> | null;
  /** Size of PostgreSQL's log; null where the role may not see it. */
  walBytes: number | null;
  /** The targets of the archive; none without one. */
  archive: TargetState[];
  /** Null without STANDBY_LISTEN. */
  standby: Pick<StandbyState, 'lagSeconds' | 'confirms'> | null;
  /** What became of the last calls to the witness outside. */
  witness: Awaited<ReturnType<typeof lastWitnessCalls>> & {
    hasHeartbeat: boolean;
    hasAlerts: boolean;
  };
  /** Accounts whose codes of an authenticator app cannot be checked with the server's secret. */
  deadCodes: number;
  /** The running copies of the site. */
  copies: { isBehind: boolean; gauges: ProcessGauges | null }[];
  /** Version of the published facts; null while the defaults are shown. */
  versionId: string | null;
}

export async function readSiteState(on: Queryable): Promise<SiteState> {
  const { now = new Date(), firstStartAt = null } = (await BEGINNING.first(on)) ?? {};
  const noMails = { waiting: 0, delayed: 0, givenUp: 0, refused: 0, lost: 0, oldestDueAt: null };
  const noPayments = { unsettled: 0, refunds: 0, oldestAt: null, checkDueAt: null };
  return {
    now,
    firstStartAt,
    copies: (await runningCopies(on)).map(({ problem, gauges }) => ({
      isBehind: problem !== null,
      gauges: gauges as ProcessGauges | null,
    })),
    mails: (await MAILS.first(on)) ?? noMails,
    payments: (await PAYMENTS.first(on)) ?? noPayments,
    backup: await lastBackup(on),
    plan: { place: backupPlan(), isRisky: isPlanRisky() },
    database: (await DATABASE.first(on)) ?? null,
    walBytes: await walBytes(on),
    archive: await archiveState(),
    standby: env.STANDBY_LISTEN
      ? ((await notedStandby(env.DATA_DIR)) ?? { lagSeconds: null, confirms: false })
      : null,
    witness: {
      hasHeartbeat: env.HEARTBEAT_URL !== undefined,
      hasAlerts: env.ALERT_URL !== undefined,
      ...(await lastWitnessCalls(on)),
    },
    deadCodes: await countDeadCodes(on),
    versionId: (await liveVersion(on))?.id ?? null,
  };
}
