import { existsSync } from 'node:fs';
import path from 'node:path';
import { connectionProblem } from '../lib/platform/database-problems';
import { logFailure } from '../lib/platform/log';
import { targetNames } from './archive/archive-files';
import { archiveTargets } from './archive/site-archive';
import { archiveSettings, leaveTarget, noteLog } from './archive/write-archive';
import { canConnect, embeddedUrl, startEmbedded } from './embedded';
import { isStandby } from './standby/second-machine';
import { letStandbyIn, standbySettings, type StandbyPlace } from './standby/first-machine';

export const migrationsFolder = path.resolve('prisma/migrations');

/** Where the built-in database is, and whether what it writes is archived and followed by a standby. */
interface EmbeddedPlace extends StandbyPlace {
  ARCHIVE_FOLDER?: string | undefined;
  ARCHIVE_S3_URL?: string | undefined;
}

/**
 * Starts the built-in database of a site: `startEmbedded`, with its archive and for its standby.
 * @throws Error in words for the data of a standby
 */
export async function startDatabase(place: EmbeddedPlace, onLost: (reason: string) => void) {
  const { DATA_DIR, STANDBY_LISTEN, STANDBY_PASSWORD } = place;
  if (isStandby(embeddedFolder(DATA_DIR))) {
    throw new Error(
      `The database in ${DATA_DIR} follows another machine: npm run standby. To serve the site from here, npm run promote first.`,
    );
  }
  const targets = archiveTargets(place);
  for (const name of targetNames) {
    if (!targets.includes(name)) await leaveTarget(DATA_DIR, name);
  }
  if (STANDBY_LISTEN && targets.length === 0) {
    throw new Error(
      'STANDBY_LISTEN needs an archive, with which a standby begins: set ARCHIVE_FOLDER or ARCHIVE_S3_URL.',
    );
  }
  const archive = targets.length === 0 ? [] : await archiveSettings(DATA_DIR);
  const settings = [...archive, ...(await standbySettings(place))];
  const database = await startEmbedded(embeddedFolder(DATA_DIR), onLost, settings);
  if (targets.length > 0) {
    // The chains have ended by then, so that a base backup is due.
    await noteLog(DATA_DIR, database.url, embeddedFolder(DATA_DIR)).catch((error: unknown) =>
      logFailure('archive', error),
    );
  }
  if (STANDBY_LISTEN) await letStandbyIn(database.url, STANDBY_PASSWORD ?? '');
  return database;
}

export const embeddedFolder = (dataDir: string) => path.resolve(dataDir, 'postgres');

/**
 * Runs `work` with the URL of the database's owner, for commands such as backup. Starts the embedded
 * database unless the site is running; creates it only with `create`.
 */
export async function withDatabase<T>(
  env: EmbeddedPlace & {
    DATABASE_URL?: string | undefined;
    MIGRATION_DATABASE_URL?: string | undefined;
  },
  work: (url: string) => Promise<T>,
  { create = false } = {},
): Promise<T> {
  const setting = env.MIGRATION_DATABASE_URL ? 'MIGRATION_DATABASE_URL' : 'DATABASE_URL';
  const given = env[setting];
  if (given) {
    const problem = await connectionProblem(given, setting);
    if (problem) throw new Error(problem);
    return work(given);
  }
  const folder = embeddedFolder(env.DATA_DIR);
  if (await canConnect(embeddedUrl(folder))) return work(embeddedUrl(folder));
  if (!create && !existsSync(folder)) {
    throw new Error(
      `There is no database in ${env.DATA_DIR} yet. Start the site once, or check DATA_DIR and DATABASE_URL.`,
    );
  }
  const database = await startDatabase(env, (reason) => console.error(reason));
  try {
    return await work(database.url);
  } finally {
    await database.stop();
  }
}
