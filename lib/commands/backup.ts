import path from 'node:path';
import { parseArgs } from 'node:util';
import { env } from '@/lib/platform/env';
import { backupPlace } from '@/prisma/backup/backup-settings';
import { backupStamp, makeBackup } from '@/prisma/backup/backups';
import { nightlyBackup } from '@/prisma/backup/nightly-backup';
import { makeBackupKey } from '@/prisma/backup/backup-key';
import { withDatabase } from '@/prisma/database';
import { run } from './run';

/**
 * `npm run backup [-- folder] [--check]`: writes into BACKUP_FOLDER, to a folder named after the current
 * time, by default. `--check` restores the backup into a database of its own. The site itself calls it with
 * `--nightly`.
 */
run(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean' }, nightly: { type: 'boolean' } },
  });
  if (values.nightly) return withDatabase(env, nightlyBackup);
  const passphrase = env.BACKUP_PASSPHRASE;
  if (!passphrase) {
    throw new Error(
      'Backups are encrypted: set BACKUP_PASSPHRASE (16 characters or more) in .env, and keep it elsewhere as well. Without it, nobody can read the backup.',
    );
  }
  const wanted = path.resolve(positionals[0] ?? path.join(backupPlace(), backupStamp()));
  const check = values.check ? passphrase : null;
  const { folder, tables, hasSecret, unchecked } = await withDatabase(env, async (url) =>
    makeBackup(url, wanted, { key: await makeBackupKey(passphrase), check }),
  );
  for (const { name, rows } of tables) console.log(`${name}: ${rows} rows`);
  console.log(`Backup written to ${folder}, encrypted with BACKUP_PASSPHRASE.`);
  if (!hasSecret) {
    console.error(
      'The secret of the server is not in it, because it is not known here: keep SESSION_SECRET, or session-secret below DATA_DIR, as well. ' +
        'Without it, codes of authenticator apps do not work after a restore.',
    );
  }
  if (unchecked) {
    throw new Error(
      `The backup was not checked, because no database could be made for that here: ${unchecked} ` +
        'Nothing is known to be wrong with it. Check it with npm run drill -- restore <folder> on another machine.',
    );
  }
  if (check) console.log('Checked: restored into a database of its own, every row came back.');
});
