import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { queues } from '@/lib/office/background-work';
import { eraseAgain } from '@/lib/office/people/erase-again';
import { noteRestore } from '@/lib/platform/backup-records';
import { withPool } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { listErasures, readErasures, type Erasure } from '@/lib/platform/erasures';
import { prepareDatabase } from '@/lib/platform/process/prepare-database';
import { flushSecurityLog, noteSecurity } from '@/lib/platform/security-log';
import { restore } from '@/prisma/backup';
import { migrationsFolder, withDatabase } from '@/prisma/database';
import './run';
import { run } from './run';

/**
 * `npm run restore -- <folder> [--erased <file>]`: restores into an empty database only, then
 * erases again who was erased since. Who that is, is read from DATA_DIR, from this backup and those
 * beside it, and from `--erased`, a copy of such a list.
 */
run(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { erased: { type: 'string' } },
  });
  const [given] = positionals;
  if (!given) throw new Error('Say which backup: npm run restore -- backups/<folder>');
  const folder = path.resolve(given);
  const erased = await erasuresBeside(folder);
  if (values.erased) erased.push(...(await readErasures(path.resolve(values.erased))));
  // The next start erases them if this process does not come so far.
  await listErasures(erased);
  const { tables, takenAt, again } = await withDatabase(
    env,
    async (url) => {
      const restored = await restore(url, folder, migrationsFolder, env.BACKUP_PASSPHRASE);
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
});

/** The lists of all backups in the same place: a newer one knows more. */
async function erasuresBeside(folder: string): Promise<Erasure[]> {
  const place = path.dirname(folder);
  const names = await readdir(place).catch(() => []);
  const lists = await Promise.all(
    names.map((name) => readErasures(path.join(place, name, 'erased.txt')).catch(() => [])),
  );
  return lists.flat();
}
