import { migrationsFolder } from '../../prisma/database';
import { migrate } from '../../prisma/migrate';
import { prepareQueues } from './job-queue';

/** Everything a database needs before the site runs on it. Several processes may start at once. */
export async function prepareDatabase(url: string): Promise<void> {
  await migrate(url, migrationsFolder);
  await prepareQueues(url);
}
