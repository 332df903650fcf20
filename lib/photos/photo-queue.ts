import 'server-only';
import { ApiError } from '@/lib/errors';

const LONGEST_QUEUE = 250;
const LONGEST_WAIT_MS = 20_000;

// Next loads this module once per bundle; the processor is one.
const shared = globalThis as { photoQueue?: { last: Promise<unknown>; length: number } };
const queue = (shared.photoQueue ??= { last: Promise.resolve(), length: 0 });

/**
 * Runs `work` when it is its turn: one photo at a time, so that pages are answered meanwhile.
 * @throws ApiError unavailable when too many wait, or when its turn comes too late
 */
export async function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
  if (queue.length >= LONGEST_QUEUE) throw busy();
  queue.length += 1;
  const latest = Date.now() + LONGEST_WAIT_MS;
  const turn = queue.last.then(() => {
    if (Date.now() > latest) throw busy();
    return work();
  });
  queue.last = turn.catch(() => undefined).finally(() => (queue.length -= 1));
  return turn;
}

function busy(): ApiError {
  return new ApiError(
    'unavailable',
    'Many photos are arriving at this moment. Please send yours again in half a minute.',
    { retryAfterSeconds: 30 },
  );
}
