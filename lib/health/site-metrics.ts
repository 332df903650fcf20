import { Gauge, Registry } from 'prom-client';
import type { Pool, Queryable } from '@/lib/platform/database-connection';
import { composedStatement, statement } from '@/lib/platform/statement';
import { readFigures, type Figures } from '@/lib/web-vitals/figures';
import type { VitalName } from '@/lib/web-vitals/vitals';
import type { TargetState } from '@/prisma/archive/site-archive';
import type { Metrics } from './process-metrics';
import { readSiteState, type SiteState } from './site-state';

const STATEMENTS_SCHEMA = statement(
  'schema-of-statement-times',
  {},
  { schema: 'text' },
  `select quote_ident(nspname) as schema
   from pg_extension join pg_namespace on pg_namespace.oid = extnamespace
   where extname = 'pg_stat_statements'`,
);

/** The statements that have taken most since PostgreSQL counts. */
const STATEMENT_TIMES = composedStatement(
  'statement-times',
  { id: 'text', seconds: 'float8' },
  (schema: string) => `select queryid::text as id, sum(total_exec_time) / 1000 as seconds
     from ${schema}.pg_stat_statements
     where queryid is not null and dbid = (select oid from pg_database where datname = current_database())
     group by queryid order by seconds desc limit 10`,
);

/** Seconds by PostgreSQL's id of a statement; none without the extension pg_stat_statements. */
async function readStatementTimes(on: Queryable): Promise<Record<string, number>> {
  const found = await STATEMENTS_SCHEMA.first(on);
  const times = found ? await STATEMENT_TIMES.rows(on, found.schema) : [];
  return Object.fromEntries(times.map(({ id, seconds }) => [id, seconds]));
}

/** The state of the site, and what is read for its gauges only. */
interface MeasuredState extends SiteState {
  /** Of the ten statements that have taken most, by PostgreSQL's id: seconds since it counts. */
  statementTimes: Readonly<Record<string, number>>;
}

interface SiteGauge {
  name: string;
  help: string;
  /** One number, or a number for each value of a label; null while it is not known. */
  value: (
    state: MeasuredState,
  ) => number | null | readonly [label: string, Readonly<Record<string, number>>];
}

const gauges: readonly SiteGauge[] = [
  {
    name: 'site_oldest_job_seconds',
    help: 'How long the oldest job is due that is not done; 0 without one.',
    value: ({ now, mails }) => ageOf(mails.oldestDueAt, now, 0),
  },
  {
    name: 'site_mails_unsent',
    help: 'Mails that are not sent: waiting for their turn, delayed after a failure, given up.',
    value: ({ mails: { waiting, delayed, givenUp } }) => [
      'state',
      { waiting, delayed, 'given up': givenUp },
    ],
  },
  {
    name: 'site_mails_refused',
    help: 'Delayed mails, but for those whose address was refused, since a mail was last sent.',
    value: ({ mails }) => mails.refused,
  },
  {
    name: 'site_payments_unsettled',
    help: 'Online payments and refunds of which the gateway has not said how they ended.',
    value: ({ payments: { unsettled, refunds } }) => [
      'kind',
      { payment: unsettled, refund: refunds },
    ],
  },
  {
    name: 'site_payments_oldest_unsettled_seconds',
    help: 'Age of the oldest unsettled payment; 0 without one.',
    value: ({ now, payments }) => ageOf(payments.oldestAt, now, 0),
  },
  {
    name: 'site_payments_check_overdue_seconds',
    help: 'How long it is due to ask the gateway about a payment or refund; 0 when nothing is.',
    value: ({ now, payments }) => ageOf(payments.checkDueAt, now, 0),
  },
  {
    name: 'site_backup_age_seconds',
    help: 'Age of the newest backup; +Inf without one.',
    value: ({ now, backup }) => ageOf(backup.takenAt, now, Infinity),
  },
  {
    name: 'site_archive_waiting_seconds',
    help: 'Since when something that was written waits to be copied to this target of the archive; 0 for nothing.',
    value: ({ now, archive }) =>
      byTarget(archive, ({ waitingSince }) => ageOf(waitingSince, now, 0)),
  },
  {
    name: 'site_archive_base_age_seconds',
    help: 'Age of the base backup in this target from which everything since can be restored; +Inf without one.',
    value: ({ now, archive }) => byTarget(archive, ({ baseAt }) => ageOf(baseAt, now, Infinity)),
  },
  {
    name: 'site_archive_rehearsed_age_seconds',
    help: 'Since a restore from this target of the archive was last rehearsed and found right; +Inf if never.',
    value: ({ now, archive }) =>
      byTarget(archive, ({ rehearsals }) =>
        ageOf(rehearsals?.succeeded ? new Date(rehearsals.succeeded.at) : null, now, Infinity),
      ),
  },
  {
    name: 'site_standby_lag_seconds',
    help: 'How far the second machine is behind; +Inf while it does not follow, missing without one.',
    value: ({ standby }) => standby && (standby.lagSeconds ?? Infinity),
  },
  {
    name: 'site_restore_proven_age_seconds',
    help: 'Since a backup was last restored and compared; +Inf if never.',
    value: ({ now, backup }) => ageOf(backup.lastProvenAt, now, Infinity),
  },
  {
    name: 'site_database_bytes',
    help: 'Size of the database.',
    value: ({ database }) => Number(database?.bytes ?? 0),
  },
  {
    name: 'site_database_longest_transaction_seconds',
    help: 'How long the oldest open transaction of the site runs.',
    value: ({ database }) => database?.longestSeconds ?? 0,
  },
  {
    name: 'site_database_waiting_for_locks',
    help: 'Sessions of the site that wait for a lock.',
    value: ({ database }) => database?.waitingForLocks ?? 0,
  },
  {
    name: 'site_database_dead_rows',
    help: 'Rows that autovacuum has still to clear.',
    value: ({ database }) => Number(database?.deadRows ?? 0),
  },
  {
    name: 'site_database_transaction_age',
    help: 'Transactions since the oldest row was frozen; PostgreSQL stops at two thousand million.',
    value: ({ database }) => Number(database?.transactionAge ?? 0),
  },
  {
    name: 'site_database_wal_bytes',
    help: 'Size of the log that PostgreSQL keeps beside the database; missing where the role may not see it.',
    value: ({ walBytes }) => walBytes,
  },
  {
    name: 'site_database_statement_seconds',
    help: 'Time that the ten statements have taken which took most, by the id in pg_stat_statements.',
    value: ({ statementTimes }) => ['query', statementTimes],
  },
  {
    name: 'site_disk_free_bytes',
    help: 'Free space on the disk with DATA_DIR, of all copies the smallest.',
    value: ({ copies }) => {
      const free = copies.flatMap(({ gauges: found }) => found?.diskFreeBytes ?? []);
      return free.length > 0 ? Math.min(...free) : null;
    },
  },
  {
    name: 'site_copies',
    help: 'Running copies of the site on this database: all, and those that do not serve what is published.',
    value: ({ copies }) => [
      'state',
      { running: copies.length, behind: copies.filter(({ isBehind }) => isBehind).length },
    ],
  },
];

