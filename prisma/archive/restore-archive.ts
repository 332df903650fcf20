import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PassThrough, Writable, type Duplex } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { createGunzip } from 'node:zlib';
import { recoverEmbedded } from '../embedded';
import { quoted, readWalName, type ArchivedSegment } from './archive-files';
import { openArchiveKey } from './archive-key';
import { TargetAway, type ArchiveTarget } from './archive-target';
import { startTar } from './tar';
import { clustersIn, listBases, readBytes, type Base } from './write-archive';

/** A file of the archive was changed, cut short, or is another's. */
export class DamagedArchive extends Error {}

/** What a restore will do. */
export interface RestorePlan {
  cluster: string;
  base: Base;
  /** The moment to restore; null for the end of the archive. */
  to: Date | null;
  /** Segments of the log from the base backup on. */
  segments: (ArchivedSegment & { name: string })[];
  /** When the newest of them arrived; null for none. */
  until: Date | null;
}

/**
 * Finds the base backup and the log for a moment: the newest base backup before it, of whichever cluster was written
 * then.
 * @param before only base backups before this one, which is damaged
 * @throws Error in words when the archive does not reach it
 */
export async function planRestore(
  target: ArchiveTarget,
  to: Date | null,
  before?: Base,
): Promise<RestorePlan> {
  const clusters = before ? [clusterOf(before)] : await clustersIn(target);
  const found = await Promise.all(clusters.map((cluster) => listBases(target, cluster)));
  const bases = found.flat().sort((one, other) => (one.endedAt < other.endedAt ? 1 : -1));
  if (bases.length === 0) throw new Error('There is no base backup in the archive.');
  const base = bases.find(
    ({ endedAt }) =>
      (to === null || Date.parse(endedAt) <= to.getTime()) && (!before || endedAt < before.endedAt),
  );
  if (!base) {
    const first = bases.at(-1)?.endedAt ?? '';
    throw new Error(`The archive leads back to ${first} and no further.`);
  }
  const cluster = clusterOf(base);
  const files = (await target.list(`${cluster}/wal`)).flatMap(({ name, at }) => {
    const segment = readWalName(name.slice(cluster.length + 1));
    const isNeeded =
      segment &&
      (segment.segment.endsWith('.history') ||
        segment.segment.slice(8, 24) >= base.firstSegment.slice(8, 24));
    return isNeeded ? [{ ...segment, name, at }] : [];
  });
  const until = files.reduce<Date | null>(
    (last, { at }) => (last === null || at > last ? at : last),
    null,
  );
  return { cluster, base, to, segments: files, until };
}

/** Numbers of a segment's timeline and place; a place has 32 bits of log, and 256 segments of it. */
const placeOf = (segment: string) => ({
  timeline: segment.slice(0, 8),
  number:
    Number.parseInt(segment.slice(8, 16), 16) * 256 + Number.parseInt(segment.slice(16, 24), 16),
});

/**
 * PostgreSQL takes a missing segment for the end of the log.
 * @throws DamagedArchive where others follow it
 */
function refuseGaps({ base, segments }: RestorePlan): void {
  const names = segments.map(({ segment }) => segment).filter(({ length }) => length === 24);
  let before = placeOf(base.firstSegment);
  if (!names.includes(base.firstSegment)) throw gapAt(base.firstSegment);
  for (const segment of [...new Set(names)].sort()) {
    const { timeline, number } = placeOf(segment);
    if (timeline === before.timeline && number > before.number + 1) throw gapAt(segment);
    before = { timeline, number };
  }
}

const gapAt = (segment: string) =>
  new DamagedArchive(`The log in the archive has a gap at the segment ${segment}.`);

const clusterOf = ({ place }: Base) => place.split('/')[0] ?? '';

/** What an archive restores beside the data folder. */
export interface Restored {
  /** The server's secret; null where it is not in the base backup. */
  secret: string | null;
  /** Lines of all lists of erased people. */
  erased: string;
  /** When the last change was committed that came back; null without one after the base backup. */
  until: Date | null;
}

/**
 * Restores a cluster into a folder that does not exist.
 * @param keep called before the data are moved into `folder`, from where the next start serves them
 * @throws WrongPassphrase; Error in words when a file is damaged or the archive ends before the moment
 */
