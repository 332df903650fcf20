import type { Pool, Queryable } from '../../lib/platform/database-connection';
import { hasTable, lockNames } from '../../lib/platform/database-locks';
import { statement, type RowOf } from '../../lib/platform/statement';

const NOTE_BACKUP = statement(
  'note-backup',
  { takenAt: 'text' },
  {},
  `with old as (delete from backup_records where "takenAt" < now() - interval '1 year')
   insert into backup_records ("takenAt") values ($takenAt::text::timestamptz) on conflict do nothing`,
);

/**
 * Records that a backup was written, unless the database awaits its migrations.
 * @param takenAt the time in its manifest
 */
export async function noteBackup(on: Queryable, takenAt: string): Promise<void> {
  if (await hasTable(on, 'backup_records')) await NOTE_BACKUP.run(on, { takenAt });
}

const NOTE_RESTORE = statement(
  'note-restore-of-backup',
  { takenAt: 'text', isProven: 'bool' },
  {},
  `insert into backup_records ("takenAt", "restoreTriedAt", "restoreProvenAt")
   values ($takenAt::text::timestamptz, now(), case when $isProven then now() end)
   on conflict ("takenAt") do update set
     "restoreTriedAt" = excluded."restoreTriedAt", "restoreProvenAt" = excluded."restoreProvenAt"`,
);

/**
 * Records that a backup was restored into an empty database and compared, for a check or a real restore.
 * @param takenAt the time in its manifest
 * @param isProven whether every row came back
 */
export async function noteRestore(
  on: Queryable,
  takenAt: string,
  isProven: boolean,
): Promise<void> {
  if (await hasTable(on, 'backup_records')) await NOTE_RESTORE.run(on, { takenAt, isProven });
}

const LAST = statement(
  'last-backup',
  {},
  {
    takenAt: 'timestamptz?',
    restoreTriedAt: 'timestamptz?',
    restoreProvenAt: 'timestamptz?',
    lastProvenAt: 'timestamptz?',
    failedAt: 'timestamptz?',
    problem: 'text?',
  },
  `select newest.*, failed.*, (select max("restoreProvenAt") from backup_records) as "lastProvenAt"
   from (select) one left join lateral (
     select "takenAt", "restoreTriedAt", "restoreProvenAt" from backup_records
     order by "takenAt" desc limit 1
   ) newest on true left join lateral (
     select "startedAt" as "failedAt", problem from backup_attempts
     where problem is not null and "startedAt" > coalesce(newest."takenAt", '-infinity')
     order by "startedAt" desc limit 1
   ) failed on true`,
);

/**
 * The newest backup, the last successful restore of any, and the nightly backup that failed since, with its
 * problem. Nulls where there was none.
 */
export type LastBackup = RowOf<typeof LAST>;

export async function lastBackup(on: Queryable): Promise<LastBackup> {
  const none = { takenAt: null, restoreTriedAt: null, restoreProvenAt: null, lastProvenAt: null };
  return (await LAST.first(on)) ?? { ...none, failedAt: null, problem: null };
}

/**
 * Between two and three at night in Delhi, or a day after the last one. Backups made by hand count; a failed
 * one is tried again an hour later.
 */
const TAKE_TURN = statement(
  'take-turn-of-backup',
  { now: 'timestamptz', host: 'text' },
  { startedAt: 'timestamptz' },
  `with old as (delete from backup_attempts where "startedAt" < $now::timestamptz - interval '1 year'),
   last as (
     select coalesce(
       (select max("takenAt") from backup_records),
       (select min(finished_at) from _prisma_migrations)
     ) as at
   )
   insert into backup_attempts ("startedAt", host) select $now, $host from last
   where (at < $now - interval '24 hours' or (at < $now - interval '12 hours'
       and extract(hour from $now at time zone 'Asia/Kolkata') = 2))
     and not exists (
       select from backup_attempts where "startedAt" > $now - interval '1 hour'
     )
   returning "startedAt"`,
);

const NOTE_ATTEMPT = statement(
  'note-backup-attempt',
  { startedAt: 'timestamptz', problem: 'text?' },
  {},
  'update backup_attempts set "endedAt" = now(), problem = $problem where "startedAt" = $startedAt',
);

/**
 * Takes the turn to write the nightly backup, if one is due and no other copy of the site has taken it.
 * @returns the argument of `noteAttempt`; null where none is due
 */
export async function takeTurn(on: Pool, host: string, now = new Date()): Promise<Date | null> {
  return on.transaction(async (tx) => {
    await lockNames(tx, 'backup attempts');
    return (await TAKE_TURN.first(tx, { now, host }))?.startedAt ?? null;
  });
}

/** @param problem the reason why no backup was written, in a sentence; null for a success */
export async function noteAttempt(
  on: Queryable,
  startedAt: Date,
  problem: string | null,
): Promise<void> {
  await NOTE_ATTEMPT.run(on, { startedAt, problem });
}
