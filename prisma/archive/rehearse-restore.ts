import { randomInt } from 'node:crypto';
import { rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { withClient } from '../../lib/platform/database-connection';
import { startEmbedded } from '../embedded';
import { workFolder, type TargetName } from './archive-files';
import type { ArchiveTarget } from './archive-target';
import { DamagedArchive, planRestore, restoreArchive } from './restore-archive';
import type { Rehearsal } from './site-archive';
import { listBases, waitingSince } from './write-archive';

const DAY_MS = 24 * 3_600_000;
/** What is written within a minute is to be in the archive, here on a slow line. */
const COPIED_WITHIN_MS = 5 * 60_000;
/** Longer than a transaction takes: its rows have the time at which it began. */
const TRANSACTION_MS = 60_000;

/**
 * Restores to a random moment of the last day in a separate place, and looks there for every row that the database had
 * by then and still has, with its money.
 * @param url of the owner of the tables
 * @param cluster PostgreSQL's number of it
 * @throws DamagedArchive when rows are missing or others; Error in words when it could not be tried
 */
export async function rehearseRestore(
  url: string,
  dataDir: string,
  name: TargetName,
  target: ArchiveTarget,
  cluster: string,
  passphrases: readonly string[],
): Promise<Rehearsal> {
  const end = await writtenUntil(url);
  const bases = await listBases(target, cluster);
  const reached = bases
    .map(({ endedAt }) => Date.parse(endedAt))
    .filter((at) => at < end.getTime());
  if (reached.length === 0) throw new DamagedArchive('There is no base backup in the archive.');
  const begin = Math.max(Math.min(...reached), end.getTime() - DAY_MS);
  const moment = new Date(begin + randomInt(Math.max(1, end.getTime() - begin)));
  await waitUntilCopied(dataDir, name, end);
  const plan = await planRestore(target, moment);
  if (plan.cluster !== cluster) throw new Error('The archive has newer files of another database.');
  const folder = path.join(workFolder(dataDir), `rehearsal-${name}`);
  const remove = () => rm(folder, { recursive: true, force: true });
  await remove();
  try {
    const data = path.join(folder, 'postgres');
    await restoreArchive(target, plan, data, passphrases);
    const restored = await startEmbedded(data, () => {});
    try {
      const until = new Date(moment.getTime() - TRANSACTION_MS);
      const found = await compareRows(url, restored.url, until);
      return { at: new Date().toISOString(), moment: moment.toISOString(), ...found };
    } finally {
      await restored.stop();
    }
  } finally {
    await remove();
  }
}

/** Has PostgreSQL hand over its log. @returns a moment up to which it is handed over */
async function writtenUntil(url: string): Promise<Date> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ now: Date }>('select clock_timestamp() as now');
    // A restore to a moment ends at the first commit after it, so there has to be one.
    await client.query('select pg_current_xact_id()');
    const switched = await client.query<{ segment: string }>(
      'select pg_walfile_name(pg_switch_wal()) as segment',
    );
    const last = async () => {
      const archived = await client.query<{ segment: string | null }>(
        'select last_archived_wal as segment from pg_stat_archiver',
      );
      return archived.rows[0]?.segment?.slice(0, 24) ?? '';
    };
    const tooLate = Date.now() + COPIED_WITHIN_MS;
    while ((await last()) < (switched.rows[0]?.segment ?? '')) {
      if (Date.now() > tooLate) throw new Error('PostgreSQL does not hand over its log.');
      await pause(200);
    }
    return rows[0]?.now ?? new Date();
  });
}

async function waitUntilCopied(dataDir: string, name: TargetName, end: Date): Promise<void> {
  const tooLate = Date.now() + COPIED_WITHIN_MS;
  for (;;) {
    const since = await waitingSince(dataDir, name);
    // What was handed over since waits as well.
    if (!since || since.getTime() > end.getTime() + 60_000) return;
    if (Date.now() > tooLate) throw new Error('What was written is not in the archive yet.');
    await pause(500);
  }
}

interface Kept {
  table: string;
  /** Columns that tell a row from the others. */
  key: string;
  /** Column with the moment at which it was written. */
  at: string;
  /** Column of money that never changes, in paise. */
  paise?: string;
}

/** Columns in which rows never change. Rows can be deleted since, by an erasure or with age: those are not compared. */
const kept: readonly Kept[] = [
  { table: 'audit_entries', key: 'id', at: 'at' },
  { table: 'leads', key: 'id', at: 'createdAt' },
  { table: 'students', key: 'id', at: 'createdAt' },
  { table: 'registrations', key: 'id', at: 'createdAt' },
  { table: 'payments', key: 'id', at: 'createdAt' },
  { table: 'payment_events', key: 'id', at: 'at', paise: 'amountPaise' },
  { table: 'receipts', key: 'number', at: 'createdAt', paise: 'amountPaise' },
  { table: 'refunds', key: 'id', at: 'createdAt' },
  { table: 'refund_documents', key: 'number', at: 'createdAt', paise: 'amountPaise' },
];

/** Rows that are compared at once. */
const PAGE = 5_000;

interface Row {
  key: string;
  paise: string;
}

async function compareRows(live: string, restored: string, until: Date) {
  return withClient(live, (now) =>
    withClient(restored, async (then) => {
      const sum = { rows: 0, paise: 0 };
      const faults: string[] = [];
      for (const { table, key, at, paise } of kept) {
        const [keyColumn, atColumn] = [key, at].map((column) => pg.escapeIdentifier(column));
        const amount = paise ? `coalesce(${pg.escapeIdentifier(paise)}, 0)::text` : `'0'`;
        const rowsOf = `select ${keyColumn}::text as key, ${amount} as paise from ${table}`;
        let different = 0;
        await now.query('begin read only');
        const wanted = `declare wanted no scroll cursor for ${rowsOf} where ${atColumn} <= $1`;
        await now.query(wanted, [until]);
        for (;;) {
          const { rows } = await now.query<Row>(`fetch ${PAGE} from wanted`);
          if (rows.length === 0) break;
          const found = await then.query<Row>(`${rowsOf} where ${keyColumn}::text = any($1)`, [
            rows.map((row) => row.key),
          ]);
          const amounts = new Map(found.rows.map((row) => [row.key, row.paise]));
          different += rows.filter((row) => amounts.get(row.key) !== row.paise).length;
          sum.rows += rows.length;
          sum.paise += rows.reduce((all, row) => all + Number(row.paise), 0);
        }
        await now.query('commit');
        if (different > 0) faults.push(`${table} (${different})`);
      }
      if (faults.length === 0) return sum;
      throw new DamagedArchive(
        `Rows are missing or others than the database has: ${faults.join(', ')}.`,
      );
    }),
  );
}
