import { prepareQueues } from '@/lib/platform/jobs/job-queue';
import { migrationsFolder } from '@/prisma/database';
import { migrate } from '@/prisma/migrate';

/** Everything a database needs before the site runs on it. Several processes may start at once. */
export async function prepareDatabase(url: string): Promise<void> {
  await migrate(url, migrationsFolder);
  await prepareQueues(url);
}
