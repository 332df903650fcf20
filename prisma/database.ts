import { existsSync } from 'node:fs';
import path from 'node:path';
import { connectionProblem } from '../lib/platform/database-problems';
import { targetNames } from './archive/archive-files';
import { archiveTargets } from './archive/site-archive';
import { archiveSettings, leaveTarget } from './archive/write-archive';
import { canConnect, embeddedUrl, startEmbedded } from './embedded';

export const migrationsFolder = path.resolve('prisma/migrations');

/** Where the built-in database is, and whether what it writes is archived. */
interface EmbeddedPlace {
  DATA_DIR: string;
  ARCHIVE_FOLDER?: string | undefined;
  ARCHIVE_S3_URL?: string | undefined;
}

/** Starts the built-in database of a site: `startEmbedded`, with its archive. */
export async function startDatabase(place: EmbeddedPlace, onLost: (reason: string) => void) {
  const { DATA_DIR } = place;
  const targets = archiveTargets(place);
  for (const name of targetNames) {
    if (!targets.includes(name)) await leaveTarget(DATA_DIR, name);
  }
  const settings = targets.length === 0 ? [] : await archiveSettings(DATA_DIR);
  return startEmbedded(embeddedFolder(DATA_DIR), onLost, settings);
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