export async function restoreArchive(
  target: ArchiveTarget,
  plan: RestorePlan,
  folder: string,
  passphrases: readonly string[],
  keep: (restored: Restored) => Promise<void> = async () => {},
): Promise<Restored> {
  const { cluster, base, to, segments } = plan;
  if (to === null) refuseGaps(plan);
  if (
    await access(folder).then(
      () => true,
      () => false,
    )
  ) {
    throw new Error(`${folder} exists: a restore goes into an empty place. Move it away first.`);
  }
  const keys = new Map<string, () => Duplex>();
  const decrypted = async (id: string) => {
    const known = keys.get(id);
    if (known) return known();
    const name = `${cluster}/keys/${id}.age`;
    const key = await readBytes(target, name).catch(missing(name));
    const opened = await openArchiveKey(key, passphrases);
    keys.set(id, opened);
    return opened();
  };
  const unfinished = `${folder}.restoring`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const stage = `${folder}.log`;
  await rm(stage, { recursive: true, force: true });
  await mkdir(stage, { recursive: true, mode: 0o700 });
  try {
    // Opening the key takes seconds, in which a connection for the data would stand idle.
    const opened = await decrypted(base.key);
    const name = `${base.place}/data.tar.gz.${base.key}.age`;
    const data = await target.get(name).catch(missing(name));
    await unpack(data, opened, unfinished);
    await writeFile(path.join(unfinished, 'backup_label'), base.label);
    await writeFile(path.join(unfinished, 'recovery.signal'), '');
    await chmod(unfinished, 0o700);
    const prepare = async (segment: RestorePlan['segments'][number], file: string) => {
      const opened = await decrypted(segment.key);
      const source = await target.get(segment.name).catch(missing(segment.name));
      await writeSegment(source, opened, segment, file);
    };
    const secret = await secretIn(target, base, decrypted);
    const until = await replay(unfinished, stage, { to, segments }, prepare);
    const restored = { secret, erased: await erasedIn(target, cluster), until };
    await keep(restored);
    await rename(unfinished, folder);
    return restored;
  } finally {
    await rm(stage, { recursive: true, force: true });
  }
}

/** The server's secret; null where it is not in the base backup. */
export async function secretIn(
  target: ArchiveTarget,
  base: Base,
  decrypted: (key: string) => Promise<Duplex>,
): Promise<string | null> {
  const file = await target.get(`${base.place}/secret.${base.key}.age`).catch(unlessThere);
  return file && textOf(file, await decrypted(base.key));
}

/** For a file that the archive need not have. */
const unlessThere = (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error;
  return null;
};

/** For a file that the archive should have. */
const missing = (name: string) => (error: NodeJS.ErrnoException) => {
  if (error.code !== 'ENOENT') throw error;
  throw new DamagedArchive(`The file ${name} is missing in the archive.`, { cause: error });
};

type Prepare = (segment: RestorePlan['segments'][number], file: string) => Promise<void>;

/**
 * Runs PostgreSQL on the base backup until it has replayed the log up to the moment.
 * @returns when the last change was committed that it found; null for none
 */
async function replay(
  folder: string,
  stage: string,
  { to, segments }: Pick<RestorePlan, 'to' | 'segments'>,
  prepare: Prepare,
): Promise<Date | null> {
  const feeding = new AbortController();
  const feed = feedLog(stage, segments, prepare, feeding.signal);
  feed.catch(() => feeding.abort());
  try {
    return await recoverEmbedded(folder, recoverySettings(stage, to), feeding.signal);
  } finally {
    feeding.abort();
    // A damaged file says more than that PostgreSQL was stopped because of it.
    await feed;
  }
}

/** Lines of all lists of erased people of a cluster. */
export async function erasedIn(target: ArchiveTarget, cluster: string): Promise<string> {
  const lists = await target.list(`${cluster}/erased`);
  const texts = await Promise.all(lists.map(({ name }) => readBytes(target, name)));
  return texts.join('');
}

/** Exit code with which PostgreSQL stops, instead of taking the file for one that does not exist. */
export const TOO_LATE = 200;

/**
 * PostgreSQL asks for a file of the log by name (`.wanted`) and waits until it is in `stage`, or `.none` says that it
 * does not exist.
 * @param tooLate how the command ends when neither comes for ten minutes
 */
export function restoreCommand(stage: string, tooLate: number): string {
  const file = `${quoted(`${stage}/`)}'%f'`;
  return (
    `touch ${file}.wanted; i=0; ` +
    `while [ ! -e ${file} ] && [ ! -e ${file}.none ] && [ -d ${quoted(stage)} ] && [ $i -lt 12000 ]; ` +
    `do i=$((i+1)); sleep 0.05; done; ` +
    `if [ -e ${file} ]; then mv ${file} '%p'; ` +
    `elif [ -e ${file}.none ]; then rm -f ${file}.none; exit 1; else exit ${tooLate}; fi`
  );
}

