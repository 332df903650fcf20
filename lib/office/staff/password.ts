import { randomInt } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { ApiError } from '@/lib/calls/errors';

/** argon2id, the library's default, with 64 MiB. */
const cost = { memoryCost: 65_536, timeCost: 3, parallelism: 1 };

/** Each verification takes 64 MiB and one of the four threads that also read files. */
const AT_ONCE = 2;
const WAITING = 30;

/** The hash with its parameters, as text. One password typed on two keyboards is one password. */
export function hashPassword(password: string): Promise<string> {
  return hash(password.normalize('NFKC'), cost);
}

/**
 * Whether it is the password behind `stored`. With null, the same work is done and the answer is no.
 * @throws ApiError too_many_requests when too many wait already
 */
export async function isPassword(password: string, stored: string | null): Promise<boolean> {
  const compared = stored ?? (await nobodys());
  const right = await inTurn(() => verify(compared, password.normalize('NFKC')));
  return right && stored !== null;
}

let nobody: Promise<string> | undefined;

function nobodys(): Promise<string> {
  return (nobody ??= hashPassword(crypto.randomUUID()));
}

const waiting: (() => void)[] = [];
let running = 0;

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= AT_ONCE) {
    if (waiting.length >= WAITING) {
      throw new ApiError(
        'too_many_requests',
        'Too many people are logging in at once. Try again in a few seconds.',
        { retryAfterSeconds: 5 },
      );
    }
    await new Promise<void>((resolve) => waiting.push(resolve));
  } else {
    running += 1;
  }
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** None that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';

/** Random groups of four letters and digits, easy to read out and to type: 19 bits each. */
export function readableCode(groups: number): string {
  const group = () => Array.from({ length: 4 }, () => letters[randomInt(letters.length)]).join('');
  return Array.from({ length: groups }, group).join('-');
}

/** A password for somebody who will choose another. */
export const givenPassword = () => readableCode(5);
