import { existsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { env } from '@/lib/platform/env';
import { storeSecret } from '@/lib/platform/secrets';
import { folderTarget } from '@/prisma/archive/archive-target';
import { archiveTargets, siteTarget } from '@/prisma/archive/site-archive';
import { knownPassphrases } from '@/prisma/backup/backup-settings';
import { embeddedFolder } from '@/prisma/database';
import {
  followFirst,
  isStandby,
  makeStandby,
  progressOf,
  type Source,
} from '@/prisma/standby/second-machine';
import { run } from './run';

const LOOK_MS = 1_000;
const TELL_MS = 60_000;

/**
 * `npm run standby`: keeps a copy of the database of another machine, for `npm run promote`. Begins with the newest
 * base backup of the archive, reads the archive, and with STANDBY_OF follows within a second. Ends when it is
 * stopped, or after a promotion.
 */
run(async () => {
  if (env.DATABASE_URL) {
    throw new Error('A standby is for the built-in PostgreSQL: leave DATABASE_URL empty.');
  }
  const [archive] = archiveTargets();
  if (!archive) {
    throw new Error(
      'Set ARCHIVE_FOLDER or ARCHIVE_S3_URL to the archive of the first machine: a standby begins with it.',
    );
  }
  const folder = embeddedFolder(env.DATA_DIR);
  const source: Source = {
    target: env.ARCHIVE_FOLDER
      ? await folderTarget(path.resolve(env.ARCHIVE_FOLDER), true)
      : await siteTarget(archive),
    passphrases: await knownPassphrases(),
    of: env.STANDBY_OF ?? null,
    password: env.STANDBY_PASSWORD ?? '',
  };
  if (!existsSync(folder)) {
    const { endedAt, secret } = await makeStandby(source, folder);
    console.log(`Begun with the base backup of ${inDelhi(new Date(endedAt))}.`);
    if (secret) storeSecret(secret);
  }
  if (!isStandby(folder)) {
    throw new Error(
      `${folder} is no standby: a site has written there. npm start serves it; to follow another machine, move it away.`,
    );
  }
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.on(signal, () => stopping.abort());
  const lost: string[] = [];
  const { url, stop } = await followFirst(source, folder, (reason) => {
    lost.push(reason);
    stopping.abort();
  });
  console.log('It follows.');
  let toldAt = 0;
  let isPromoted = false;
  while (!stopping.signal.aborted && !isPromoted) {
    const progress = await progressOf(url).catch(() => null);
    isPromoted = progress?.isFollowing === false;
    if (progress && !isPromoted && Date.now() - toldAt > TELL_MS) {
      const { until, isStreaming } = progress;
      const from = isStreaming ? 'the first machine' : 'the archive';
      console.log(`From ${from}; newest change: ${until ? inDelhi(until) : 'none yet'} (Delhi).`);
      toldAt = Date.now();
    }
    await pause(LOOK_MS, undefined, stopping).catch(() => undefined);
  }
  await stop();
  if (lost.length > 0) throw new Error(lost.join(' '));
  if (isPromoted) console.log('Promoted. npm start serves from here.');
});

const inDelhi = (moment: Date) => moment.toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' });
