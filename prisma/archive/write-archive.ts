import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import {
  copyFile,
  link,
  mkdir,
  open,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  utimes,
  writeFile,
} from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { withClient } from '../../lib/platform/database-connection';
import {
  handedOver,
  quoted,
  readWaitingName,
  readWalName,
  targetFolder,
  targetNames,
  waiting,
  waitingName,
  walName,
  workFolder,
  type BaseManifest,
  type TargetName,
} from './archive-files';
import type { ArchiveKey } from './archive-key';
import { claim, isOurs } from './archive-owner';
import { syncFolder, type ArchiveTarget } from './archive-target';
import { startTar } from './tar';

/** Everything that writing needs to know. */
export interface ArchiveWork {
  dataDir: string;
  key: ArchiveKey;
  /** PostgreSQL's number of the cluster: the archive's folder. */
  cluster: string;
}

/** A target that can be reached, with its name. */
export interface OpenTarget {
  name: TargetName;
  target: ArchiveTarget;
}

/** Segments of 16 MB that may wait to be encrypted. */
const MOST_HANDED_OVER = 64;
/** Encrypted bytes that may wait for a target; targets share the files. */
const MOST_WAITING_BYTES = 1e9;

/** While it exists, the newest base backup in a target and all segments since lead to now. */
const chainFile = (dataDir: string, target: TargetName) =>
  path.join(targetFolder(dataDir, target), 'chain');
/** Becomes the chain when a base backup is finished, unless a segment was dropped meanwhile. */
const begunFile = (dataDir: string, target: TargetName) =>
  path.join(targetFolder(dataDir, target), 'chain-begun');

/**
 * PostgreSQL's settings for handing over its log. When too much waits it is dropped, which ends the chains: an
 * archive that is away or full must not fill the disk of the site.
 */
export async function archiveSettings(dataDir: string): Promise<string[]> {
  const to = handedOver(dataDir);
  await mkdir(to, { recursive: true, mode: 0o700 });
  const file = `${quoted(`${to}/`)}'%f'`;
  const chains = targetNames.flatMap((name) => [
    quoted(chainFile(dataDir, name)),
    quoted(begunFile(dataDir, name)),
  ]);
  const command = [
    `if [ -e ${file} ]; then cmp -s '%p' ${file}`,
    `elif [ "$(ls ${quoted(to)} | wc -l)" -ge ${MOST_HANDED_OVER} ]; then rm -f ${chains.join(' ')}`,
    `else cp '%p' ${file}.part && sync ${file}.part && mv ${file}.part ${file} && sync ${quoted(to)}`,
    'fi',
  ].join('; ');
  return ['archive_mode=on', `archive_command=${command}`];
}

/**
 * Hands over a segment with anything in it; a full one is handed over at once. `archive_timeout` would do so by itself,
 * but not between a start and the next checkpoint: the process in charge falls asleep while the start is not finished.
 */
export async function switchSegment(url: string): Promise<void> {
  await withClient(url, (client) => client.query('select pg_switch_wal()'));
}

/** Ends the chain of a target: what follows, or some of it, is not copied there. */
export async function leaveTarget(dataDir: string, target: TargetName): Promise<void> {
  await rm(chainFile(dataDir, target), { force: true });
  await rm(begunFile(dataDir, target), { force: true });
}

/** Which log this machine hands over: the cluster and its timeline. */
const logFile = (dataDir: string) => path.join(workFolder(dataDir), 'log');

/**
 * After a restore or a promotion PostgreSQL writes another log, of a new timeline or cluster, and the base backups made
 * before do not lead to now. So this ends the chains. It also hands over the history files of timelines, which a
 * restore needs to follow the log from one timeline to the next.
 * @param url of the owner of the running cluster in `folder`
 */
export async function noteLog(dataDir: string, url: string, folder: string): Promise<void> {
  const log = await withClient(url, async (client) => {
    const { rows } = await client.query<{ log: string }>(
      `select system_identifier || ' ' || left(pg_walfile_name(pg_current_wal_lsn()), 8) as log
       from pg_control_system()`,
    );
    return rows[0]?.log ?? '';
  });
  if ((await readFile(logFile(dataDir), 'utf8').catch(() => null)) === log) return;
  for (const name of targetNames) await leaveTarget(dataDir, name);
  const written = path.join(folder, 'pg_wal');
  const histories = (await readdir(written)).filter((name) => name.endsWith('.history'));
  for (const name of histories) {
    const to = path.join(handedOver(dataDir), name);
    await copyFile(path.join(written, name), `${to}.part`);
    await rename(`${to}.part`, to);
  }
  await writeFile(logFile(dataDir), log);
}

/** The cluster whose log was handed over last; null before. */
export async function notedCluster(dataDir: string): Promise<string | null> {
  const log = await readFile(logFile(dataDir), 'utf8').catch(() => null);
  return log?.split(' ')[0] ?? null;
}

const filesIn = async (folder: string) =>
  (await readdir(folder).catch(() => [])).filter((name) => !name.endsWith('.part')).sort();

