import { stringify } from 'csv-stringify/sync';

/** Text is guarded, a number is not: it can only be a number. */
export type Cell = string | number | null;

/** In front of the file, so that Excel reads every script. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What makes a spreadsheet calculate, in ASCII and in full width; also where blanks stand before it. */
const formula = /^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|%]|^[\t\r\n]/u;

/** A spreadsheet would drop its zeros, or round it: a phone, a PIN, a bank's reference. */
const notANumber = /^(0\d+|\d{11,}|\d+[eE]\d+)$/;

/** The cell as text that stays text in every spreadsheet: an apostrophe stands before what might not. */
export function safeCell(cell: Cell): string | number {
  if (typeof cell !== 'string') return cell ?? '';
  // What begins with an apostrophe gets another one, so that the first can always be taken away.
  return formula.test(cell) || notANumber.test(cell) || cell.startsWith("'") ? `'${cell}` : cell;
}

/** Lines of a table as RFC 4180 has them. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) => row.map(safeCell)),
    // A line break of the other kind is left bare otherwise, and spreadsheets break the row there.
    { record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  );
}