/** A number for each target of the archive; none without an archive. */
const byTarget = (archive: SiteState['archive'], value: (state: TargetState) => number) =>
  ['target', Object.fromEntries(archive.map((one) => [one.name, value(one)]))] as const;

const ageOf = (moment: Date | null, now: Date, without: number) =>
  moment ? Math.max(0, (now.getTime() - moment.getTime()) / 1_000) : without;

const speedGauges: readonly { name: string; help: string; vital: VitalName }[] = [
  {
    name: 'site_lcp_seconds',
    help: 'Largest contentful paint in the measured visits of 28 days, by page and connection.',
    vital: 'lcp',
  },
  {
    name: 'site_inp_seconds',
    help: 'Interaction to next paint in the measured visits of 28 days, by page and connection.',
    vital: 'inp',
  },
  {
    name: 'site_layout_shift',
    help: 'Cumulative layout shift in the measured visits of 28 days, by page and connection.',
    vital: 'cls',
  },
];

/** Page speed for visitors. Vitals are stored in thousandths. */
function addSpeed(registers: Registry[], figures: readonly Figures[]): void {
  const labelsOf = ({ page, connection }: Figures) => ({
    page: page ?? 'all',
    connection: connection ?? 'all',
  });
  const labelNames = ['page', 'connection'];
  const visits = new Gauge({
    name: 'site_measured_visits',
    help: 'Measured visits of 28 days, by page and connection.',
    labelNames,
    registers,
  });
  for (const one of figures) visits.set(labelsOf(one), one.visits);
  for (const { name, help, vital } of speedGauges) {
    const gauge = new Gauge({ name, help, labelNames: [...labelNames, 'quantile'], registers });
    for (const one of figures) {
      const found = one.vitals[vital];
      if (!found) continue;
      gauge.set({ ...labelsOf(one), quantile: '0.75' }, found.p75 / 1_000);
      gauge.set({ ...labelsOf(one), quantile: '0.95' }, found.p95 / 1_000);
    }
  }
}

/** @param on not a transaction: PostgreSQL ends one whose statement fails */
async function measuredState(on: Pool): Promise<MeasuredState> {
  const state = await readSiteState(on);
  // The extension may be installed and not loaded, or closed to the role.
  return { ...state, statementTimes: await readStatementTimes(on).catch(() => ({})) };
}

/**
 * Metrics from the database. If it does not answer, only `site_database_up 0`.
 * @param version the served one: the name of its folder
 */
export async function siteMetrics(on: Pool, version: string): Promise<Metrics> {
  const registry = new Registry();
  const registers = [registry];
  const up = new Gauge({
    name: 'site_database_up',
    help: 'Whether the database answers.',
    registers,
  });
  const state = await measuredState(on).catch(() => null);
  up.set(state ? 1 : 0);
  const info = new Gauge({
    name: 'site_info',
    help: 'The version that is served (program and facts), its published facts, and Node.',
    labelNames: ['version', 'facts', 'node'],
    registers,
  });
  const facts = state ? (state.versionId ?? 'defaults') : 'unknown';
  info.set({ version, facts, node: process.versions.node }, 1);
  if (state) addSpeed(registers, await readFigures(on).catch(() => []));
  for (const { name, help, value } of state ? gauges : []) {
    const found = state && value(state);
    const [label, values] =
      typeof found === 'number' ? [null, { '': found }] : (found ?? [null, {}]);
    const gauge = new Gauge({ name, help, labelNames: label ? [label] : [], registers });
    for (const [key, number] of Object.entries(values)) {
      gauge.set(label ? { [label]: key } : {}, number);
    }
  }
  return registry.getMetricsAsJSON();
}
