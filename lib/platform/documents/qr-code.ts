import { create } from 'qrcode';

/** Empty modules around the code, as the standard asks. */
const QUIET_ZONE = 4;

/** A QR code to draw: `path` in dark, on a white square of `size` units a side. */
export type QrCode = { readonly size: number; readonly path: string };

/** @param text an address, a hundred characters or so */
export function qrCode(text: string): QrCode {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  const parts: string[] = [];
  for (let row = 0; row < modules.size; row += 1) {
    for (let column = 0; column < modules.size; column += 1) {
      const start = column;
      while (column < modules.size && modules.get(row, column)) column += 1;
      const length = column - start;
      if (length > 0) {
        parts.push(`M${start + QUIET_ZONE} ${row + QUIET_ZONE}h${length}v1h-${length}z`);
      }
    }
  }
  return { size: modules.size + 2 * QUIET_ZONE, path: parts.join('') };
}

/** Where staff find a registration. The number is all that the address holds. */
export function staffRecordUrl(siteUrl: string, registrationnumber: string): string {
  return `${siteUrl}/searchuser?q=${encodeURIComponent(registrationnumber)}`;
}
