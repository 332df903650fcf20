import 'server-only';
import { otherDigits, theirAscii } from '@/lib/ascii-digits';
import { Prisma } from '@/prisma/client/client';
import type { SearchTerm } from './search-terms';

interface Columns {
  texts: string[];
  phones: string[];
  number?: string;
}

/** A condition: each term is found in one of the columns at least. Column names are ours, never typed. */
export function hasAll(terms: SearchTerm[], columns: Columns): Prisma.Sql {
  if (terms.length === 0) return Prisma.sql`true`;
  return Prisma.join(
    terms.map((term) => hasOne(term, columns)),
    ' and ',
  );
}

function hasOne({ text, number, phone }: SearchTerm, columns: Columns): Prisma.Sql {
  const { texts, phones, number: numberColumn } = columns;
  const ways = texts.map((name) => Prisma.sql`${column(name)} ilike ${`%${literally(text)}%`}`);
  if (phone !== null) {
    ways.push(...phones.map((name) => Prisma.sql`${digitsIn(name)} like ${`%${phone}%`}`));
  }
  if (number !== null && numberColumn) {
    ways.push(Prisma.sql`${column(numberColumn)} like ${`${number}%`}`);
  }
  return Prisma.sql`(${Prisma.join(ways, ' or ')})`;
}

/** In a pattern, these three mean something else. */
function literally(text: string): string {
  return text.replace(/[\\%_]/g, '\\$&');
}

/** As `asciiDigits` does it. Nearly all numbers are ASCII, and need no translation. */
function digitsIn(name: string): Prisma.Sql {
  const phone = column(name);
  return Prisma.sql`regexp_replace(
    case when octet_length(${phone}) = char_length(${phone}) then ${phone}
      else translate(${phone}, ${otherDigits}, ${theirAscii}) end,
    '[^0-9]', '', 'g')`;
}

function column(name: string): Prisma.Sql {
  return Prisma.raw(`"${name}"`);
}