/** Since when what is not copied to a target yet waits; null for nothing. */
export async function waitingSince(dataDir: string, target: TargetName): Promise<Date | null> {
  let oldest: Date | null = null;
  for (const folder of [handedOver(dataDir), waiting(dataDir, target)]) {
    for (const name of await filesIn(folder)) {
      const found = await stat(path.join(folder, name)).catch(() => null);
      if (found && (!oldest || found.mtime < oldest)) oldest = found.mtime;
    }
  }
  return oldest;
}

/** Encrypts what PostgreSQL has handed over, once for all targets. */
export async function encryptLog(
  { dataDir, key, cluster }: ArchiveWork,
  targets: readonly TargetName[],
): Promise<void> {
  for (const name of targets) await mkdir(waiting(dataDir, name), { recursive: true, mode: 0o700 });
  const from = handedOver(dataDir);
  for (const segment of await filesIn(from)) {
    const file = path.join(from, segment);
    const { mtime } = await stat(file);
    const hash = await hashOf(file);
    const made = path.join(workFolder(dataDir), 'encrypted');
    await encrypt(file, made, key, mtime);
    const of = (await clusterIn(file)) ?? cluster;
    const name = waitingName(of, path.basename(walName({ segment, hash, key: key.id })));
    for (const target of targets) {
      await link(made, path.join(waiting(dataDir, target), name)).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'EEXIST') throw error;
        },
      );
      await syncFolder(waiting(dataDir, target));
    }
    await rm(made);
    await rm(file);
  }
  for (const target of targets) await boundWaiting(dataDir, target);
}

/**
 * Copies what waits for a target.
 * @throws TargetAway when it cannot be reached; what waits stays
 */
export async function shipLog(
  { dataDir, key, cluster }: ArchiveWork,
  { name: targetName, target }: OpenTarget,
): Promise<void> {
  const from = waiting(dataDir, targetName);
  const prepared = new Set<string>();
  for (const name of await filesIn(from)) {
    const { cluster: of, file: segment } = readWaitingName(name, cluster);
    const file = path.join(from, name);
    if (readWalName(`wal/${segment}`)) {
      if (!prepared.has(of)) await prepare(of);
      prepared.add(of);
      await target.put(`${of}/wal/${segment}`, file);
    }
    await rm(file, { force: true });
  }

  async function prepare(of: string): Promise<void> {
    await claim(dataDir, of, { name: targetName, target });
    await target.put(`${of}/keys/${key.id}.age`, key.file);
  }
}

/** Where the first page of a segment has PostgreSQL's number of its cluster: 64 bits, the lowest first. */
const CLUSTER_AT = 24;

/** The cluster of a segment of the log; null for the other files that PostgreSQL hands over. */
async function clusterIn(file: string): Promise<string | null> {
  if (!/^[0-9A-F]{24}$/.test(path.basename(file))) return null;
  const handle = await open(file);
  try {
    const { bytesRead, buffer } = await handle.read(Buffer.alloc(8), 0, 8, CLUSTER_AT);
    return bytesRead === 8 ? buffer.readBigUInt64LE().toString() : null;
  } finally {
    await handle.close();
  }
}

async function hashOf(file: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  return hash.digest('hex').slice(0, 12);
}

/** @param at since when it waits */
async function encrypt(from: string, to: string, key: ArchiveKey, at: Date): Promise<void> {
  // On the disk before what it was made of is deleted.
  const part = createWriteStream(`${to}.part`, { mode: 0o600, flush: true });
  await pipeline(createReadStream(from), createGzip(), await key.encrypted(), part);
  await utimes(`${to}.part`, at, at);
  await rename(`${to}.part`, to);
}

async function boundWaiting(dataDir: string, target: TargetName): Promise<void> {
  const folder = waiting(dataDir, target);
  const files = (await filesIn(folder)).map((name) => path.join(folder, name));
  // One that is gone was copied meanwhile.
  const sizes = await Promise.all(files.map((file) => stat(file).catch(() => ({ size: 0 }))));
  if (sizes.reduce((sum, { size }) => sum + size, 0) <= MOST_WAITING_BYTES) return;
  await leaveTarget(dataDir, target);
  for (const file of files) await rm(file, { force: true });
}

const DAY_MS = 24 * 3_600_000;

/** When the base backup was finished from which everything since can be restored; null without one. */
export async function chainSince(dataDir: string, target: TargetName): Promise<Date | null> {
  return (await stat(chainFile(dataDir, target)).catch(() => null))?.mtime ?? null;
}

/** Three at night in Delhi, when the nightly backup is written, in the time of a UTC day. */
const NIGHT_MS = 21.5 * 3_600_000;

/**
 * Whether a base backup is due: none was finished since three at night, or the chain has ended.
 * @param since what `chainSince` returns
 */
