import 'server-only';
import { defineLimit, type Limit } from '@/lib/platform/limits';
import { keyedHash } from '@/lib/platform/secrets';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Links to one e-mail while one of them can still be used: mails are lost, and people press twice. */
const MOST_ALIVE = 3;
/** Limits of one connection: for any e-mail in an hour, and for one e-mail in a day. */
const MOST_FROM = { anyInHour: 20, oneInDay: 10 };
/** Links to one e-mail in a day: thirty times the limit of one connection. */
const MOST_IN_DAY = 300;

/**
 * Limits mailed links whose address anybody can type. A stranger who requests links for an e-mail can block
 * new ones for at most the life of a link: afterwards a new one is sent, and until then one in the mailbox
 * still works. Keys are keyed hashes.
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
     * Counts a request. A request refused by one limit does not count for the others.
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
