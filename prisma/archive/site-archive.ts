import { createHash } from 'node:crypto';
import { mkdir, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { erasuresFile } from '../../lib/accounts/erasures';
import { withClient } from '../../lib/platform/database-connection';
import { env } from '../../lib/platform/env';
import { ownPassphrase } from '../backup/backup-settings';
import { targetFolder, targetNames, workFolder, type TargetName } from './archive-files';
import { archiveKey } from './archive-key';
import { folderTarget, type ArchiveTarget } from './archive-target';
import { S3Target } from './s3-target';
import {
  chainSince,
  encryptLog,
  leaveTarget,
  notedCluster,
  shipLog,
  waitingSince,
  type ArchiveWork,
  type OpenTarget,
} from './write-archive';

/** The settings of each target. */
type Places = Partial<Pick<typeof env, 'ARCHIVE_FOLDER' | 'ARCHIVE_S3_URL'>>;

/** The targets that are set. */
export const archiveTargets = (places: Places = env): TargetName[] =>
  targetNames.filter((name) => placeOf(name, places) !== undefined);

const placeOf = (name: TargetName, { ARCHIVE_FOLDER, ARCHIVE_S3_URL }: Places) =>
  name === 'folder'
    ? ARCHIVE_FOLDER && path.resolve(/* turbopackIgnore: true */ ARCHIVE_FOLDER)
    : ARCHIVE_S3_URL;

/** Whether what the database of this site writes is archived. */
export const isArchived = () => archiveTargets().length > 0 && env.DATABASE_URL === undefined;

/**
 * Opens a target of the settings for reading.
 * @throws TargetAway when it cannot be reached
 */
export async function siteTarget(name: TargetName): Promise<ArchiveTarget> {
  const place = placeOf(name, env);
  if (place === undefined) {
    throw new Error(`There is no archive ${name}: see ARCHIVE_FOLDER and ARCHIVE_S3_URL.`);
  }
  if (name === 'folder') return folderTarget(place, (await knownPlace(name)) === place);
  return new S3Target({
    url: place,
    region: env.ARCHIVE_S3_REGION,
    keyId: env.ARCHIVE_S3_KEY_ID ?? '',
    secret: env.ARCHIVE_S3_SECRET ?? '',
  });
}

const inTarget = (name: TargetName, file: string) =>
  path.join(targetFolder(env.DATA_DIR, name), file);

/** Where a target was when it was last written to; null before. */
const knownPlace = (name: TargetName) =>
  readFile(inTarget(name, 'place'), 'utf8').catch(() => null);

/**
 * Opens a target of the settings for writing. In another place than before, its chain begins anew.
 * @throws TargetAway when it cannot be reached
 */
export async function openTarget(name: TargetName): Promise<OpenTarget> {
  const target = await siteTarget(name);
  const place = placeOf(name, env) ?? '';
  if ((await knownPlace(name)) !== place) {
    await leaveTarget(env.DATA_DIR, name);
    await mkdir(targetFolder(env.DATA_DIR, name), { recursive: true, mode: 0o700 });
    await writeFile(inTarget(name, 'place'), place);
  }
  return { name, target };
}

/** What the site needs to write into its archive. */
export async function siteArchive(url: string): Promise<ArchiveWork> {
  const key = await archiveKey(workFolder(env.DATA_DIR), await ownPassphrase());
  return { dataDir: env.DATA_DIR, key, cluster: await clusterOf(url) };
}

/**
 * Copies the log that was not copied yet when the site stopped, so that a restore on the same machine has it.
 * @param onFault called with the error of a target that cannot be written
 */
export async function shipRest(onFault: (name: TargetName, error: unknown) => void): Promise<void> {
  const cluster = await notedCluster(env.DATA_DIR);
  if (cluster === null) return;
  const key = await archiveKey(workFolder(env.DATA_DIR), await ownPassphrase());
  const work = { dataDir: env.DATA_DIR, key, cluster };
  await encryptLog(work, archiveTargets());
  for (const name of archiveTargets()) {
    await openTarget(name)
      .then((open) => shipLog(work, open))
      .catch((error: unknown) => onFault(name, error));
  }
}

/** PostgreSQL's number of a cluster. */
export function clusterOf(url: string): Promise<string> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select system_identifier::text as id from pg_control_system()',
    );
    return rows[0]?.id ?? '';
  });
}

