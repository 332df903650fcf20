import path from 'node:path';
import { parseArgs } from 'node:util';
import { withPool } from '@/lib/platform/database-connection';
import { spaceProblem } from '@/lib/platform/disk-space';
import { env } from '@/lib/platform/env';
import { secretOfDatabase } from '@/lib/platform/server-secret';
import { targetNames } from '@/prisma/archive/archive-files';
import { takeOver } from '@/prisma/archive/archive-owner';
import {
  archiveTargets,
  isArchived,
  openTarget,
  shipErasures,
  siteArchive,
} from '@/prisma/archive/site-archive';
import { makeBase, pruneArchive } from '@/prisma/archive/write-archive';
import { LEFT_FREE, sizeOfDatabase } from '@/prisma/backup/backups';
import { embeddedFolder, withDatabase } from '@/prisma/database';
import { run } from './run';

/**
 * `npm run archive [-- <target> …]`: a base backup now, to all targets or to those named (folder, s3). The site calls it
 * once a day, and copies the log by itself. `--take-over` makes this machine the one that writes to the archive, and the
 * one that did before is refused.
 */
run(async () => {
  if (!isArchived()) {
    throw new Error(
      'There is no archive: set ARCHIVE_FOLDER or ARCHIVE_S3_URL, which are for the built-in PostgreSQL. For your own, use its tools.',
    );
  }
  const { positionals: given, values } = parseArgs({
    allowPositionals: true,
    options: { 'take-over': { type: 'boolean' } },
  });
  if (values['take-over']) await takeOver(env.DATA_DIR);
  const names = archiveTargets().filter((name) => given.length === 0 || given.includes(name));
  if (names.length === 0) throw new Error(`Say which archive: ${targetNames.join(' or ')}.`);
  await withDatabase(env, async (url) => {
    // Photos and uploads are not made smaller by compressing them.
    const bytes = (await sizeOfDatabase(url)) + LEFT_FREE;
    const lacking = await spaceProblem(path.resolve(env.DATA_DIR), bytes, 'DATA_DIR');
    if (lacking) throw new Error(lacking);
    const work = await siteArchive(url);
    const secret = await withPool(url, secretOfDatabase);
    for (const name of names) {
      const open = await openTarget(name);
      const place = await makeBase(url, embeddedFolder(env.DATA_DIR), work, open, secret);
      await shipErasures(work, open);
      await pruneArchive(open.target, work);
      console.log(`Base backup written: ${place}`);
    }
  });
});
