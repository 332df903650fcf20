import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { erasuresFile } from '../../lib/accounts/erasures';
import { withClient } from '../../lib/platform/database-connection';
import { env } from '../../lib/platform/env';
import { ownPassphrase } from '../backup/backup-settings';
import { workFolder } from './archive-files';
import { archiveKey } from './archive-key';
import { folderTarget, type ArchiveTarget } from './archive-target';
import { chainSince, waitingSince, type ArchiveWork } from './write-archive';

/** Whether what the database of this site writes is archived. */
export const isArchived = () => env.ARCHIVE_FOLDER !== undefined && env.DATABASE_URL === undefined;

/** Exists once something was archived. */
const knownFile = () => path.join(workFolder(env.DATA_DIR), 'known');

/** @throws Error when the archive cannot be reached */
export async function siteTarget(folder = env.ARCHIVE_FOLDER ?? ''): Promise<ArchiveTarget> {
  const known = await readFile(knownFile(), 'utf8').catch(() => null);
  const place = path.resolve(/* turbopackIgnore: true */ folder);
  return folderTarget(place, known === place);
}

/** What the site needs to write into its archive. */
export async function siteArchive(url: string): Promise<ArchiveWork> {
  const target = await siteTarget();
  const work = workFolder(env.DATA_DIR);
  const key = await archiveKey(work, await ownPassphrase());
  await writeFile(knownFile(), path.resolve(/* turbopackIgnore: true */ env.ARCHIVE_FOLDER ?? ''));
  const cluster = await withClient(url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select system_identifier::text as id from pg_control_system()',
    );
    return rows[0]?.id ?? '';
  });
  return { dataDir: env.DATA_DIR, target, key, cluster };
}

/** Copies the list of erased people, by random ids, when it has changed. */
export async function shipErasures({ target, cluster }: ArchiveWork): Promise<void> {
  const text = await readFile(erasuresFile()).catch(() => null);
  if (!text) return;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  await target.put(`${cluster}/erased/${hash}.txt`, erasuresFile());
}

const problemFile = () => path.join(workFolder(env.DATA_DIR), 'problem');

/** Keeps why the archive cannot be written, in a sentence; null when it can. */
export async function noteArchiveProblem(problem: string | null): Promise<void> {
  await writeFile(problemFile(), problem ?? '').catch(() => {});
}

/** How the archive is doing. */
export interface ArchiveState {
  /** Why it cannot be written, in a sentence; null while it can. */
  problem: string | null;
  /** Since when what is not copied yet waits; null for nothing. */
  waitingSince: Date | null;
  /** When the base backup was finished from which everything since can be restored; null without one. */
  baseAt: Date | null;
}

/** @returns null where there is no archive */
export async function archiveState(): Promise<ArchiveState | null> {
  const problem = await readFile(problemFile(), 'utf8').catch(() => null);
  if (env.ARCHIVE_FOLDER === undefined || problem === null) return null;
  return {
    problem: problem || null,
    waitingSince: await waitingSince(env.DATA_DIR),
    baseAt: await chainSince(env.DATA_DIR),
  };
}
