import { readdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { queues } from '@/lib/background-work';
import { eraseAgain } from '@/lib/data-rights/erase-again';
import { noteRestore } from '@/prisma/backup/backup-records';
import { withPool } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { listErasures, parseErasures, readErasures, type Erasure } from '@/lib/accounts/erasures';
import { knownPassphrases } from '@/prisma/backup/backup-settings';
import { prepareDatabase } from '@/lib/delivery/prepare-database';
import { secretFile, storeSecret } from '@/lib/platform/secrets';
import { flushSecurityLog, noteSecurity } from '@/lib/platform/security-log';
import { countRows, restore, secretInBackup } from '@/prisma/backup/backup';
import { siteTarget } from '@/prisma/archive/site-archive';
import {
  DamagedArchive,
  planRestore,
  restoreArchive,
  type RestorePlan,
} from '@/prisma/archive/restore-archive';
import { embeddedFolder, migrationsFolder, withDatabase } from '@/prisma/database';
import './run';
import { run } from './run';

/**
 * `npm run restore -- <folder> [--erased <file>]`: restores into an empty database only, then erases again
 * everybody erased since the backup, by the lists in DATA_DIR, in this backup and those beside it, and in
 * `--erased`. `--secret` restores the server's secret alone, for a database restored in another way.
 *
 * `npm run restore -- --to "2026-11-24 17:03" [<archive>]`: the built-in database as it was at a moment in Delhi,
 * from ARCHIVE_FOLDER or another archive; `--to latest` restores everything in it. `--check` restores into a separate
 * folder, counts the rows and deletes it.
 */
run(async () => {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: {
      erased: { type: 'string' },
      secret: { type: 'boolean' },
      to: { type: 'string' },
      check: { type: 'boolean' },
    },
  });
  const [given] = positionals;
  if (values.to !== undefined) {
    const secret = await restoreTo(momentIn(values.to), given, values.check ?? false);
    if (!values.check) keepSecret(secret);
    return;
  }
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

/** @returns null for the end of the archive */
function momentIn(text: string): Date | null {
  if (text === 'latest') return null;
  const [, day, clock, seconds = '00'] =
    /^(\d{4}-\d\d-\d\d)[ T](\d\d:\d\d)(?::(\d\d))?$/.exec(text) ?? [];
  const moment = new Date(`${day}T${clock}:${seconds}+05:30`);
  if (!Number.isNaN(moment.getTime()) && moment <= new Date()) return moment;
  throw new Error(
    'Write the moment in Delhi, in the past: --to "2026-11-24 17:03", or --to latest',
  );
}

/** @returns the server's secret; null where the archive has none */
async function restoreTo(to: Date | null, from: string | undefined, isCheck: boolean) {
  if (env.DATABASE_URL) {
    throw new Error('--to restores the built-in PostgreSQL: leave DATABASE_URL empty.');
  }
  const target = await siteTarget(from);
  const passphrases = await knownPassphrases();
  const place = isCheck
    ? path.resolve(env.DATA_DIR, `archive-check-${process.pid}`)
    : path.resolve(env.DATA_DIR);
  const folder = embeddedFolder(place);
  let plan = await planRestore(target, to);
  for (;;) {
    tellPlan(plan, folder);
    try {
      const { secret, erased } = await restoreArchive(target, plan, folder, passphrases);
      await finishRestore(place, erased, isCheck);
      return secret;
    } catch (error) {
      if (!(error instanceof DamagedArchive)) throw error;
      console.error(`${error.message} Trying the base backup before.`);
      plan = await planRestore(target, to, plan.base);
    } finally {
      if (isCheck) await rm(place, { recursive: true, force: true });
    }
  }
}

function tellPlan({ base, to, segments, until }: RestorePlan, folder: string): void {
  const print = (moment: Date | string) =>
    new Date(moment).toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' });
  console.log(`Base backup of ${print(base.endedAt)}, ${segments.length} files of the log since.`);
  console.log(`Copied last: ${until ? print(until) : 'nothing since'} (times in Delhi).`);
  console.log(`Restoring ${to ? `to ${print(to)}` : 'everything'} into ${folder}.`);
}

/** Migrates, erases again who was erased since, and says what is there. */
async function finishRestore(place: string, erased: string, isCheck: boolean): Promise<void> {
  if (!isCheck) await listErasures(parseErasures(erased));
  const at = { DATA_DIR: place, ARCHIVE_FOLDER: isCheck ? undefined : env.ARCHIVE_FOLDER };
  await withDatabase(at, async (url) => {
    if (!isCheck) {
      noteSecurity({ event: 'database.restored' });
      await prepareDatabase(url, queues);
      const again = await withPool(url, eraseAgain);
      console.log(`Erased again: ${again.students} students, ${again.leads} leads.`);
    }
    for (const { name, rows } of await countRows(url)) console.log(`${name}: ${rows} rows`);
  });
  await flushSecurityLog();
}

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
