import type { Queryable } from './database-connection';
import { statement, type RowOf } from './statement';

const NOTE_BACKUP = statement(
  'note-backup',
  {},
  `with old as (delete from backup_records where "takenAt" < now() - interval '1 year')
   insert into backup_records ("takenAt") values ($1) on conflict do nothing`,
);

const HAS_TABLE = statement(
  'has-backup-records',
  { found: 'bool' },
  `select to_regclass('backup_records') is not null as found`,
);

/**
 * Notes that a backup was written. A backup of a database that awaits its migrations is not noted.
 * @param takenAt as its manifest says
 */
export async function noteBackup(on: Queryable, takenAt: string): Promise<void> {
  if ((await HAS_TABLE.first(on))?.found) await NOTE_BACKUP.run(on, [takenAt]);
}

const NOTE_RESTORE = statement(
  'note-restore-of-backup',
  {},
  `insert into backup_records ("takenAt", "restoreTriedAt", "restoreProvenAt")
   values ($1, now(), case when $2 then now() end)
   on conflict ("takenAt") do update set
     "restoreTriedAt" = excluded."restoreTriedAt", "restoreProvenAt" = excluded."restoreProvenAt"`,
);

/**
 * Notes that a backup was restored into an empty database and compared, whether that was to prove it
 * or to go on with it.
 * @param takenAt as its manifest says
 * @param isProven whether every row came back
 */
export async function noteRestore(
  on: Queryable,
  takenAt: string,
  isProven: boolean,
): Promise<void> {
  if ((await HAS_TABLE.first(on))?.found) await NOTE_RESTORE.run(on, [takenAt, isProven]);
}

const LAST = statement(
  'last-backup',
  {
    takenAt: 'timestamptz?',
    restoreTriedAt: 'timestamptz?',
    restoreProvenAt: 'timestamptz?',
    lastProvenAt: 'timestamptz?',
  },
  `select newest.*, (select max("restoreProvenAt") from backup_records) as "lastProvenAt"
   from (select) one left join lateral (
     select "takenAt", "restoreTriedAt", "restoreProvenAt" from backup_records
     order by "takenAt" desc limit 1
   ) newest on true`,
);

/** The newest backup, and when any was last restored and compared; nulls where there was none. */
export type LastBackup = RowOf<typeof LAST>;

export async function lastBackup(on: Queryable): Promise<LastBackup> {
  const none = { takenAt: null, restoreTriedAt: null, restoreProvenAt: null, lastProvenAt: null };
  return (await LAST.first(on)) ?? none;
}
