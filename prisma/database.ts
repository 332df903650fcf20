import path from 'node:path';
import { canConnect, embeddedUrl, startEmbedded } from './embedded';

export const migrationsFolder = path.resolve('prisma/migrations');

export const embeddedFolder = (dataDir: string) => path.resolve(dataDir, 'postgres');

/**
 * For commands such as backup: runs `work` with the address of the database. The built-in one is
 * used where it is if the site is running, otherwise started for the while.
 */
export async function withDatabase<T>(
  env: { DATABASE_URL?: string | undefined; DATA_DIR: string },
  work: (url: string) => Promise<T>,
): Promise<T> {
  if (env.DATABASE_URL) return work(env.DATABASE_URL);
  const folder = embeddedFolder(env.DATA_DIR);
  if (await canConnect(embeddedUrl(folder))) return work(embeddedUrl(folder));
  const database = await startEmbedded(folder, (reason) => console.error(reason));
  try {
    return await work(database.url);
  } finally {
    await database.stop();
  }
}
