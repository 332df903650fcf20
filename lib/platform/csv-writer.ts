import { stringify } from 'csv-stringify/sync';

/** Text is escaped for spreadsheets, numbers are not. */
export type Cell = string | number | null;

/** With it at the start of a file, Excel reads UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What a spreadsheet takes for a formula, in ASCII and full width, also after blanks. */
const formula = /^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|%]|^[\t\r\n]/u;

/** Digits that a spreadsheet would round, or without their zeros: a phone, a PIN, a bank reference. */
const notANumber = /^(0\d+|\d{11,}|\d+[eE]\d+)$/;

/** The cell, with an apostrophe before text that a spreadsheet would not keep as text. */
export function safeCell(cell: Cell): string | number {
  if (typeof cell !== 'string') return cell ?? '';
  // Also before an apostrophe, so that the first one can always be removed.
  return formula.test(cell) || notANumber.test(cell) || cell.startsWith("'") ? `'${cell}` : cell;
}

/** Lines of a table in the format of RFC 4180. */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) => row.map(safeCell)),
    // Cells with a single \r or \n are quoted too; spreadsheets break the row there otherwise.
    { record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  );
}