/** The list that each target has got from this process. */
const shipped = new Map<TargetName, string>();

/** Copies the list of erased people, by random ids, when it has changed. */
export async function shipErasures(
  { cluster }: ArchiveWork,
  { name, target }: OpenTarget,
): Promise<void> {
  const text = await readFile(erasuresFile()).catch(() => null);
  if (!text) return;
  const hash = createHash('sha256').update(text).digest('hex').slice(0, 12);
  if (shipped.get(name) === hash) return;
  await target.put(`${cluster}/erased/${hash}.txt`, erasuresFile());
  shipped.set(name, hash);
}

/** Keeps why a target cannot be written, in a sentence; null when it can. */
export async function noteTargetProblem(name: TargetName, problem: string | null): Promise<void> {
  await mkdir(targetFolder(env.DATA_DIR, name), { recursive: true, mode: 0o700 });
  await writeFile(inTarget(name, 'problem'), problem ?? '');
}

/** What became of the last rehearsals of a restore. Moments are ISO 8601. */
interface Rehearsals {
  /** When the last one was tried. */
  triedAt: string;
  /** Why it failed, in a sentence; null for a success. */
  problem: string | null;
  /** The last one in which everything came back; null before. */
  succeeded: Rehearsal | null;
}

/** A rehearsal in which everything came back. */
export interface Rehearsal {
  at: string;
  /** The moment to which it restored. */
  moment: string;
  /** Of the rows that were compared. */
  rows: number;
  /** The money in them. */
  paise: number;
}

/** @returns null where none was tried */
async function lastRehearsals(name: TargetName): Promise<Rehearsals | null> {
  const text = await readFile(inTarget(name, 'rehearsed.json'), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as Rehearsals);
}

/** @param result in which everything came back, or why not, in a sentence */
export async function noteRehearsal(name: TargetName, result: Rehearsal | string): Promise<void> {
  const isProblem = typeof result === 'string';
  const before = await lastRehearsals(name);
  const noted: Rehearsals = {
    triedAt: new Date().toISOString(),
    problem: isProblem ? result : null,
    succeeded: isProblem ? (before?.succeeded ?? null) : result,
  };
  const file = inTarget(name, 'rehearsed.json');
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 });
  await writeFile(`${file}.new`, JSON.stringify(noted));
  await rename(`${file}.new`, file);
}

/** How a target is doing. */
export interface TargetState {
  name: TargetName;
  /** Since when this place is written to; null before. */
  since: Date | null;
  /** Why it cannot be written, in a sentence; null while it can. */
  problem: string | null;
  /** Since when what is not copied yet waits; null for nothing. */
  waitingSince: Date | null;
  /** When the base backup was finished from which everything since can be restored; null without one. */
  baseAt: Date | null;
  rehearsals: Rehearsals | null;
}

/** The targets to which this site has begun to write. */
export async function archiveState(): Promise<TargetState[]> {
  const states = await Promise.all(
    archiveTargets().map(async (name) => {
      const problem = await readFile(inTarget(name, 'problem'), 'utf8').catch(() => null);
      if (problem === null) return [];
      return [
        {
          name,
          since: (await stat(inTarget(name, 'place')).catch(() => null))?.mtime ?? null,
          problem: problem || null,
          waitingSince: await waitingSince(env.DATA_DIR, name),
          baseAt: await chainSince(env.DATA_DIR, name),
          rehearsals: await lastRehearsals(name),
        },
      ];
    }),
  );
  return states.flat();
}
