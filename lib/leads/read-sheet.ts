import { parse } from 'csv-parse/sync';
import * as z from 'zod/mini';
import { countText } from '@/content/counted';
import type { IsoDay } from '@/content/day';
import { sheetColumns, sheetFields, type SheetField } from './lead-sheet';
import { day } from '@/lib/calls/fields';
import type { SheetColumn } from './lead-import';
import { walkInFields } from './office-forms';

/** Maps headings to fields; the first column of a field wins. */
function columnsOf(row: readonly string[]): SheetColumn[] {
  const taken = new Set<SheetField>();
  return row.map((heading) => {
    const field = fieldOf(heading);
    if (field === null || taken.has(field)) return { heading, field: null };
    taken.add(field);
    return { heading, field };
  });
}

function fieldOf(heading: string): SheetField | null {
  const plain = heading
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]/gu, '');
  const knownAs = (field: SheetField): readonly string[] => sheetColumns[field].headings;
  return sheetFields.find((field) => knownAs(field).includes(plain)) ?? null;
}

const MOST_LINES = 2_000;

const lineSchema = z.object({
  ...walkInFields,
  date: z.catch(
    z.union([
      z.literal(''),
      z.pipe(
        z.transform((text: unknown) => (typeof text === 'string' ? fullDay(text) : text)),
        day('Enter a day'),
      ),
    ]),
    'wrong',
  ),
});

export type SheetPerson = Record<Exclude<SheetField, 'date'>, string> & { date: IsoDay | null };

/** A line, numbered as in a text editor, with its person or the reason for refusal. */
export type SheetLine = { line: number; name: string; phone: string } & (
  | { person: SheetPerson }
  | { refused: string }
);

type ReadSheet = { columns: SheetColumn[]; lines: SheetLine[] } | { fault: string };

/** Reads a list delimited by commas, semicolons or tabs, with headings in any order. */
export function readSheet(text: string): ReadSheet {
  const rows = rowsOf(text);
  if ('fault' in rows) return rows;
  const [head, ...rest] = rows;
  if (!head) return { fault: 'The list is empty. Paste it with its headings, or choose a file.' };
  const columns = columnsOf(head.record);
  const missing = (['name', 'phonenumber'] as const).filter(
    (wanted) => !columns.some(({ field }) => field === wanted),
  );
  if (missing.length > 0) {
    return {
      fault:
        'The first line needs the column headings: at least “name” and “phone”, and “email”, “course”, “note” and “date” if you have them.',
    };
  }
  if (rest.length > MOST_LINES) {
    const most = MOST_LINES.toLocaleString('en-IN');
    return { fault: `${countText(rest.length, 'line')}. Import at most ${most} at a time.` };
  }
  return { columns, lines: rest.map((row) => lineOf(row, columns)) };
}

interface Row {
  record: string[];
  info: { lines: number };
}

function rowsOf(text: string): Row[] | { fault: string } {
  try {
    const rows = parse(text, {
      bom: true,
      info: true,
      relax_column_count: true,
      skip_empty_lines: true,
      trim: true,
      delimiter: delimiterOf(text),
    }) as unknown as Row[];
    return rows.filter(({ record }) => record.some((cell) => cell !== ''));
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && `${error.code}`.startsWith('CSV_')))
      throw error;
    const line = 'lines' in error ? Number(error.lines) : 1;
    return {
      fault: `Line ${line} cannot be read: look for a quotation mark (") that is not closed.`,
    };
  }
}

/** The most frequent candidate in the headings. */
function delimiterOf(text: string): string {
  const [head = ''] = text.trimStart().split(/\r\n|\n|\r/, 1);
  const count = (mark: string) => head.replace(/"[^"]*"/g, '').split(mark).length;
  return [',', ';', '\t'].reduce((best, mark) => (count(mark) > count(best) ? mark : best));
}

function lineOf({ record, info }: Row, columns: readonly SheetColumn[]): SheetLine {
  const cells = Object.fromEntries(sheetFields.map((field) => [field, '']));
  for (const [index, { field }] of columns.entries()) if (field) cells[field] = record[index] ?? '';
  const { name = '', phonenumber = '' } = cells;
  const named = { line: info.lines, name, phone: phonenumber };
  if (/^\d+([.,]\d+)?e\+?\d+$/i.test(phonenumber)) {
    const refused =
      'Excel has shortened the phone number. Format the column as text, and save the list again.';
    return { ...named, refused };
  }
  const read = lineSchema.safeParse({ ...cells, phonenumber: phonenumber.replace(/\.0+$/, '') });
  if (!read.success) return { ...named, refused: read.error.issues[0]?.message ?? 'Not readable' };
  const { date, ...person } = read.data;
  if (date === 'wrong') return { ...named, refused: 'Write the day as DD/MM/YYYY, up to today' };
  return { ...named, person: { ...person, date: date || null } };
}

/** Normalises 5/1/2026 to 05/01/2026 and drops the time. */
function fullDay(text: string): string {
  const [, date = '', month = '', year = ''] =
    /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})(?:\s.*)?$/.exec(text) ?? [];
  if (year === '') return text.replace(/[ T].*$/, '');
  return `${date.padStart(2, '0')}/${month.padStart(2, '0')}/${year}`;
}
