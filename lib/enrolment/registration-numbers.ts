import 'server-only';
import { randomInt } from 'node:crypto';
import { institute } from '@/content/institute';
import { ApiError } from '@/lib/calls/errors';
import { db } from '@/lib/platform/db';

/** How many numbers five digits give a session. */
const ALL = 100_000;

/** What the clock says, in five digits (application, section 5). */
export function numberFromClock(now = Date.now()): string {
  return fiveDigits(now % ALL);
}

const fiveDigits = (number: number) => String(number).padStart(5, '0');

/**
 * Has `take` try registration numbers, one after the other, until one is accepted: `wanted`, or else
 * what the clock says; the next free one after it; then free ones from anywhere, so that many who want
 * the same number do not stand in each other's way for long.
 * @param take answers null for a number that somebody has
 * @throws ApiError conflict when the session has given out all its numbers
 */
export async function takeNumber<T>(
  session: string,
  wanted: string | undefined,
  take: (registrationnumber: string) => Promise<T | null>,
): Promise<T> {
  const first = wanted ?? numberFromClock();
  let taken = (await take(first)) ?? (await take(await freeNumber(session, Number(first))));
  while (!taken) taken = await take(await freeNumber(session, randomInt(ALL)));
  return taken;
}

/** The first free number from `start` on; after 99999 comes 00000. */
async function freeNumber(session: string, start: number): Promise<string> {
  // That is `start` itself, or it follows directly on one that is taken.
  const [free] = await db.$queryRaw<{ number: string }[]>`
    with taken as (
      select registrationnumber::int as number from registrations where session = ${session}
    ), candidates as (
      select ${start}::int as number
      union select (number + 1) % ${ALL}::int from taken
    )
    select lpad(number::text, 5, '0') as number
    from candidates
    where number not in (select number from taken)
    order by (number - ${start}::int + ${ALL}::int) % ${ALL}::int
    limit 1`;
  if (free) return free.number;
  throw new ApiError(
    'conflict',
    `No registration number is left for the session ${session}. Please call us on ${institute.phones[0].printed}.`,
  );
}
