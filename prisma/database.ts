import { existsSync } from 'node:fs';
import path from 'node:path';
import { connectionProblem } from '../lib/platform/database-problems';
import { canConnect, embeddedUrl, startEmbedded } from './embedded';

export const migrationsFolder = path.resolve('prisma/migrations');

export const embeddedFolder = (dataDir: string) => path.resolve(dataDir, 'postgres');

/**
 * Runs `work` with the URL of the database's owner, for commands such as backup. Starts the embedded
 * database unless the site is running; creates it only with `create`.
 */
export async function withDatabase<T>(
  env: {
    DATABASE_URL?: string | undefined;
    MIGRATION_DATABASE_URL?: string | undefined;
    DATA_DIR: string;
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
  const database = await startEmbedded(folder, (reason) => console.error(reason));
  try {
    return await work(database.url);
  } finally {
    await database.stop();
  }
}
