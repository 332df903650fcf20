import path from 'node:path';
import { lastBackup } from '@/prisma/backup/backup-records';
import { withClient, withPool } from '@/lib/platform/database-connection';
import { backupPlace, ownPassphrase } from '@/prisma/backup/backup-settings';
import { env } from '@/lib/platform/env';
import { errorSentence } from '@/lib/platform/fault-words';
import { log } from '@/lib/platform/log';
import { makeBackupKey } from '@/prisma/backup/backup-key';
import { dailyName, pruneBackups } from './backup-retention';
import { makeBackup } from './backups';

const DAY_MS = 24 * 3_600_000;
/** A little less than a week, because nights differ by minutes. */
const CHECK_MS = 6.5 * DAY_MS;

/** Result that the process of a nightly backup sends to its parent. */
export interface NightlyOutcome {
  /** Reason why there is no backup, in a sentence; null when there is one. */
  problem: string | null;
}

/**
 * Writes the nightly backup in a separate process, once a week restores it to prove that it can be read, and
 * deletes older ones. Does nothing while another copy of the site does so.
 */
export async function nightlyBackup(url: string): Promise<void> {
  const problem = await withClient(url, async (client) => {
    const { rows } = await client.query<{ isMine: boolean }>(
      `select pg_try_advisory_lock(hashtext('nightly backup')) as "isMine"`,
    );
    if (!rows[0]?.isMine) return null;
    return writeNightly(url).then(
      () => null,
      (error: unknown) => errorSentence(error),
    );
  });
  process.send?.({ problem } satisfies NightlyOutcome);
  if (problem && !process.send) throw new Error(problem);
}

async function writeNightly(url: string): Promise<void> {
  const place = backupPlace();
  const { lastProvenAt } = await withPool(url, lastBackup);
  const isCheckDue = !lastProvenAt || Date.now() - lastProvenAt.getTime() > CHECK_MS;
  const passphrase = await ownPassphrase();
  const { folder, unchecked, hasSecret } = await makeBackup(url, path.join(place, dailyName()), {
    key: await makeBackupKey(passphrase),
    check: isCheckDue ? passphrase : null,
  });
  const deleted = await pruneBackups(place, env.BACKUP_KEEP);
  log.info({
    where: 'backup',
    folder,
    isChecked: isCheckDue && !unchecked,
    deleted: deleted.length,
  });
  if (unchecked) log.warn({ where: 'backup', hint: `It was not checked: ${unchecked}` });
  if (!hasSecret) {
    log.warn({
      where: 'backup',
      hint: 'The secret of the server is not known, so it is not in it.',
    });
  }
}
