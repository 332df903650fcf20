import 'server-only';
import { defineLimit, type Limit } from '@/lib/platform/limits';
import { keyedHash } from '@/lib/platform/secrets';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Links to one e-mail while one of them can still be used: mails are lost, and people press twice. */
const MOST_ALIVE = 3;
/** What one connection can do: to any e-mail in an hour, and to one e-mail in a day. */
const MOST_FROM = { anyInHour: 20, oneInDay: 10 };
/** Links to one e-mail in a day, thirty times what one connection can ask for. */
const MOST_IN_DAY = 300;

/**
 * Limits links that are mailed to whatever e-mail somebody types. Whoever asks for other people's e-mails
 * cannot keep them from a link for longer than a link lives: then a new one is sent, or an earlier one, which
 * is in their mailbox, still works. Keys are keyed hashes.
 * @param name of the kind of link
 * @param lifeMs how long a link works
 */
export function defineLinkLimits(name: string, lifeMs: number) {
  const from = defineLimit({
    name: `${name}-from`,
    points: MOST_FROM.anyInHour,
    windowMs: HOUR_MS,
  });
  const pair = defineLimit({ name: `${name}-pair`, points: MOST_FROM.oneInDay, windowMs: DAY_MS });
  const alive = defineLimit({ name, points: MOST_ALIVE, windowMs: lifeMs });
  const day = defineLimit({ name: `${name}-day`, points: MOST_IN_DAY, windowMs: DAY_MS });
  return {
    /**
     * Counts a request. What the connection is refused is not counted for the e-mail, and the other way round.
     * @param address null if unknown
     * @returns false above a limit
     */
    mayRequest: async (email: string, address: string | null): Promise<boolean> => {
      if (address !== null) {
        if (await isOver(from, address)) return false;
        if ((await alive.look(keyOf(alive, email))) !== null) return false;
        if (await isOver(pair, `${email}\0${address}`)) return false;
      }
      return !(await isOver(alive, email)) && !(await isOver(day, email));
    },
  };
}

const keyOf = ({ name }: Limit, key: string) => keyedHash('counters', name, key);

async function isOver(limit: Limit, key: string): Promise<boolean> {
  return (await limit.count(keyOf(limit, key))) !== null;
}
