import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { withClient, type Queryable } from '../../lib/platform/database-connection';
import type { Address } from '../../lib/platform/env';

/** The role and the name by which a standby connects. */
export const STANDBY = 'standby';

/** Over TCP nobody but a standby is let in, and only to read the log. */
const ACCESS = `local all all trust\nhost replication ${STANDBY} all scram-sha-256\n`;

/** What the built-in PostgreSQL of the first machine has to know of a standby. */
export interface StandbyPlace {
  DATA_DIR: string;
  STANDBY_LISTEN?: Address | undefined;
  STANDBY_PASSWORD?: string | undefined;
  STANDBY_CONFIRMS?: true | undefined;
}

/** PostgreSQL's settings, each "name=value", for a standby that reads its log; none without one. */
export async function standbySettings({
  DATA_DIR,
  STANDBY_LISTEN,
  STANDBY_CONFIRMS,
}: StandbyPlace): Promise<string[]> {
  // What `confirmWith` has written stays in the data folder, and comes along to a second machine.
  const confirms = STANDBY_CONFIRMS ? ['synchronous_commit=local'] : ['synchronous_standby_names='];
  if (!STANDBY_LISTEN) return confirms;
  const file = path.resolve(DATA_DIR, 'standby-access.conf');
  await mkdir(DATA_DIR, { recursive: true, mode: 0o700 });
  await writeFile(file, ACCESS, { mode: 0o600 });
  return [
    ...confirms,
    `listen_addresses=${STANDBY_LISTEN.host}`,
    `port=${STANDBY_LISTEN.port}`,
    `hba_file=${file}`,
    // A standby that is cut off is noticed.
    'wal_sender_timeout=5s',
    // What a standby has missed beyond it, it reads from the archive.
    'wal_keep_size=512MB',
  ];
}

/**
 * Creates the role of the standby, or changes its password. Until the standby was seen, nobody waits for its word.
 * @param url of the owner of the built-in PostgreSQL
 */
export async function letStandbyIn(url: string, password: string): Promise<void> {
  await withClient(url, async (client) => {
    const { rows } = await client.query('select from pg_roles where rolname = $1', [STANDBY]);
    const verb = rows.length === 0 ? 'create' : 'alter';
    await client.query(
      `${verb} role ${STANDBY} login replication password ${pg.escapeLiteral(password)}`,
    );
    await confirmWith(client, '');
  });
}

/** How the standby is doing, as the first machine sees it. Moments are ISO 8601. */
export interface StandbyState {
  at: string;
  /** Seconds that it is behind; null while it does not follow. */
  lagSeconds: number | null;
  /** Whether leads and money wait for its word. */
  confirms: boolean;
}

/** @param on of the owner */
export async function readStandby(on: Queryable): Promise<StandbyState> {
  const { rows } = await on.query<{ lag: number | null; confirms: boolean }>(
    `select (select coalesce(extract(epoch from max(replay_lag)), 0)::float8 from pg_stat_replication
       where application_name = $1 and state = 'streaming' having count(*) > 0) as lag,
       current_setting('synchronous_standby_names') <> '' as confirms`,
    [STANDBY],
  );
  const { lag = null, confirms = false } = rows[0] ?? {};
  return { at: new Date().toISOString(), lagSeconds: lag, confirms };
}

/**
 * From now on leads and money wait for the standby, or no longer: then whoever waits goes on at once.
 * @param on of the owner
 */
export async function confirmWith(on: Queryable, name: typeof STANDBY | ''): Promise<void> {
  await on.query(`alter system set synchronous_standby_names = '${name}'`);
  await on.query('select pg_reload_conf()');
}

const stateFile = (dataDir: string) => path.resolve(dataDir, 'standby.json');

export async function noteStandby(dataDir: string, state: StandbyState): Promise<void> {
  await writeFile(`${stateFile(dataDir)}.new`, JSON.stringify(state));
  await rename(`${stateFile(dataDir)}.new`, stateFile(dataDir));
}

/** @returns null where none was looked for yet */
export async function notedStandby(dataDir: string): Promise<StandbyState | null> {
  const text = await readFile(stateFile(dataDir), 'utf8').catch(() => null);
  return text === null ? null : (JSON.parse(text) as StandbyState);
}
