import { hostname } from 'node:os';
import { noteAttempt, takeTurn } from '@/prisma/backup/backup-records';
import { openPool } from '@/lib/platform/database-connection';
import { isPlanRisky, NAME_ANOTHER_PLACE } from '@/prisma/backup/backup-settings';
import { env } from '@/lib/platform/env';
import { startLoop, type Loop } from '@/lib/platform/jobs/loop';
import { log } from '@/lib/platform/log';
import { startCommand } from './builder';
import type { NightlyOutcome } from '../../prisma/backup/nightly-backup';

/** Delay after a start, when the site is busy with other work. */
const FIRST_MS = 60_000;
const LOOK_MS = 5 * 60_000;

/**
 * Starts a nightly backup, written by one of several copies of the site.
 * @param database URL of the site's role, which may read every table
 */
export function startBackups(database: string, signal: AbortSignal): Loop | null {
  if (env.BACKUPS === 'off') return null;
  if (isPlanRisky()) log.warn({ where: 'backup', hint: NAME_ANOTHER_PLACE });
  const pool = openPool(database, 'backup schedule', { max: 1 });
  let isFirst = true;
  const look = async () => {
    if (isFirst) {
      isFirst = false;
      return FIRST_MS;
    }
    const turn = await takeTurn(pool, hostname());
    if (turn) {
      const problem = await runNightly(signal);
      if (signal.aborted) return LOOK_MS;
      if (problem) log.error({ where: 'backup', hint: `No backup was written. ${problem}` });
      await noteAttempt(pool, turn, problem);
    }
    return LOOK_MS;
  };
  const loop = startLoop('backup schedule', look, LOOK_MS);
  return { stop: () => loop.stop().then(() => pool.end()) };
}

/** @returns the reason why no backup was written, in a sentence; null where one was */
async function runNightly(signal: AbortSignal): Promise<string | null> {
  const child = startCommand(['lib/commands/backup.ts', '--nightly'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
    signal,
    killSignal: 'SIGTERM',
  });
  let outcome: NightlyOutcome = { problem: 'Its process ended before it was finished.' };
  child.on('message', (message: unknown) => (outcome = message as NightlyOutcome));
  await new Promise<void>((resolve) => {
    child.once('error', () => resolve());
    child.once('close', () => resolve());
  });
  return outcome.problem;
}
