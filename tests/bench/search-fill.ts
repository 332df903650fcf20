import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { personName, seeded } from './search-rows';

const COPY = `copy students (email, studentname, fathername, dateofbirth, contactnumber, city, state,
  pincode, address, "createdAt") from stdin`;

const FIRST_DAY = Date.UTC(2020, 0, 1);
/** Time between two sign-ups. */
const APART_MS = 200_000;

/** Adds students until there are `count`, as a restore would: by COPY, with all triggers. */
export async function fillStudents(client: pg.Client, there: number, count: number): Promise<void> {
  // As after a restore by hand: building the index once is faster than a million insertions.
  await client.query('drop index students_findable_days');
  await pipeline(Readable.from(students(there, count)), client.query(copyFrom(COPY)));
  await client.query(
    'create index students_findable_days on students using gin (findable, search.days("createdAt")) with (fastupdate = off)',
  );
  await client.query('vacuum analyze');
}

function* students(there: number, count: number): Generator<string> {
  const random = seeded(count);
  let lines: string[] = [];
  for (let n = there; n < count; n += 1) {
    const name = personName(random);
    const phone = phoneOf(n);
    const at = new Date(FIRST_DAY + n * APART_MS).toISOString();
    lines.push(
      [
        emailOf(n),
        name,
        'Suresh',
        '2003-05-17',
        phone,
        'New Delhi',
        'Delhi',
        '110016',
        `${n} Jia Sarai`,
        at,
      ].join('\t'),
    );
    if (lines.length < 2000) continue;
    yield `${lines.join('\n')}\n`;
    lines = [];
  }
  if (lines.length > 0) yield `${lines.join('\n')}\n`;
}

/** A distinct phone for each n, spread over all numbers that begin with 6 to 9. */
function phoneOf(n: number): string {
  const digits = String(6_000_000_000 + ((n * 2_654_435_761) % 4_000_000_000)).padStart(10, '0');
  return n % 3 === 0 ? `+91 ${digits.slice(0, 5)} ${digits.slice(5)}` : digits;
}

const emailOf = (n: number) => `student${(n * 7919) % 10_000_019}.${n}@example.org`;
