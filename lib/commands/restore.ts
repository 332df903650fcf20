import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { queues } from '@/lib/background-work';
import { eraseAgain } from '@/lib/data-rights/erase-again';
import { noteRestore } from '@/prisma/backup/backup-records';
import { withPool } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { listErasures, readErasures, type Erasure } from '@/lib/accounts/erasures';
import { knownPassphrases } from '@/prisma/backup/backup-settings';
import { prepareDatabase } from '@/lib/delivery/prepare-database';
import { secretFile, storeSecret } from '@/lib/platform/secrets';
import { flushSecurityLog, noteSecurity } from '@/lib/platform/security-log';
import { restore, secretInBackup } from '@/prisma/backup/backup';
import { migrationsFolder, withDatabase } from '@/prisma/database';
import './run';
import { run } from './run';

/**
 * `npm run restore -- <folder> [--erased <file>]`: restores into an empty database only, then erases again
 * everybody erased since the backup, by the lists in DATA_DIR, in this backup and those beside it, and in
 * `--erased`. `--secret` restores the server's secret alone, for a database restored in another way.
 */
run(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { erased: { type: 'string' }, secret: { type: 'boolean' } },
  });
  const [given] = positionals;
  if (!given) throw new Error('Say which backup: npm run restore -- <folder>');
  const folder = path.resolve(given);
  const passphrases = await knownPassphrases();
  if (values.secret) return keepSecret(await secretInBackup(folder, passphrases));
  const erased = await erasuresBeside(folder);
  if (values.erased) erased.push(...(await readErasures(path.resolve(values.erased))));
  // If this process ends before, the next start erases them.
  await listErasures(erased);
  const { tables, takenAt, secret, again } = await withDatabase(
    env,
    async (url) => {
      const restored = await restore(url, folder, migrationsFolder, passphrases);
      noteSecurity({ event: 'database.restored' });
      await prepareDatabase(url, queues);
      await withPool(url, (on) => noteRestore(on, restored.takenAt, true));
      return { ...restored, again: await withPool(url, eraseAgain) };
    },
    { create: true },
  );
  await flushSecurityLog();
  for (const { name, rows } of tables) console.log(`${name}: ${rows} rows`);
  console.log(`Restored what was in the database at ${takenAt}.`);
  const { students, leads, payers, texts } = again;
  console.log(
    `Erased again: ${students} students, ${leads} leads, ${payers} payers, ${texts} other texts.`,
  );
  keepSecret(secret);
});

/** Puts the server's secret in its place for the next start, and prints that. */
function keepSecret(secret: string | null): void {
  if (!secret) {
    console.error(
      `The secret of the server is not in this backup. Copy session-secret from the old machine to ${secretFile()}, or set ` +
        'SESSION_SECRET as it was there. Without it, codes of authenticator apps do not work and everybody has to log in again.',
    );
  } else if (!storeSecret(secret)) {
    console.log('The secret of the server is the one of this backup.');
  } else {
    const beside = env.SESSION_SECRET
      ? ' beside SESSION_SECRET: the next start seals with SESSION_SECRET what it sealed'
      : '';
    console.log(`The secret of the server is in ${secretFile()}${beside}.`);
  }
}

/** The lists of all backups in the same folder, because newer ones contain more. */
async function erasuresBeside(folder: string): Promise<Erasure[]> {
  const place = path.dirname(folder);
  const names = await readdir(place).catch(() => []);
  const lists = await Promise.all(
    names.map((name) => readErasures(path.join(place, name, 'erased.txt')).catch(() => [])),
  );
  return lists.flat();
}
