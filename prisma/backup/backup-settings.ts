import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { env, isOnThisMachine } from '../../lib/platform/env';

/** Default folder of backups. */
export const backupPlace = () =>
  path.resolve(/* turbopackIgnore: true */ env.BACKUP_FOLDER ?? path.join(env.DATA_DIR, 'backups'));

/** The setting of nightly backups; `beside`: on the disk of the site, and lost with it. */
export type BackupPlan = 'off' | 'beside' | 'elsewhere';

export function backupPlan(): BackupPlan {
  if (env.BACKUPS === 'off') return 'off';
  return env.BACKUP_FOLDER ? 'elsewhere' : 'beside';
}

/** Whether a public site, other than one on trial, would lose its backups together with its data. */
export const isPlanRisky = () => backupPlan() === 'beside' && !isOnThisMachine(env.SITE_URL);

export const NAME_ANOTHER_PLACE =
  'Nightly backups are kept below DATA_DIR, and are lost with it when the disk fails. Set BACKUP_FOLDER to a ' +
  'folder on another disk or machine and BACKUP_PASSPHRASE in .env, keep the passphrase elsewhere as well, ' +
  'and restart the site.';

const passphraseFile = () => path.resolve(env.DATA_DIR, 'backup-passphrase');

/** BACKUP_PASSPHRASE, or a generated one stored below DATA_DIR. */
export async function ownPassphrase(): Promise<string> {
  if (env.BACKUP_PASSPHRASE) return env.BACKUP_PASSPHRASE;
  await mkdir(env.DATA_DIR, { recursive: true });
  const made = randomBytes(24).toString('base64url');
  await writeFile(passphraseFile(), made, { flag: 'wx', mode: 0o600 }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    },
  );
  return readFile(passphraseFile(), 'utf8');
}

/** Passphrases that a backup of this site may have. */
export async function knownPassphrases(): Promise<string[]> {
  const made = await readFile(passphraseFile(), 'utf8').catch(() => null);
  return [env.BACKUP_PASSPHRASE, made].flatMap((one) => one || []);
}
