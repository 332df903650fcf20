import { CsvError, parse } from 'csv-parse/sync';
import { MOST_TABLE_BYTES, TableFault, tooLarge } from './table-text';

/** A line of a table: where it stands in what was sent (the first is 1), and its cells, trimmed. */
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
