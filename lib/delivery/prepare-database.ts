import path from 'node:path';
import { withClient } from '@/lib/platform/database-connection';
import { backupPlace, ownPassphrase } from '@/prisma/backup/backup-settings';
import { env } from '@/lib/platform/env';
import { errorSentence } from '@/lib/platform/fault-words';
import { prepareQueues } from '@/lib/platform/jobs/job-queue';
import type { Queue } from '@/lib/platform/jobs/queue';
import { log } from '@/lib/platform/log';
import { filledTable } from '@/prisma/backup/backup';
import { makeBackupKey } from '@/prisma/backup/backup-key';
import { migrationsFolder } from '@/prisma/database';
import { compareMigrations, migrate, migrationNames, untilAlone } from '@/prisma/migrate';
import { grantGauges, grantSiteRole, mayChangeAudit } from '@/prisma/site-role';
import { backupBefore, beforeName, pruneBackups } from '../../prisma/backup/backup-retention';
import { makeBackup } from '../../prisma/backup/backups';
import {
  connectionProblem,
  ownerRightsProblem,
  siteRightsProblem,
} from '../platform/database-problems';

const where = 'migrations';

/**
 * Migrates the tables and prepares the queues. Safe in several processes at once.
 * @param ownerUrl the role that owns the tables
 * @param siteUrl the role of the site; if it is another one, it gets the rights that it needs
 * @throws Error in words when the database is of a newer program, the owner lacks a right, or no backup
 * could be written before
 */
export async function prepareDatabase(
  ownerUrl: string,
  queues: readonly Queue[],
  siteUrl = ownerUrl,
): Promise<void> {
  await withClient(ownerUrl, async (client) => {
    // One backup for all processes that start at once.
    await untilAlone(client, 'prepare database');
    const { pending, newer } = await compareMigrations(ownerUrl, migrationsFolder);
    if (newer.length > 0) throw new Error(await newerDatabase(newer));
    if (pending.length > 0 || siteUrl !== ownerUrl) {
      const lacking = await ownerRightsProblem(ownerUrl, siteUrl);
      if (lacking) throw new Error(lacking);
    }
    const [first] = pending;
    if (first && (await filledTable(client))) await backUpBefore(ownerUrl, first);
    await migrate(ownerUrl, migrationsFolder);
  });
  await prepareQueues(ownerUrl, queues);
  if (siteUrl !== ownerUrl) await grantSiteRole(ownerUrl, siteUrl);
  await grantGauges(ownerUrl, siteUrl);
}

/** The program is older than the tables. */
async function newerDatabase([first = '', ...more]: string[]): Promise<string> {
  const own = (await migrationNames(migrationsFolder)).at(-1);
  const before = await backupBefore(backupPlace(), first);
  const backup = before ?? '<a backup that was written before that>';
  return (
    `The database is of a newer version of the program, so this one does not start: its tables were changed by ` +
    `${first}${more.length > 0 ? ` and ${more.length} more` : ''}, and this program knows migrations up to ${own}. ` +
    'Install the newer version again (git log shows it; git checkout <version> && npm install), and start. ' +
    'To go back with the data as well, and lose what was entered since: stop the site, move postgres below ' +
    `DATA_DIR aside (or give an empty database in DATABASE_URL), run npm run restore -- ${backup}, and start.`
  );
}

/** A failed start that systemd repeats needs no second backup. */
const REPEATED_MS = 3_600_000;

/** @throws Error in words when no backup could be written */
async function backUpBefore(url: string, migration: string): Promise<void> {
  if (env.BACKUPS === 'off') {
    log.warn({ where, hint: 'The tables are changed without a backup, because BACKUPS is off.' });
    return;
  }
  const place = backupPlace();
  const known = await backupBefore(place, migration);
  const youngest = beforeName(migration, new Date(Date.now() - REPEATED_MS));
  if (known && path.basename(known) > youngest) return;
  try {
    const { folder } = await makeBackup(url, path.join(place, beforeName(migration)), {
      key: await makeBackupKey(await ownPassphrase()),
      check: null,
    });
    log.info({ where, folder, hint: 'Backed up before the tables are changed.' });
    await pruneBackups(place, env.BACKUP_KEEP);
  } catch (error) {
    throw new Error(
      `The tables were not changed, because no backup could be written before: ${errorSentence(error)} ` +
        'Put that right and start again. With backups of your own, BACKUPS=off does without.',
    );
  }
}

/** @throws Error in words when the site cannot use the prepared tables */
export async function refuseUnusable(siteUrl: string): Promise<void> {
  const problem =
    (await connectionProblem(siteUrl, 'DATABASE_URL')) ?? (await siteRightsProblem(siteUrl));
  if (problem) throw new Error(problem);
}

/** Warns when the running site could rewrite its own audit. */
export async function warnOfPowerfulRole(siteUrl: string): Promise<void> {
  if (!(await mayChangeAudit(siteUrl))) return;
  const hint =
    'The role of DATABASE_URL can change tables and the audit. Set MIGRATION_DATABASE_URL (see .env.example).';
  log.warn({ where: 'database', hint });
}
