import path from 'node:path';

/*
 * An archive is a folder for each database cluster, named by PostgreSQL's own number of it:
 *
 *   keys/<key>.age                        the key of the files with its id, encrypted with the passphrase
 *   base/<time>/manifest.json             what the base backup is (no personal data)
 *   base/<time>/data.tar.gz.<key>.age     the data folder
 *   base/<time>/secret.<key>.age          the server's secret
 *   wal/<name>.<hash>.<key>.gz.age        what was written since, a segment each
 *   erased/<hash>.txt                     random ids of erased people, who are not brought back
 *   machines/<number>.<id>                the machine that may write here: the one with the highest number
 */

/** Describes a base backup. Moments are ISO 8601. */
export interface BaseManifest {
  /** From when on the cluster can be restored with it. */
  endedAt: string;
  /** First segment of the log that it needs. */
  firstSegment: string;
  /** Content of `backup_label`. */
  label: string;
  /** Id of the key of its files. */
  key: string;
}

/** A file name in a command that PostgreSQL gives to the shell, where % has a meaning. */
export const quoted = (file: string) => `'${file.replaceAll("'", `'\\''`).replaceAll('%', '%%')}'`;

/** Place of a cluster's archive work below DATA_DIR: what waits to be copied. */
export const workFolder = (dataDir: string) => path.resolve(dataDir, 'archive');
/** Segments as PostgreSQL hands them over. */
export const handedOver = (dataDir: string) => path.join(workFolder(dataDir), 'handed-over');
/** Kinds of targets, as in settings and commands. */
export const targetNames = ['folder', 's3'] as const;
export type TargetName = (typeof targetNames)[number];

/** What is known of a target, and what waits for it. */
export const targetFolder = (dataDir: string, target: TargetName) =>
  path.join(workFolder(dataDir), 'targets', target);
/** Segments that are encrypted and not copied to a target yet. */
export const waiting = (dataDir: string, target: TargetName) =>
  path.join(targetFolder(dataDir, target), 'waiting');

/** The name under which a segment waits, with its cluster: one of a former cluster may still wait. */
export const waitingName = (cluster: string, file: string) => `${cluster}_${file}`;

/** @param own the cluster of a name without one */
export function readWaitingName(name: string, own: string): { cluster: string; file: string } {
  const [, cluster = own, file = name] = /^(\d+)_(.+)$/.exec(name) ?? [];
  return { cluster, file };
}

const WAL_FILE =
  /^wal\/([0-9A-F]{24}(?:\.[0-9A-F]{8}\.backup)?|[0-9A-F]{8}\.history)\.([0-9a-f]{12})\.([0-9a-f]{12})\.gz\.age$/;

/** A segment of the log in an archive. */
export interface ArchivedSegment {
  /** PostgreSQL's name. */
  segment: string;
  /** Of its content. */
  hash: string;
  key: string;
}

export const walName = ({ segment, hash, key }: ArchivedSegment) =>
  `wal/${segment}.${hash}.${key}.gz.age`;

/** @returns null for a name that is none */
export function readWalName(name: string): ArchivedSegment | null {
  const [, segment, hash, key] = WAL_FILE.exec(name) ?? [];
  return segment && hash && key ? { segment, hash, key } : null;
}
