import { create } from 'qrcode';

/** Quiet zone in modules, as the standard requires. */
const QUIET_ZONE = 4;

/**
 * A QR code: `path` is drawn dark on a white square with sides of `size` units.
 * @typedef {{ readonly size: number, readonly path: string }} QrCode
 */

/**
 * @param {string} text a URL of up to about a hundred characters
 * @returns {QrCode}
 */
export function qrCode(text) {
  const { modules } = create(text, { errorCorrectionLevel: 'M' });
  /** @type {string[]} */
  const parts = [];
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

/**
 * URL under which staff find a registration. It contains only the registration number.
 * @param {string} siteUrl
 * @param {string} registrationnumber
 */
export function staffRecordUrl(siteUrl, registrationnumber) {
  return `${siteUrl}/searchuser?q=${encodeURIComponent(registrationnumber)}`;
}
