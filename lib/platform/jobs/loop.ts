import { setTimeout as pause } from 'node:timers/promises';
import { logFailure } from '@/lib/platform/log';

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
