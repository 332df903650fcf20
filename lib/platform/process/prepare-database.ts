import { prepareQueues } from '@/lib/platform/jobs/job-queue';
import type { Queue } from '@/lib/platform/jobs/queue';
import { migrationsFolder } from '@/prisma/database';
import { migrate } from '@/prisma/migrate';

/** Migrates the tables and prepares the queues. Safe in several processes at once. */
export async function prepareDatabase(url: string, queues: readonly Queue[]): Promise<void> {
  await migrate(url, migrationsFolder);
  await prepareQueues(url, queues);
}
