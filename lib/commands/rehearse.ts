import path from 'node:path';
import { formatRupees, type Paise } from '@/content/money';
import { spaceProblem } from '@/lib/platform/disk-space';
import { env } from '@/lib/platform/env';
import { errorSentence } from '@/lib/platform/fault-words';
import { targetNames, type TargetName } from '@/prisma/archive/archive-files';
import { rehearseRestore } from '@/prisma/archive/rehearse-restore';
import {
  archiveTargets,
  clusterOf,
  isArchived,
  noteRehearsal,
  openTarget,
  type Rehearsal,
} from '@/prisma/archive/site-archive';
import { LEFT_FREE, sizeOfDatabase } from '@/prisma/backup/backups';
import { knownPassphrases } from '@/prisma/backup/backup-settings';
import { embeddedUrl, canConnect } from '@/prisma/embedded';
import { embeddedFolder } from '@/prisma/database';
import { run } from './run';

/**
 * `npm run rehearse [-- <target> …]`: restores to a random moment of the last day from each target or those named, beside
 * the running site, and compares rows and money with the database. The site calls it after each nightly base backup.
 */
run(async () => {
  const given = process.argv.slice(2);
  const names = archiveTargets().filter((name) => given.length === 0 || given.includes(name));
  if (!isArchived() || names.length === 0) {
    throw new Error(`There is no such archive. Say which: ${targetNames.join(' or ')}.`);
  }
  const url = embeddedUrl(embeddedFolder(env.DATA_DIR));
  if (!(await canConnect(url))) throw new Error('Start the site first: it copies what is written.');
  for (const name of names) {
    const result = await rehearse(url, name).catch((error: unknown) => errorSentence(error));
    await noteRehearsal(name, result);
    if (typeof result === 'string') {
      console.error(`The rehearsal from ${name} failed. ${result}`);
      process.exitCode = 1;
    } else {
      const money = formatRupees(result.paise as Paise);
      console.log(
        `Restored from ${name} to ${result.moment}: ${result.rows} rows and ${money} match the database.`,
      );
    }
  }
});

async function rehearse(url: string, name: TargetName): Promise<Rehearsal> {
  const bytes = 1.5 * (await sizeOfDatabase(url)) + LEFT_FREE;
  const lacking = await spaceProblem(path.resolve(env.DATA_DIR), bytes, 'DATA_DIR');
  if (lacking) throw new Error(lacking);
  const [{ target }, cluster] = [await openTarget(name), await clusterOf(url)];
  return rehearseRestore(url, env.DATA_DIR, name, target, cluster, await knownPassphrases());
}
