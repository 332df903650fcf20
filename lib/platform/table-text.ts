// Runs in the browser as well, unlike the parser (csv.ts).

/** Limit of every call that accepts a table. */
export const MOST_TABLE_BYTES = 900_000;

/** Why a table is refused. The message tells the user what to do. */
export class TableFault extends Error {}

const BINARY =
  'This file has no table that can be read. Open it in Excel, save it as “Excel workbook (.xlsx)” or “CSV UTF-8”, and choose that.';
const EMPTY =
  'The first sheet of this workbook is empty. Move the table to the first sheet, save, and choose the file again.';

/**
 * A table file as CSV: the first sheet of an Excel workbook (.xlsx), or text in UTF-8, UTF-16, or else Windows-1252.
 * @param mostBytes limit of the file and of its text
 * @throws TableFault for other files, an empty first sheet, or a file that is too large
 */
export async function tableText(
  bytes: Uint8Array<ArrayBuffer>,
  mostBytes = MOST_TABLE_BYTES,
): Promise<string> {
  if (bytes.byteLength > mostBytes) throw tooLarge();
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (start === 'PK\u0003\u0004') return workbookText(bytes, mostBytes);
  if (/^(%PDF|\xd0\xcf\x11\xe0)/.test(start)) throw new TableFault(BINARY);
  const text = decoded(bytes, start);
  if (text.includes('\0')) throw new TableFault(BINARY);
  return text;
}

/** The fault of a table above the limit. */
export function tooLarge(): TableFault {
  return new TableFault('This file is too large. Import it in parts.');
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

async function workbookText(bytes: Uint8Array<ArrayBuffer>, mostBytes: number): Promise<string> {
  // Few people need it, so nobody else loads it.
  const { readSheet } = await import('read-excel-file/universal');
  const rows = await readSheet(new Blob([bytes]), { parseNumber: shownNumber }).catch(() => null);
  if (rows === null) throw new TableFault(BINARY);
  if (rows.length === 0) throw new TableFault(EMPTY);
  const text = rows.map((row) => row.map(csvCell).join(',')).join('\r\n');
  if (new Blob([text]).size > mostBytes) throw tooLarge();
  return text;
}

/** Excel stores 0.3 as 0.30000000000000004, keeps 15 digits, and shows no exponent for a phone number. */
const shownNumber = (stored: string) => String(Number(Number(stored).toPrecision(15)));

function csvCell(cell: unknown): string {
  const text = cell instanceof Date ? shownDay(cell) : String(cell ?? '');
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** A day as 2026-11-29; with a time of day only where there is one. */
const shownDay = (at: Date) =>
  at.toISOString().slice(0, 16).replace('T00:00', '').replace('T', ' ');
