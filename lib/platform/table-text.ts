// Runs in the browser as well, unlike the parser (csv.ts).

/** Limit of every call that accepts a table. */
export const MOST_TABLE_BYTES = 900_000;

/** Why a table is refused. The message tells the user what to do. */
export class TableFault extends Error {}

const BINARY = 'This is not a CSV file. Open it in Excel, save it as “CSV UTF-8”, and choose that.';

/**
 * Decodes an uploaded table: UTF-8, UTF-16, or else Windows-1252.
 * @throws TableFault for a workbook, a PDF, or a file that is too large
 */
export function tableText(bytes: Uint8Array): string {
  if (bytes.byteLength > MOST_TABLE_BYTES) throw tooLarge();
  const start = String.fromCharCode(...bytes.subarray(0, 4));
  if (/^(PK|%PDF|\xd0\xcf\x11\xe0)/.test(start)) throw new TableFault(BINARY);
  const text = decoded(bytes, start);
  if (text.includes('\0')) throw new TableFault(BINARY);
  return text;
}

/** The fault of a table above the limit. */
export function tooLarge(): TableFault {
  return new TableFault(
    'This file is too large. Import it in parts, for example a month at a time.',
  );
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