function recoverySettings(stage: string, to: Date | null): string[] {
  const moment = to && `${to.toISOString().slice(0, 23).replace('T', ' ')}+00`;
  return [
    'archive_mode=off',
    `restore_command=${restoreCommand(stage, TOO_LATE)}`,
    'recovery_target_action=promote',
    ...(moment ? [`recovery_target_time=${moment}`] : []),
  ];
}

const LOOK_MS = 20;
/** Segments that are prepared before they are asked for. */
const AHEAD = 4;

async function feedLog(
  stage: string,
  segments: RestorePlan['segments'],
  prepare: Prepare,
  signal: AbortSignal,
): Promise<void> {
  const prepared = new Map<string, Promise<void>>();
  const make = (segment: RestorePlan['segments'][number]) => {
    const known = prepared.get(segment.segment);
    if (known) return known;
    const file = path.join(stage, segment.segment);
    const made = prepare(segment, `${file}.part`).then(() => rename(`${file}.part`, file));
    made.catch(() => {});
    prepared.set(segment.segment, made);
    return made;
  };
  while (!signal.aborted) {
    const wanted = (await readdir(stage)).filter((name) => name.endsWith('.wanted'));
    for (const mark of wanted) {
      const name = mark.slice(0, -'.wanted'.length);
      await rm(path.join(stage, mark));
      const index = segments.findIndex(({ segment }) => segment === name);
      if (index === -1) {
        await writeFile(path.join(stage, `${name}.none`), '');
        continue;
      }
      for (const one of segments.slice(index + 1, index + 1 + AHEAD)) void make(one);
      const [segment] = segments.slice(index, index + 1);
      if (segment) await make(segment);
      prepared.delete(name);
    }
    await pause(LOOK_MS);
  }
}

/** @throws DamagedArchive */
export async function writeSegment(
  source: NodeJS.ReadableStream,
  decrypted: Duplex,
  { segment, hash }: ArchivedSegment,
  file: string,
): Promise<void> {
  const digest = createHash('sha256');
  const read = new PassThrough();
  read.on('data', (chunk: Buffer) => digest.update(chunk));
  try {
    await pipeline(
      source,
      decrypted,
      createGunzip(),
      read,
      createWriteStream(file, { mode: 0o600 }),
    );
  } catch (error) {
    if (error instanceof TargetAway) throw error;
    throw new DamagedArchive(`The segment ${segment} in the archive is damaged.`, { cause: error });
  }
  if (digest.digest('hex').slice(0, 12) !== hash) {
    throw new DamagedArchive(`The segment ${segment} in the archive is not what was written.`);
  }
}

async function textOf(source: NodeJS.ReadableStream, decrypted: Duplex): Promise<string> {
  const gunzip = createGunzip();
  const chunks: Buffer[] = [];
  gunzip.on('data', (chunk: Buffer) => chunks.push(chunk));
  await pipeline(source, decrypted, gunzip);
  return Buffer.concat(chunks).toString('utf8');
}

/** @throws DamagedArchive */
export async function unpack(
  source: NodeJS.ReadableStream,
  decrypted: Duplex,
  folder: string,
): Promise<void> {
  const tar = startTar(['-C', folder, '--no-same-owner', '-xpf', '-']);
  tar.stdout.resume();
  tar.stdin.on('error', () => {});
  // tar ends with the last file, and what follows has still to be read: the check of the whole.
  const rest = new Writable({
    write: (chunk, _, done) => {
      if (tar.stdin.destroyed || tar.stdin.write(chunk)) return done();
      const goOn = () => {
        tar.stdin.off('drain', goOn).off('close', goOn);
        done();
      };
      tar.stdin.on('drain', goOn).on('close', goOn);
    },
    final: (done) => {
      tar.stdin.end();
      done();
    },
  });
  try {
    await pipeline(source, decrypted, createGunzip(), rest);
  } catch (error) {
    tar.stdin.destroy();
    await tar.ended;
    if (error instanceof TargetAway) throw error;
    throw new DamagedArchive('The base backup in the archive is damaged.', { cause: error });
  }
  const { code, said } = await tar.ended;
  if (code !== 0) throw new DamagedArchive(`The base backup could not be unpacked: ${said}`);
}
