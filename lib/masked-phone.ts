import { asciiDigits } from './ascii-digits';

/** Enough to tell two people apart who are on the phone, and not enough to ring either: "… 3210". */
export function maskedPhone(phone: string): string {
  const digits = asciiDigits(phone);
  return digits.length > 4 ? `… ${digits.slice(-4)}` : '';
}
