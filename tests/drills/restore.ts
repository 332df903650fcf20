import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { noteRestore } from '@/prisma/backup/backup-records';
import { withPool } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { knownPassphrases } from '@/prisma/backup/backup-settings';
import { restore } from '@/prisma/backup/backup';
import { embeddedFolder, migrationsFolder, withDatabase } from '@/prisma/database';
import { startEmbedded } from '@/prisma/embedded';
import { passphrase, runCommand, runWith } from '../support/process/command';
import { compareTable, tablesOf, type Difference } from './compare-tables';
import { atTheEnd, counted, Leads, siteIn } from './drill-site';
import type { Drill, Finding } from './drill';

/**
 * Restores a backup into a second cluster, compares it table by table with the original database, and starts
 * a site on it.
 *
 * `-- <folder>` takes the newest backup in or below that folder, of the site with these settings, and
 * records the proof there. Otherwise a site of its own is filled and backed up while leads arrive.
 */
export async function restoreBackup(drill: Drill): Promise<Finding> {
  const [given] = drill.args;
  if (given === undefined) return ofItsOwnSite(drill);
  const folder = await newestBackup(path.resolve(given));
  drill.say(`The newest backup is ${folder}.`);
  return withDatabase(env, async (live) => {
    const note = (takenAt: string, isProven: boolean) =>
      withPool(live, (on) => noteRestore(on, takenAt, isProven));
    const { takenAt, differences } = await intoSecondCluster(
      drill,
      folder,
      await knownPassphrases(),
      live,
    );
    await note(takenAt, true);
    const rows = differences.reduce((sum, one) => sum + one.rows, 0);
    const since = differences.reduce((sum, one) => sum + one.added, 0);
    return {
      isGood: true,
      words:
        `the backup of ${takenAt} came back as it was written, ${counted(rows)} rows in ` +
        `${differences.length} tables, and a site starts on it; ${counted(since)} rows are new or changed since.`,
    };
  });
}

/** Tables changed by the running site's timers. */
const CHANGING = new Set(['audit_seals', 'backup_records', 'rate_limits', 'site_processes']);

async function ofItsOwnSite(drill: Drill): Promise<Finding> {
  const { folder, say } = drill;
  const data = path.join(folder, 'first');
  const filled = await runWith({ STAFF_PASSWORD: 'ninety litres of argon' }, 'seed-demo', data);
  if (filled.failed) throw new Error(filled.stderr);
  const site = await siteIn(data);
  const leads = new Leads(site.url);
  atTheEnd(() => leads.stop());
  const backup = path.join(folder, 'backups/last-night');
  const written = await runCommand('backup', data, backup);
  await leads.stop();
  if (written.failed) throw new Error(written.stderr);
  say(`Backed up while ${leads.confirmed.length} leads arrived.`);
  const { differences } = await intoSecondCluster(drill, backup, [passphrase], site.databaseUrl);
  await site.stop();
  const changed = differences.filter(({ table, missing }) => missing > 0 && !CHANGING.has(table));
  const rows = differences.reduce((sum, one) => sum + one.rows, 0);
  return {
    isGood: changed.length === 0 && leads.refused.size === 0,
    words:
      `${counted(rows)} rows in ${differences.length} tables came back, ` +
      (changed.length === 0
        ? 'every one as the site still has it'
        : `others than the site has in ${changed.map(({ table }) => table).join(', ')}`) +
      '; a site starts on them.',
  };
}

async function intoSecondCluster(
  { folder, say }: Drill,
  backup: string,
  passphrases: readonly string[],
  live: string,
): Promise<{ takenAt: string; differences: Difference[] }> {
  const data = path.join(folder, 'second');
  const second = await startEmbedded(embeddedFolder(data), say);
  atTheEnd(second.stop);
  // Throws if a restored row differs from the one backed up.
  const { takenAt } = await restore(second.url, backup, migrationsFolder, passphrases);
  const differences: Difference[] = [];
  for (const table of await tablesOf(second.url)) {
    const found = await compareTable(table, second.url, live);
    differences.push(found);
    const { rows, missing, added } = found;
    const same = missing + added === 0;
    if (rows + added > 0) {
      say(
        `${table}: ${counted(rows)} rows, ` +
          (same
            ? 'the same'
            : `since then ${counted(missing)} changed or deleted, ${counted(added)} new or changed`),
      );
    }
  }
  await second.stop();
  await (await siteIn(data)).stop();
  return { takenAt, differences };
}

/** The newest backup by name: names begin with the date. */
async function newestBackup(folder: string): Promise<string> {
  const isBackup = (one: string) =>
    ['manifest.json.age', 'manifest.json'].some((name) => existsSync(path.join(one, name)));
  if (isBackup(folder)) return folder;
  const below = (await readdir(folder)).sort().map((name) => path.join(folder, name));
  const newest = below.filter(isBackup).at(-1);
  if (!newest) throw new Error(`There is no finished backup in ${folder}.`);
  return newest;
}
