import { withPool } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { secretOfDatabase } from '@/lib/platform/server-secret';
import { isArchived, shipErasures, siteArchive } from '@/prisma/archive/site-archive';
import { makeBase, pruneArchive } from '@/prisma/archive/write-archive';
import { embeddedFolder, withDatabase } from '@/prisma/database';
import './run';
import { run } from './run';

/** `npm run archive`: a base backup now. The site calls it once a day, and copies the log by itself. */
run(async () => {
  if (!isArchived()) {
    throw new Error(
      'There is no archive: set ARCHIVE_FOLDER, which is for the built-in PostgreSQL. For your own, use its tools.',
    );
  }
  await withDatabase(env, async (url) => {
    const work = await siteArchive(url);
    const secret = await withPool(url, secretOfDatabase);
    const place = await makeBase(url, embeddedFolder(env.DATA_DIR), work, secret);
    await shipErasures(work);
    await pruneArchive(work);
    console.log(`Base backup written: ${place}`);
  });
});
