import { readlinkSync } from 'node:fs';
import { hostname } from 'node:os';
import { setTimeout as pause } from 'node:timers/promises';
import { withPool, type Pool } from '@/lib/platform/database-connection';
import { env } from '@/lib/platform/env';
import { runningCopies } from '@/lib/publishing/published-versions';
import { hashSources } from '@/lib/delivery/source-hash';
import { withDatabase } from '@/prisma/database';
import { run } from './run';

/** A build takes a minute or two; on a small, busy machine ten. */
const LONGEST_MINUTES = 25;
const BETWEEN_LOOKS_MS = 500;

/**
 * `npm run reload`: every copy of the site on this machine builds the program on disk and then serves it.
 * Ends when all have, with status 1 if one has not; that copy keeps the previous version.
 */
run(() =>
  withDatabase(env, (url) =>
    withPool(url, async (pool) => {
      const copies = await copiesHere(pool);
      if (copies.length === 0) {
        throw new Error(
          'The site does not run on this machine. Start it: it builds what is on disk.',
        );
      }
      for (const { pid } of copies) refuseTerminal(pid);
      for (const { pid } of copies) process.kill(pid, 'SIGHUP');
      await Promise.all(copies.map(({ pid, reloadedAt }) => waitForReload(pool, pid, reloadedAt)));
      console.log(`Served by ${copies.length === 1 ? 'the site' : `${copies.length} copies`} now.`);
    }),
  ),
);

const copiesHere = async (pool: Pool) =>
  (await runningCopies(pool)).filter(({ host }) => host === hostname());

/** @throws Error where SIGHUP would end the site */
function refuseTerminal(pid: number): void {
  try {
    if (!/^\/dev\/(pts|tty)/.test(readlinkSync(`/proc/${pid}/fd/1`))) return;
  } catch {
    // No /proc, or another user's process: `kill` reports the reason.
    return;
  }
  throw new Error('The site runs in a terminal. End it there with Ctrl-C and start it again.');
}

/** @throws Error with the reason why this copy keeps the previous version */
async function waitForReload(pool: Pool, pid: number, before: Date | null): Promise<void> {
  const wanted = hashSources();
  const deadline = Date.now() + LONGEST_MINUTES * 60_000;
  while (Date.now() < deadline) {
    await pause(BETWEEN_LOOKS_MS);
    const copy = (await copiesHere(pool)).find((one) => one.pid === pid);
    if (!copy) throw new Error(`Process ${pid} has ended. Look at its log, then start the site.`);
    if (copy.reloadedAt?.getTime() === before?.getTime()) continue;
    if (copy.sourcesHash === wanted) return;
    const { problem, problemDetail } = copy;
    throw new Error(
      [problem ?? 'The program on disk has changed again.', problemDetail].join('\n'),
    );
  }
  throw new Error(`Process ${pid} did not follow within ${LONGEST_MINUTES} minutes. See its log.`);
}
