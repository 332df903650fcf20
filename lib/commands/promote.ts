import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { env } from '@/lib/platform/env';
import { flushSecurityLog, noteSecurity } from '@/lib/platform/security-log';
import { takeOver } from '@/prisma/archive/archive-owner';
import { embeddedFolder } from '@/prisma/database';
import { canConnect, embeddedUrl } from '@/prisma/embedded';
import { answers, promote, progressOf } from '@/prisma/standby/second-machine';
import { run } from './run';

const LOOK_MS = 200;
const END_MS = 60_000;

/**
 * `npm run promote [-- --force]`: makes the standby of this machine the database of the site, for `npm start`.
 * Refuses while the first machine answers at STANDBY_OF, or when it cannot be asked: two sites that take leads and
 * money cannot be put together again. `--force` says that the first machine is off.
 */
run(async () => {
  const { values } = parseArgs({ options: { force: { type: 'boolean' } } });
  const folder = embeddedFolder(env.DATA_DIR);
  const url = embeddedUrl(folder);
  if (!(await canConnect(url))) {
    throw new Error(
      `No standby runs on ${folder}. Start it with npm run standby, then promote it.`,
    );
  }
  const { isFollowing, until } = await progressOf(url);
  if (!isFollowing) throw new Error('This database is no standby: it is written to already.');
  if (!values.force) await refuseTwo();
  console.log(
    `Promoting ${folder}. Newest change of the first machine: ${until?.toLocaleString('sv-SE', { timeZone: 'Asia/Kolkata' }) ?? 'none'} (Delhi).`,
  );
  await takeOver(env.DATA_DIR);
  await promote(url);
  // As after a restore, the audit may be shorter than its log says.
  noteSecurity({ event: 'database.restored' });
  await flushSecurityLog();
  const deadline = Date.now() + END_MS;
  // `npm run standby` ends with PostgreSQL, so that npm start finds the data free.
  while (await canConnect(embeddedUrl(folder))) {
    if (Date.now() > deadline)
      throw new Error('Promoted, but npm run standby still runs. Stop it.');
    await pause(LOOK_MS);
  }
  console.log('Promoted. Now: npm start. Do not start the first machine on its old data again.');
});

/** @throws Error unless the first machine was asked and does not answer */
async function refuseTwo(): Promise<void> {
  const force = 'If it is off and stays off: npm run promote -- --force';
  if (!env.STANDBY_OF) {
    throw new Error(
      `Without STANDBY_OF the first machine cannot be asked whether it still runs. ${force}`,
    );
  }
  if (await answers(env.STANDBY_OF)) {
    const { host, port } = env.STANDBY_OF;
    throw new Error(`The first machine still answers at ${host}:${port}. Stop it before. ${force}`);
  }
}
