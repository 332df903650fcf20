import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { withClient } from '../../lib/platform/database-connection';
import {
  handedOver,
  quoted,
  readWalName,
  waiting,
  walName,
  workFolder,
  type BaseManifest,
} from './archive-files';
import type { ArchiveKey } from './archive-key';
import type { ArchiveTarget } from './archive-target';
import { startTar } from './tar';

/** Everything that writing needs to know. */
export interface ArchiveWork {
  dataDir: string;
  target: ArchiveTarget;
  key: ArchiveKey;
  /** PostgreSQL's number of the cluster: the archive's folder. */
  cluster: string;
}

/** A full segment is handed over at once, one with anything in it after so many seconds. */
const SWITCH_SECONDS = 30;
/** Segments of 16 MB that may wait to be encrypted. */
const MOST_HANDED_OVER = 64;
/** Encrypted bytes that may wait for the target. */
const MOST_WAITING_BYTES = 1e9;

/** While it exists, the newest base backup and all segments since lead to now. */
const chainFile = (dataDir: string) => path.join(workFolder(dataDir), 'chain');

/**
 * PostgreSQL's settings for handing over its log. When too much waits it is dropped, which ends the chain: an
 * archive that is away or full must not fill the disk of the site.
 */
export async function archiveSettings(dataDir: string): Promise<string[]> {
  const to = handedOver(dataDir);
  await mkdir(to, { recursive: true, mode: 0o700 });
  const file = `${quoted(`${to}/`)}'%f'`;
  const command = [
    `if [ -e ${file} ]; then cmp -s '%p' ${file}`,
    `elif [ "$(ls ${quoted(to)} | wc -l)" -ge ${MOST_HANDED_OVER} ]; then rm -f ${quoted(chainFile(dataDir))}`,
    `else cp '%p' ${file}.part && sync ${file}.part && mv ${file}.part ${file}`,
    'fi',
  ].join('; ');
  return ['archive_mode=on', `archive_timeout=${SWITCH_SECONDS}`, `archive_command=${command}`];
}

/** Ends the chain: without the settings above, segments are not handed over. */
export async function leaveArchive(dataDir: string): Promise<void> {
  await rm(chainFile(dataDir), { force: true });
}

const filesIn = async (folder: string) =>
  (await readdir(folder).catch(() => [])).filter((name) => !name.endsWith('.part')).sort();

/** Since when what is not copied yet waits; null for nothing. */
export async function waitingSince(dataDir: string): Promise<Date | null> {
  let oldest: Date | null = null;
  for (const folder of [handedOver(dataDir), waiting(dataDir)]) {
    for (const name of await filesIn(folder)) {
      const found = await stat(path.join(folder, name)).catch(() => null);
      if (found && (!oldest || found.mtime < oldest)) oldest = found.mtime;
    }
  }
  return oldest;
}

/**
 * Encrypts what PostgreSQL has handed over, and copies what waits to the target.
 * @throws Error when the target cannot be reached; what waits stays
 */
