import type { Pool } from '@/lib/platform/database-connection';
import { setTimeout as pause } from 'node:timers/promises';
import { logFailure } from '@/lib/platform/log';

export const MINUTE_MS = 60_000;

const FINISHING_LIMIT_MS = 10_000;

export interface Loop {
  /** Resolves when the current round has ended, or after ten seconds. */
  stop(): Promise<void>;
}

/**
 * Repeats a round of work until stopped. A round that throws is logged under `where`.
 * @param round returns the milliseconds until the next one
 * @param failedMs the milliseconds to wait after a round that threw
 */
export function startLoop(where: string, round: () => Promise<number>, failedMs: number): Loop {
  const stopping = new AbortController();
  const loop = async (): Promise<void> => {
    while (!stopping.signal.aborted) {
      const restMs = await round().catch((error: unknown) => {
        logFailure(where, error);
        return failedMs;
      });
      await pause(restMs, undefined, stopping).catch(() => undefined);
    }
  };
  const done = loop();
  return {
    stop: async () => {
      stopping.abort();
      await Promise.race([done, pause(FINISHING_LIMIT_MS, undefined, { ref: false })]);
    },
  };
}

/** Maximum delay of the next round after one that threw. */
const LONGEST_AFTER_FAULT_MS = 5 * MINUTE_MS;

/** Work repeated while the site runs, in each of its processes. */
export interface DefinedLoop {
  /** Name in the log. */
  name: string;
  everyMs: number;
  /** One round. `true` if more work may wait: the next round follows at once. */
  run: (pool: Pool) => Promise<unknown>;
}

/** Declares a loop beside its subject; `lib/background-work.ts` starts all of them. */
export const defineLoop = (loop: DefinedLoop): DefinedLoop => loop;

export function startDefined(pool: Pool, { name, everyMs, run }: DefinedLoop): Loop {
  const round = async () => ((await run(pool)) === true ? 0 : everyMs);
  return startLoop(name, round, Math.min(everyMs, LONGEST_AFTER_FAULT_MS));
}
