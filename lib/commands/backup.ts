import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { noteBackup, noteRestore } from '@/lib/platform/backup-records';
import { withPool } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { knownErasures, printErasures } from '@/lib/platform/erasures';
import { backup, restore } from '@/prisma/backup';
import { makeBackupKey } from '@/prisma/backup-key';
import { migrationsFolder, withDatabase } from '@/prisma/database';
import { startEmbedded } from '@/prisma/embedded';
import './run';
import { run } from './run';

/**
 * `npm run backup [-- folder] [--check]`: writes to a new folder under `backups/`, named after the
 * current time, by default. `--check` restores what was written into a database of its own.
 */
run(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean' } },
  });
  const passphrase = env.BACKUP_PASSPHRASE;
  if (!passphrase) {
    throw new Error(
      'Backups are encrypted: set BACKUP_PASSPHRASE (16 characters or more) in .env, and keep it elsewhere as well. Without it, nobody can read the backup.',
    );
  }
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const folder = path.resolve(positionals[0] ?? path.join('backups', stamp));
  await withDatabase(env, async (url) => {
    const { takenAt, tables } = await backup(url, folder, await makeBackupKey(passphrase));
    // Beside it in plain text, because a restore of an older backup needs it as well.
    const erased = await withPool(url, knownErasures);
    await writeFile(path.join(folder, 'erased.txt'), printErasures(erased), { mode: 0o600 });
    await withPool(url, (on) => noteBackup(on, takenAt));
    for (const { name, rows } of tables) console.log(`${name}: ${rows} rows`);
    console.log(`Backup written to ${folder}, encrypted with BACKUP_PASSPHRASE.`);
    if (!values.check) return;
    const note = (isProven: boolean) => withPool(url, (on) => noteRestore(on, takenAt, isProven));
    await checkBackup(folder, passphrase).catch(async (error: unknown) => {
      await note(false);
      throw error;
    });
    await note(true);
    console.log('Checked: restored into a database of its own, every row came back.');
  });
});

/** @throws Error when what was written cannot be restored */
async function checkBackup(folder: string, passphrase: string): Promise<void> {
  await mkdir(env.DATA_DIR, { recursive: true });
  const scratch = await mkdtemp(path.resolve(env.DATA_DIR, 'backup-check-'));
  try {
    const database = await startEmbedded(path.join(scratch, 'postgres'), (reason) =>
      console.error(reason),
    );
    try {
      await restore(database.url, folder, migrationsFolder, passphrase);
    } finally {
      await database.stop();
    }
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}
