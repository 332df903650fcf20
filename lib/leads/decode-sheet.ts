const WORKBOOK =
  'This is an Excel workbook. Open it in Excel, choose “Save as”, then “CSV UTF-8”, and import that file.';
const NO_TEXT = 'This file is not text. Save it as “CSV UTF-8” and try again.';

export type DecodedSheet = { text: string } | { fault: string };

/** Decodes CSV: UTF-8, UTF-16 with a byte order mark, else Windows-1252. */
export function decodeSheet(bytes: Uint8Array): DecodedSheet {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b && bytes[2] === 0x03) return { fault: WORKBOOK };
  const text = decoded(bytes);
  return text === null || text.includes('\0') ? { fault: NO_TEXT } : { text };
}

function decoded(bytes: Uint8Array): string | null {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return as('utf-16le', bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return as('utf-16be', bytes);
  return as('utf-8', bytes) ?? as('windows-1252', bytes);
}

function as(encoding: string, bytes: Uint8Array): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
