import { stringify } from 'csv-stringify/sync';

/** Text is escaped for spreadsheets; numbers are not. */
export type Cell = string | number | null;

/** Lets Excel recognise UTF-8. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Text that spreadsheets treat as a formula, ASCII and full width, with leading blanks. */
const formula = /^[\s\p{Cf}]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20|%]|^[\t\r\n]/u;

/**
 * Digits that a spreadsheet would round or strip of zeros: phone numbers, PIN codes, bank
 * references.
 */
const notANumber = /^(0\d+|\d{11,}|\d+[eE]\d+)$/;

/** The cell, prefixed with an apostrophe when a spreadsheet would not keep it as text. */
export function safeCell(cell: Cell): string | number {
  if (typeof cell !== 'string') return cell ?? '';
  // Existing apostrophes are prefixed too, so that the first one can always be removed.
  return formula.test(cell) || notANumber.test(cell) || cell.startsWith("'") ? `'${cell}` : cell;
}

/** CSV lines (RFC 4180). */
export function csvLines(rows: readonly (readonly Cell[])[]): string {
  return stringify(
    rows.map((row) => row.map(safeCell)),
    // Also quotes cells with a lone \r or
    // , where spreadsheets would break the row.
    { record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  );
}
