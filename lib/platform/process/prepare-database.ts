import { prepareQueues } from '@/lib/platform/jobs/job-queue';
import type { Queue } from '@/lib/platform/jobs/queue';
import { log } from '@/lib/platform/log';
import { migrationsFolder } from '@/prisma/database';
import { migrate } from '@/prisma/migrate';
import { grantSiteRole, mayChangeAudit } from '@/prisma/site-role';

/**
 * Migrates the tables and prepares the queues. Safe in several processes at once.
 * @param ownerUrl the role that the tables belong to
 * @param siteUrl the role that the site runs as; when it is another one, it is given what it needs
 */
export async function prepareDatabase(
  ownerUrl: string,
  queues: readonly Queue[],
  siteUrl = ownerUrl,
): Promise<void> {
  await migrate(ownerUrl, migrationsFolder);
  await prepareQueues(ownerUrl, queues);
  if (siteUrl !== ownerUrl) await grantSiteRole(ownerUrl, siteUrl);
}

/** Warns when the running site could rewrite its own audit. */
export async function warnOfPowerfulRole(siteUrl: string): Promise<void> {
  if (!(await mayChangeAudit(siteUrl))) return;
  const hint =
    'The role of DATABASE_URL can change tables and the audit. Set MIGRATION_DATABASE_URL (see .env.example).';
  log.warn({ where: 'database', hint });
}