export function isBaseDue(since: Date | null, now = Date.now()): boolean {
  const night = Math.floor((now - NIGHT_MS) / DAY_MS) * DAY_MS + NIGHT_MS;
  return !since || since.getTime() < night;
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
 * Writes a base backup of the running cluster to a target.
 * @param secret of the server; null where it is not known
 * @returns its folder in the archive
 */
export async function makeBase(
  url: string,
  folder: string,
  { dataDir, key, cluster }: ArchiveWork,
  { name, target }: OpenTarget,
  secret: string | null,
): Promise<string> {
  const stamp = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
  const place = `${cluster}/base/${stamp}`;
  const scratch = path.join(targetFolder(dataDir, name), 'base');
  await claim(dataDir, cluster, { name, target });
  await rm(scratch, { recursive: true, force: true });
  await mkdir(scratch, { recursive: true, mode: 0o700 });
  await writeFile(begunFile(dataDir, name), `${place}\n`);
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
    const endedAt = new Date().toISOString();
    await target.put(`${cluster}/keys/${key.id}.age`, key.file);
    await target.put(`${place}/data.tar.gz.${key.id}.age`, data);
    if (secret !== null) {
      const [plain, file] = [path.join(scratch, 'plain'), path.join(scratch, 'secret')];
      await writeFile(plain, secret, { mode: 0o600 });
      await encrypt(plain, file, key, new Date());
      await target.put(`${place}/secret.${key.id}.age`, file);
    }
    const manifest: BaseManifest = { endedAt, firstSegment, label, key: key.id };
    await writeFile(path.join(scratch, 'manifest.json'), JSON.stringify(manifest));
    // Last: without it, there is no base backup.
    await target.put(`${place}/manifest.json`, path.join(scratch, 'manifest.json'));
    await beginChain(dataDir, name, endedAt);
    return place;
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

async function beginChain(dataDir: string, target: TargetName, endedAt: string): Promise<void> {
  const begun = begunFile(dataDir, target);
  try {
    await utimes(begun, new Date(endedAt), new Date(endedAt));
    await rename(begun, chainFile(dataDir, target));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error('More was written meanwhile than could wait to be copied.', { cause: error });
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

/** PostgreSQL's numbers of the clusters in an archive. */
export async function clustersIn(target: ArchiveTarget): Promise<string[]> {
  const names = (await target.list('')).map(({ name }) => name);
  return names.filter((name) => /^\d+$/.test(name));
}

/** The finished base backups of a cluster, the newest first. */
export async function listBases(target: ArchiveTarget, cluster: string): Promise<Base[]> {
  const folders = await target.list(`${cluster}/base`);
  const bases: Base[] = [];
  for (const { name } of folders.reverse()) {
    const manifest = await readManifest(target, `${name}/manifest.json`);
    if (manifest) bases.push({ ...manifest, place: name });
  }
  return bases;
}

/** A small file of an archive, whole. */
export async function readBytes(target: ArchiveTarget, name: string): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of await target.get(name)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** @returns null for one that is not there, or cut short: then there is no base backup */
async function readManifest(target: ArchiveTarget, name: string): Promise<BaseManifest | null> {
  try {
    return JSON.parse((await readBytes(target, name)).toString('utf8')) as BaseManifest;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    if (error instanceof SyntaxError) return null;
    throw error;
  }
}

/** When a base backup was begun, from the name of its folder. */
function begunAt(place: string): number {
  const [day = '', time = ''] = path.posix.basename(place).split('T');
  return Date.parse(`${day}T${time.replaceAll('-', ':')}Z`);
}

/** A segment's place in the log, whatever the timeline. */
const placeInLog = (segment: string) => segment.slice(8, 24);

/**
 * Deletes base backups that no second of the last fourteen days needs, and the log before the oldest that stays.
 * The newest one always stays. Once this cluster can be restored for fourteen days, the clusters that this machine
 * wrote before are deleted; those of other sites in the same place stay.
 */
export async function pruneArchive(
  target: ArchiveTarget,
  { dataDir, cluster }: Pick<ArchiveWork, 'dataDir' | 'cluster'>,
  now = Date.now(),
): Promise<void> {
  const bases = await listBases(target, cluster);
  const begin = now - KEPT_MS;
  // The first of before the fourteen days leads into them.
  const isOld = ({ endedAt }: Base) => Date.parse(endedAt) <= begin;
  const needed = bases.findIndex(isOld);
  const kept = needed === -1 ? bases : bases.slice(0, needed + 1);
  for (const { place } of bases.slice(kept.length)) {
    // First: what is deleted in part is no base backup.
    await target.remove(`${place}/manifest.json`);
    await target.remove(place);
  }
  for (const { name } of await target.list(`${cluster}/base`)) {
    if (begunAt(name) > now - DAY_MS || bases.some(({ place }) => place === name)) continue;
    const files = await target.list(name);
    if (!files.some((file) => file.name === `${name}/manifest.json`)) await target.remove(name);
  }
  for (const other of needed === -1 ? [] : await clustersIn(target)) {
    if (other !== cluster && (await isOurs(dataDir, other, target))) await target.remove(other);
  }
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
