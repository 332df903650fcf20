/** More than this no list of the office has, and no call takes. */
export const MOST_TABLE_BYTES = 900_000;

/** Why a file or a pasted text is not taken, as a sentence that says what to do. */
export class TableFault extends Error {}

const BINARY = 'This is not a CSV file. Open it in Excel, save it as “CSV UTF-8”, and choose that.';

/**
 * The text of a table that was chosen as a file: UTF-8, UTF-16, or else what Windows writes.
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

export function tooLarge(): TableFault {
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
