import { CsvError, parse } from 'csv-parse/sync';
import { MOST_TABLE_BYTES, TableFault, tooLarge } from './table-text';

/** A table row: its line number and its number in a spreadsheet (from 1), and its trimmed cells. */
export interface TableLine {
  line: number;
  /** Differs from the line where cells have line breaks. */
  row: number;
  cells: readonly string[];
}

/** Used by Excel, banks and Google; pasted cells are separated by tabs. */
const delimiters = [',', '\t', ';', '|'] as const;

/**
 * Parses pasted or uploaded cells, including the header row, which the caller detects. Empty lines
 * are dropped; rows may differ in length.
 * @param text as decoded by `tableText`
 * @param options the delimiter is by default the one that most lines have equally often
 * @throws TableFault telling the user what to do
 */
export function readTable(
  text: string,
  { delimiter = delimiterOf(text), mostBytes = MOST_TABLE_BYTES } = {},
): TableLine[] {
  if (Buffer.byteLength(text) > mostBytes) throw tooLarge();
  try {
    const rows = parse(text, {
      bom: true,
      trim: true,
      relax_column_count: true,
      skip_empty_lines: true,
      delimiter,
      info: true,
      relax_quotes: true,
    }) as unknown as {
      info: { lines: number; records: number; empty_lines: number };
      record: string[];
    }[];
    return rows
      .map(({ info, record }) => ({
        line: info.lines,
        row: info.records + info.empty_lines,
        cells: record,
      }))
      .filter(({ cells }) => cells.some((cell) => cell !== ''));
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = Number(error.lines ?? 0);
    const message = `Line ${line} cannot be read: a quotation mark is not closed.`;
    throw new TableFault(message);
  }
}

/**
 * The delimiter that occurs equally often in most lines, in preference to one that only occurs in
 * text.
 */
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
