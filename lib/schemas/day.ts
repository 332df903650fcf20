import * as z from 'zod/mini';
import type { IsoDay } from '@/content/day';

const EARLIEST: IsoDay = '1900-01-01';
const FULL_AGE = 18;

const yearFirst = /^(\d{4})-(\d{2})-(\d{2})$/;
const dayFirst = /^(\d{2})([/-])(\d{2})\2(\d{4})$/;

/**
 * A calendar day from 1900 until today, written YYYY-MM-DD, DD/MM/YYYY or DD-MM-YYYY (decision D18);
 * it comes out as YYYY-MM-DD.
 * @param whenEmpty what to say when nothing was entered
 */
export function day(whenEmpty: string) {
  return z.pipe(
    z
      .string(whenEmpty)
      .check(z.trim(), z.minLength(1, { error: whenEmpty, abort: true }), z.maxLength(10, NO_DAY)),
    z.transform((text, context): IsoDay => {
      const written = isoDay(text);
      if (written !== null && written >= EARLIEST && written <= today()) return written;
      context.issues.push({ code: 'custom', message: NO_DAY, input: text });
      return z.NEVER;
    }),
  );
}

const NO_DAY = 'Enter a day up to today, as DD/MM/YYYY';

/** The day it is in Delhi. */
export function today(now = new Date()): IsoDay {
  return inDelhi.format(now);
}

// Sweden writes days as we store them.
const inDelhi = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Kolkata' });

/** As Prisma takes and gives a `@db.Date`: midnight of that day in UTC. */
export function dateOf(day: IsoDay): Date {
  return new Date(`${day}T00:00:00Z`);
}

/** The other way round. */
export function dayOf(date: Date): IsoDay {
  return date.toISOString().slice(0, 10);
}

/** Whether the law calls someone born on that day a child still; born on 29 February, until 1 March. */
export function isUnder18(born: IsoDay, on: IsoDay = today()): boolean {
  return `${Number(born.slice(0, 4)) + FULL_AGE}${born.slice(4)}` > on;
}

/** The day in any of the three spellings, or null when the calendar does not have it. */
function isoDay(text: string): IsoDay | null {
  const [, year, month, date] = yearFirst.exec(text) ?? turned(dayFirst.exec(text));
  const written = `${year}-${month}-${date}`;
  const moment = new Date(`${written}T00:00:00Z`);
  return !Number.isNaN(moment.getTime()) && dayOf(moment) === written ? written : null;
}

function turned(found: RegExpExecArray | null): (string | undefined)[] {
  return found ? [found[0], found[4], found[3], found[1]] : [];
}
