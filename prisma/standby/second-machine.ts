import { chmod, mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import path from 'node:path';
import type { Duplex } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { withClient } from '../../lib/platform/database-connection';
import type { Address } from '../../lib/platform/env';
import { readWalName, type ArchivedSegment } from '../archive/archive-files';
import { openArchiveKey } from '../archive/archive-key';
import type { ArchiveTarget } from '../archive/archive-target';
import {
  planRestore,
  restoreCommand,
  secretIn,
  unpack,
  writeSegment,
} from '../archive/restore-archive';
import { readBytes } from '../archive/write-archive';
import { startEmbedded } from '../embedded';
import { STANDBY } from './first-machine';

/** Where a standby gets what the first machine writes. */
export interface Source {
  target: ArchiveTarget;
  passphrases: readonly string[];
  /** Of the first machine's PostgreSQL; without it, the archive alone. */
  of: Address | null;
  password: string;
}

/** While it exists, PostgreSQL follows instead of being written to. */
const SIGNAL = 'standby.signal';

export const isStandby = (folder: string) => existsSync(path.join(folder, SIGNAL));

type Open = (id: string) => Promise<Duplex>;

/** Opens files of a cluster's archive by the id of their key. */
function openerOf({ target, passphrases }: Source, cluster: string): Open {
  const keys = new Map<string, () => Duplex>();
  return async (id) => {
    const key =
      keys.get(id) ??
      (await openArchiveKey(await readBytes(target, `${cluster}/keys/${id}.age`), passphrases));
    keys.set(id, key);
    return key();
  };
}

/**
 * Unpacks the newest base backup of the archive as a standby.
 * @param folder of the cluster, which does not exist
 * @returns when it was made, and the server's secret; null where it is not in it
 */
export async function makeStandby(
  source: Source,
  folder: string,
): Promise<{ endedAt: string; secret: string | null }> {
  const { target } = source;
  const { cluster, base } = await planRestore(target, null);
  const open = openerOf(source, cluster);
  const unfinished = `${folder}.restoring`;
  await rm(unfinished, { recursive: true, force: true });
  await mkdir(unfinished, { recursive: true, mode: 0o700 });
  const data = await target.get(`${base.place}/data.tar.gz.${base.key}.age`);
  await unpack(data, await open(base.key), unfinished);
  await writeFile(path.join(unfinished, 'backup_label'), base.label);
  await writeFile(path.join(unfinished, SIGNAL), '');
  await chmod(unfinished, 0o700);
  const secret = await secretIn(target, base, open);
  await rename(unfinished, folder);
  return { endedAt: base.endedAt, secret };
}

/**
 * Runs PostgreSQL on the standby's data: it reads the archive, and from its end on what the first machine sends.
 * @param onLost as of `startEmbedded`
 */
export async function followFirst(
  source: Source,
  folder: string,
  onLost: (reason: string) => void,
): Promise<{ url: string; stop(): Promise<void> }> {
  const stage = `${folder}.log`;
  await rm(stage, { recursive: true, force: true });
  await mkdir(stage, { recursive: true, mode: 0o700 });
  const feeding = new AbortController();
  const fed = feed(source, stage, feeding.signal);
  try {
    const { url, stop } = await startEmbedded(folder, onLost, followSettings(source, stage));
    return {
      url,
      stop: async () => {
        feeding.abort();
        await stop();
        await fed;
        // A command that PostgreSQL had begun may still write there.
        await rm(stage, { recursive: true, force: true, maxRetries: 5 });
      },
    };
  } catch (error) {
    feeding.abort();
    throw error;
  }
}

function followSettings({ of, password }: Source, stage: string): string[] {
  return [
    'archive_mode=off',
    'synchronous_standby_names=',
    // A standby asks again.
    `restore_command=${restoreCommand(stage, 1)}`,
    'recovery_target_timeline=latest',
    // The archive is listed each time.
    'wal_retrieve_retry_interval=10s',
    ...(of
      ? [
          `primary_conninfo=${connectionTo(of, password)}`,
          'wal_receiver_status_interval=1s',
          'wal_receiver_timeout=10s',
        ]
      : []),
  ];
}

const inQuotes = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`;

function connectionTo({ host, port }: Address, password: string): string {
  const parts = { host, port: String(port), user: STANDBY, password, application_name: STANDBY };
  const settings = Object.entries(parts).map(([name, value]) => `${name}=${inQuotes(value)}`);
  return [...settings, 'connect_timeout=5'].join(' ');
}

const LOOK_MS = 50;

/** Gives PostgreSQL each file of the log that it asks for, as long as the archive has it. */
async function feed(source: Source, stage: string, signal: AbortSignal): Promise<void> {
  const { target } = source;
  const known = new Map<string, ArchivedSegment & { name: string }>();
  let archive: { cluster: string; open: Open } | null = null;
  /** @returns whether the archive has it */
  const deliver = async (segment: string, file: string): Promise<boolean> => {
    if (!archive) {
      const { cluster } = await planRestore(target, null);
      archive = { cluster, open: openerOf(source, cluster) };
    }
    const { cluster, open } = archive;
    if (!known.has(segment)) {
      for (const { name } of await target.list(`${cluster}/wal`)) {
        const found = readWalName(name.slice(cluster.length + 1));
        if (found) known.set(found.segment, { ...found, name });
      }
    }
    const found = known.get(segment);
    if (!found) return false;
    await writeSegment(await target.get(found.name), await open(found.key), found, file);
    return true;
  };
  while (!signal.aborted) {
    const wanted = (await readdir(stage)).filter((name) => name.endsWith('.wanted'));
    for (const mark of wanted) {
      const segment = mark.slice(0, -'.wanted'.length);
      const file = path.join(stage, segment);
      await rm(path.join(stage, mark));
      // What cannot be read is asked for again, and may come from the first machine.
      const isThere = await deliver(segment, `${file}.part`).catch(() => false);
      if (isThere) await rename(`${file}.part`, file);
      else await writeFile(`${file}.none`, '');
    }
    await pause(LOOK_MS, undefined, { signal }).catch(() => undefined);
  }
}

/** How far a standby is. */
export interface Progress {
  /** False once it was promoted. */
  isFollowing: boolean;
  /** Whether the first machine sends what it writes. */
  isStreaming: boolean;
  /** Newest commit of the first machine that is here. */
  until: Date | null;
}

/** @param url of the owner of the standby's PostgreSQL */
export function progressOf(url: string): Promise<Progress> {
  return withClient(url, async (client) => {
    const { rows } = await client.query<Progress>(
      `select pg_is_in_recovery() as "isFollowing", pg_last_xact_replay_timestamp() as until,
         exists (select from pg_stat_wal_receiver where status = 'streaming') as "isStreaming"`,
    );
    return rows[0] ?? { isFollowing: true, isStreaming: false, until: null };
  });
}

/** Whether a PostgreSQL answers there, whatever it says. */
export function answers({ host, port }: Address): Promise<boolean> {
  return withClient(`postgresql://${STANDBY}:-@${host}:${port}/postgres`, async () => true).catch(
    // PostgreSQL itself has refused; every other error is the network's.
    (error: unknown) => 'severity' in Object(error),
  );
}

/**
 * Makes the standby a database that is written to.
 * @throws Error when that takes longer than a minute
 */
export async function promote(url: string): Promise<void> {
  const isDone = await withClient(url, async (client) => {
    const { rows } = await client.query<{ done: boolean }>('select pg_promote(true, 60) as done');
    return rows[0]?.done ?? false;
  });
  if (!isDone) throw new Error('PostgreSQL was not promoted within a minute. Try again.');
}