export async function shipLog({ dataDir, target, key, cluster }: ArchiveWork): Promise<void> {
  const [from, to] = [handedOver(dataDir), waiting(dataDir)];
  await mkdir(to, { recursive: true, mode: 0o700 });
  for (const segment of await filesIn(from)) {
    const file = path.join(from, segment);
    const { mtime } = await stat(file);
    const hash = await hashOf(file);
    const name = path.basename(walName({ segment, hash, key: key.id }));
    await encrypt(file, path.join(to, name), key, mtime);
    await rm(file);
  }
  await boundWaiting(dataDir, to);
  await target.put(`${cluster}/keys/${key.id}.age`, key.file);
  for (const name of await filesIn(to)) {
    const file = path.join(to, name);
    if (readWalName(`wal/${name}`)) await target.put(`${cluster}/wal/${name}`, file);
    await rm(file);
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex').slice(0, 12);
}

/** @param at since when it waits */
async function encrypt(from: string, to: string, key: ArchiveKey, at: Date): Promise<void> {
  const part = createWriteStream(`${to}.part`, { mode: 0o600 });
  await pipeline(createReadStream(from), createGzip(), await key.encrypted(), part);
  await utimes(`${to}.part`, at, at);
  await rename(`${to}.part`, to);
}

async function boundWaiting(dataDir: string, folder: string): Promise<void> {
  const names = await filesIn(folder);
  const sizes = await Promise.all(names.map((name) => stat(path.join(folder, name))));
  if (sizes.reduce((sum, { size }) => sum + size, 0) <= MOST_WAITING_BYTES) return;
  await leaveArchive(dataDir);
  for (const name of names) await rm(path.join(folder, name));
}

const DAY_MS = 24 * 3_600_000;

/** When the base backup was finished from which everything since can be restored; null without one. */
export async function chainSince(dataDir: string): Promise<Date | null> {
  return (await stat(chainFile(dataDir)).catch(() => null))?.mtime ?? null;
}

/** Whether a base backup is due: a day after the last one, and at once where the chain has ended. */
export async function isBaseDue(dataDir: string, now = Date.now()): Promise<boolean> {
  const since = await chainSince(dataDir);
  return !since || since.getTime() < now - DAY_MS;
}

/** What a copy of a running cluster leaves out: the log, which is archived, and what belongs to the process. */
const LEFT_OUT = [
  './pg_wal/*',
  './postmaster.pid',
  './postmaster.opts',
  './pg_replslot/*',
  'pg_internal.init',
  'pgsql_tmp*',
];

/**
 * Writes a base backup of the running cluster, and deletes what is older than needed.
 * @param secret of the server; null where it is not known
 * @returns its folder in the archive
 */
export async function makeBase(
  url: string,
  folder: string,
  work: ArchiveWork,
  secret: string | null,
): Promise<string> {
  const { dataDir, target, key, cluster } = work;
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const place = `${cluster}/base/${stamp}`;
  const scratch = path.join(workFolder(dataDir), 'base');
  await rm(scratch, { recursive: true, force: true });
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  try {
    const data = path.join(scratch, 'data');
    const { firstSegment, label } = await withClient(url, async (client) => {
      const started = await client.query<{ segment: string }>(
        `select pg_walfile_name(pg_backup_start('archive', true)) as segment`,
      );
      await copyCluster(folder, data, key);
      const ended = await client.query<{ label: string }>(
        'select labelfile as label from pg_backup_stop(true)',
      );
      return { firstSegment: started.rows[0]?.segment ?? '', label: ended.rows[0]?.label ?? '' };
    });
    await target.put(`${cluster}/keys/${key.id}.age`, key.file);
    await target.put(`${place}/data.tar.gz.${key.id}.age`, data);
    if (secret !== null) {
      const [plain, file] = [path.join(scratch, 'plain'), path.join(scratch, 'secret')];
      await writeFile(plain, secret, { mode: 0o600 });
      await encrypt(plain, file, key, new Date());
      await target.put(`${place}/secret.${key.id}.age`, file);
    }
    const endedAt = new Date().toISOString();
    const manifest: BaseManifest = { endedAt, firstSegment, label, key: key.id };
    await writeFile(path.join(scratch, 'manifest.json'), JSON.stringify(manifest));
    // Last: without it, there is no base backup.
    await target.put(`${place}/manifest.json`, path.join(scratch, 'manifest.json'));
    await writeFile(chainFile(dataDir), `${place}\n`);
    return place;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function copyCluster(folder: string, to: string, key: ArchiveKey): Promise<void> {
  const args = [...LEFT_OUT.map((name) => `--exclude=${name}`), '-C', folder, '-cf', '-', '.'];
  const tar = startTar(args);
  tar.stdin.end();
  const file = createWriteStream(to, { mode: 0o600 });
  await pipeline(tar.stdout, createGzip(), await key.encrypted(), file);
  const { code, said } = await tar.ended;
  // 1: a file changed while it was read, which the log puts right.
  if ((code ?? 2) > 1) throw new Error(`The data could not be copied: ${said}`);
}

const KEPT_MS = 14 * DAY_MS;

/** A base backup in an archive. */
export interface Base extends BaseManifest {
  /** Its folder. */
  place: string;
}

/** The finished base backups of a cluster, the newest first. */
export async function listBases(target: ArchiveTarget, cluster: string): Promise<Base[]> {
  const folders = await target.list(`${cluster}/base`);
  const bases: Base[] = [];
  for (const { name } of folders.reverse()) {
    const text = await readText(target, `${name}/manifest.json`);
    if (text !== null) bases.push({ ...(JSON.parse(text) as BaseManifest), place: name });
  }
  return bases;
}

/** A small file of an archive, whole. */
export async function readBytes(target: ArchiveTarget, name: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await target.get(name)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** @returns null for a file that is not there */
async function readText(target: ArchiveTarget, name: string): Promise<string | null> {
  try {
    return (await readBytes(target, name)).toString('utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** A segment's place in the log, whatever the timeline. */
const placeInLog = (segment: string) => segment.slice(8, 24);

/**
 * Deletes base backups that no second of the last fourteen days needs, and the log before the oldest that stays.
 * The newest one always stays.
 */
export async function pruneArchive(
  { target, cluster }: ArchiveWork,
  now = Date.now(),
): Promise<void> {
  const bases = await listBases(target, cluster);
  const begin = now - KEPT_MS;
  // The first of before the fourteen days leads into them.
  const isOld = ({ endedAt }: Base) => Date.parse(endedAt) <= begin;
  const needed = bases.findIndex(isOld);
  const kept = needed === -1 ? bases : bases.slice(0, needed + 1);
  for (const { place } of bases.slice(kept.length)) await target.remove(place);
  const first = kept
    .map(({ firstSegment }) => placeInLog(firstSegment))
    .sort()
    .at(0);
  if (first === undefined) return;
  for (const { name } of await target.list(`${cluster}/wal`)) {
    const segment = readWalName(name.slice(cluster.length + 1))?.segment;
    if (segment && segment.length >= 24 && placeInLog(segment) < first) await target.remove(name);
  }
}
