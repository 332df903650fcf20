import { CsvError, parse } from 'csv-parse/sync';

/** No call accepts a larger table. */
export const MOST_TABLE_BYTES = 900_000;

/** Why a table is refused; its message tells the user what to do. */
export class TableFault extends Error {}

const BINARY = 'This is not a CSV file. Open it in Excel, save it as “CSV UTF-8”, and choose that.';

/**
 * The text of an uploaded table: UTF-8, UTF-16, or else Windows-1252.
 * @throws TableFault for a workbook, a PDF, or what is too large
 */
export function tableText(bytes: Uint8Array): string {
  if (bytes.byteLength > MOST_TABLE_BYTES) throw tooLarge();
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (/^(PK|%PDF|\xd0\xcf\x11\xe0)/.test(start)) throw new TableFault(BINARY);
  const text = decoded(bytes, start);
  if (text.includes('\0')) throw new TableFault(BINARY);
  return text;
}

function tooLarge(): TableFault {
  return new TableFault('This is too long. Take in a part of it at a time, such as one month.');
}

function decoded(bytes: Uint8Array, start: string): string {
  if (start.startsWith('\xff\xfe')) return new TextDecoder('utf-16le').decode(bytes);
  if (start.startsWith('\xfe\xff')) return new TextDecoder('utf-16be').decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** A line of a table: its number (the first is 1), and its cells, trimmed. */
export interface TableLine {
  line: number;
  cells: readonly string[];
}

/** As Excel, banks and Google write them; pasted cells come with tabs. */
const delimiters = [',', '\t', ';', '|'] as const;

/**
 * Reads pasted or uploaded cells, the line of names included: which of them is the header, its reader
 * says. Empty lines are left out, and lines may be of different lengths.
 * @param text as `tableText` decodes a file
 * @throws TableFault saying what to do
 */
export function readTable(text: string): TableLine[] {
  if (Buffer.byteLength(text) > MOST_TABLE_BYTES) throw tooLarge();
  try {
    const rows = parse(text, {
      bom: true,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      delimiter: delimiterOf(text),
      info: true,
      relax_quotes: true,
    }) as unknown as { info: { lines: number }; record: string[] }[];
    return rows
      .map(({ info, record }) => ({ line: info.lines, cells: record }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error.lines ?? 0);
    const message = `Line ${line} cannot be read: a quotation mark is opened and not closed.`;
    throw new TableFault(message);
  }
}

/** The one that most lines have in the same number, above one that stands in texts here and there. */
function delimiterOf(text: string): string {
  const lines = text.split(/\r\n|\r|\n/, 200).filter((line) => line.trim() !== '');
  const scores = delimiters.map((delimiter) => {
    const counts = new Map<number, number>();
    for (const line of lines) {
      const count = line.replace(/"[^"]*"/g, '').split(delimiter).length - 1;
      if (count > 0) counts.set(count, (counts.get(count) ?? 0) + 1);
    }
    return Math.max(0, ...[...counts].map(([count, times]) => times * Math.min(count, 3)));
  });
  return delimiters[scores.indexOf(Math.max(...scores))] ?? ',';
}
