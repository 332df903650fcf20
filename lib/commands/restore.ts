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
import { targetNames } from '@/prisma/archive/archive-files';
import { takeOver } from '@/prisma/archive/archive-owner';
import { folderTarget, TargetAway, type ArchiveTarget } from '@/prisma/archive/archive-target';
import { archiveTargets, shipRest, siteTarget } from '@/prisma/archive/site-archive';
import {
  DamagedArchive,
  erasedIn,
  planRestore,
  restoreArchive,
  type Restored,
  type RestorePlan,
} from '@/prisma/archive/restore-archive';
import { embeddedFolder, migrationsFolder, withDatabase } from '@/prisma/database';
import { canConnect, embeddedUrl, LogEnded } from '@/prisma/embedded';
import { errorSentence } from '@/lib/platform/fault-words';
import { run } from './run';

/**
 * `npm run restore -- <folder> [--erased <file>]`: restores into an empty database only, then erases again
 * everybody erased since the backup, by the lists in DATA_DIR, in this backup and those beside it, and in
 * `--erased`. `--secret` restores the server's secret alone, for a database restored in another way.
 *
 * `npm run restore -- --to "2026-11-24 17:03" [<archive>]`: the built-in database as it was at a moment in Delhi,
 * from the target of the settings that has most, from a named one (`folder`, `s3`), or from another folder; `--to
 * latest` restores everything in it, and makes this machine the one that writes there. `--check` restores into a separate
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
    const erased = values.erased ? await readErasures(path.resolve(values.erased)) : [];
    const secret = await restoreTo(momentIn(values.to), given, values.check ?? false, erased);
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
async function restoreTo(
  to: Date | null,
  from: string | undefined,
  isCheck: boolean,
  erased: readonly Erasure[],
) {
  if (env.DATABASE_URL) {
    throw new Error('--to restores the built-in PostgreSQL: leave DATABASE_URL empty.');
  }
  // A running site does it by itself.
  if (!(await canConnect(embeddedUrl(embeddedFolder(env.DATA_DIR))))) await shipRest(tellFault);
  const found = await plansOf(to, from);
  const passphrases = await knownPassphrases();
  for (const [index, { name, target, plan }] of found.entries()) {
    try {
      if (found.length > 1) console.log(`From ${name}:`);
      const secret = await restoreFrom(target, plan, passphrases, isCheck, erased);
      if (!isCheck && to === null) await takeOver(env.DATA_DIR);
      return secret;
    } catch (error) {
      if (index === found.length - 1 || !mayOtherHelp(error)) throw error;
      console.error(error instanceof Error ? error.message : error);
    }
  }
  throw new Error('There is no archive: set ARCHIVE_FOLDER or ARCHIVE_S3_URL, or name a folder.');
}

/** The plan of each target that can be read, first the one whose log reaches furthest. */
async function plansOf(to: Date | null, from: string | undefined) {
  const named = targetNames.find((name) => name === from);
  const isFolder = from !== undefined && !named;
  const names = named ? [named] : isFolder ? [from] : archiveTargets();
  const found: { name: string; target: ArchiveTarget; plan: RestorePlan }[] = [];
  let problem: unknown = null;
  for (const name of names) {
    try {
      const known = targetNames.find((one) => one === name);
      const isOther = isFolder || !known;
      const target = await (isOther ? folderTarget(path.resolve(name), true) : siteTarget(known));
      found.push({ name, target, plan: await planRestore(target, to) });
    } catch (error) {
      problem = error;
      if (names.length > 1) tellFault(name, error);
    }
  }
  if (found.length === 0 && problem) throw problem;
  const end = ({ plan }: { plan: RestorePlan }) =>
    plan.segments
      .map(({ segment }) => segment.slice(0, 24))
      .sort()
      .at(-1) ?? '';
  return found.sort((one, other) => end(other).localeCompare(end(one)));
}

const tellFault = (name: string, error: unknown) =>
  console.error(`${name}: ${errorSentence(error, 'ARCHIVE_FOLDER')}`);

/** Whether another target may have what this one has not. */
const mayOtherHelp = (error: unknown) =>
  error instanceof DamagedArchive || error instanceof TargetAway || error instanceof LogEnded;

/** @returns the server's secret; null where the archive has none */
async function restoreFrom(
  target: ArchiveTarget,
  newest: RestorePlan,
  passphrases: readonly string[],
  isCheck: boolean,
  erased: readonly Erasure[],
): Promise<string | null> {
  const place = isCheck
    ? path.resolve(env.DATA_DIR, `archive-check-${process.pid}`)
    : path.resolve(env.DATA_DIR);
  const folder = embeddedFolder(place);
  let plan = newest;
  for (;;) {
    tellPlan(plan, folder);
    try {
      const { cluster } = plan;
      const keep = async (restored: Restored) => {
        const lists = [restored.erased, ...(await erasedElsewhere(cluster))];
        // If this process ends before, the next start erases them.
        if (!isCheck) await listErasures([...erased, ...lists.flatMap(parseErasures)]);
      };
      const { secret, until } = await restoreArchive(target, plan, folder, passphrases, keep);
      await finishRestore(place, isCheck);
      const last = until ? `${inDelhi(until)} (Delhi)` : 'none since the base backup';
      console.log(`The last change that came back: ${last}.`);
      return secret;
    } catch (error) {
      if (!(error instanceof DamagedArchive)) throw error;
      const before = await planRestore(target, plan.to, plan.base).catch(() => null);
      if (!before) throw error;
      console.error(`${error.message} Trying the base backup before.`);
      plan = before;
    } finally {
      if (isCheck) await rm(place, { recursive: true, force: true });
    }
  }
}

const inDelhi = (moment: Date | string) =>
  new Date(moment).toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' });

function tellPlan({ base, to, segments, until }: RestorePlan, folder: string): void {
  console.log(
    `Base backup of ${inDelhi(base.endedAt)}, ${segments.length} files of the log since.`,
  );
  console.log(`The newest file is of ${until ? inDelhi(until) : 'before'} (times in Delhi).`);
  console.log(`Restoring ${to ? `to ${inDelhi(to)}` : 'everything'} into ${folder}.`);
}

/** The lists of erased people in all targets of the settings: one of them may have been away. */
async function erasedElsewhere(cluster: string): Promise<string[]> {
  const lists = archiveTargets().map(async (name) => {
    try {
      return await erasedIn(await siteTarget(name), cluster);
    } catch (error) {
      tellFault(name, error);
      console.error('So its list of erased people could not be read.');
      return '';
    }
  });
  return Promise.all(lists);
}

/** Migrates, erases again who was erased since, and says what is there. */
async function finishRestore(place: string, isCheck: boolean): Promise<void> {
  await withDatabase(isCheck ? { DATA_DIR: place } : { ...env, DATA_DIR: place }, async (url) => {
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
