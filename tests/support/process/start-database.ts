import { spawn } from 'node:child_process';
import { once } from 'node:events';
import type { Config } from 'jest';
import pg from 'pg';
import { bundleCommands } from './command';

/**
 * A separate PostgreSQL with a migrated database; it ends when this process closes its stdin. Needs
 * `bundleCommands`.
 * @param folder where its data stay afterwards; without one they are deleted
 */
export async function startDatabaseServer(...folder: [] | [string]) {
  const server = spawn(
    process.execPath,
    ['--conditions=react-server', `${process.env.BUNDLED_COMMANDS}/database-server.mjs`, ...folder],
    {
      stdio: ['pipe', 'pipe', 'inherit'],
    },
  );
  const [line] = (await once(server.stdout, 'data')) as [Buffer];
  const stop = async () => {
    const gone = once(server, 'exit');
    server.stdin.end();
    await gone;
  };
  return { server, url: line.toString().trim(), stop };
}

/** One PostgreSQL per run, with one migrated database per worker. */
export default async function startDatabase({ maxWorkers }: Config & { maxWorkers: number }) {
  await bundleCommands();
  const { server, url } = await startDatabaseServer();
  const client = new pg.Client({ connectionString: databaseOf(url, 'template1') });
  await client.connect();
  // Data must survive killed processes, but not a crash of the machine.
  await client.query('alter system set fsync = off');
  await client.query('select pg_reload_conf()');
  for (let worker = 1; worker <= maxWorkers; worker += 1) {
    await client.query(`create database worker_${worker} template postgres`);
  }
  await client.end();
  process.env.TEST_DATABASE_SERVER = url;
  Object.assign(globalThis, { databaseServer: server });
}

export function databaseOf(url: string, name: string): string {
  return url.replace('/postgres?', `/${name}?`);
}
