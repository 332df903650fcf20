const LONGEST = 255;

/**
 * What a payer or an owner typed at a gateway, on one line and cut to 255 characters, without the
 * characters that no database keeps.
 */
export function storableText(text: string): string {
  return text
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .trim()
    .slice(0, LONGEST)
    .toWellFormed();
}
