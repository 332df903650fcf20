import 'server-only';
import { randomInt } from 'node:crypto';
import { institute } from '@/content/facts/institute';
import { ApiError } from '@/lib/calls/errors';
import { pool } from '@/lib/platform/db';
import { statement } from '@/lib/platform/statement';

const NUMBERS_PER_SESSION = 100_000;

/** The last five digits of the time in milliseconds (specification). */
export function numberFromClock(now = Date.now()): string {
  return fiveDigits(now % NUMBERS_PER_SESSION);
}

const fiveDigits = (number: number) => String(number).padStart(5, '0');

/**
 * Calls `take` with registration numbers until it accepts one: `wanted` or the clock's, then the next free
 * one, then free ones after a random number, so that concurrent requests stop colliding.
 * @param take returns null if the number is taken
 * @throws ApiError conflict if the session has no number left
 */
export async function takeNumber<T>(
  session: string,
  wanted: string | undefined,
  take: (registrationnumber: string) => Promise<T | null>,
): Promise<T> {
  const first = wanted ?? numberFromClock();
  let taken = (await take(first)) ?? (await take(await freeNumber(session, Number(first))));
  while (!taken) taken = await take(await freeNumber(session, randomInt(NUMBERS_PER_SESSION)));
  return taken;
}

/** The first free number from `start`: itself, or the successor of a taken one. */
const FREE = statement(
  'free-registration-number',
  { session: 'text', start: 'int4' },
  { number: 'text' },
  `with taken as (
    select registrationnumber::int as number from registrations where session = $session
  ), candidates as (
    select $start::int as number
    union select (number + 1) % ${NUMBERS_PER_SESSION} from taken
  )
  select lpad(number::text, 5, '0') as number
  from candidates
  where number not in (select number from taken)
  order by (number - $start::int + ${NUMBERS_PER_SESSION}) % ${NUMBERS_PER_SESSION}
  limit 1`,
);

async function freeNumber(session: string, start: number): Promise<string> {
  const free = await FREE.first(pool, { session, start });
  if (free) return free.number;
  throw new ApiError(
    'conflict',
    `No registration number is left for the session ${session}. Please call us on ${institute.phones[0].printed}.`,
  );
}
