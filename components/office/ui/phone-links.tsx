import { asciiDigits } from '@/lib/platform/ascii-digits';

/** An Indian mobile number, however it was typed. */
const mobile = /^(?:(?:00)?91|0)?([6-9]\d{9})$/;

/**
 * Opens a chat with a message that can be changed before it is sent; null where the phone can be no mobile
 * one.
 * @param text what it begins with
 */
export function chatHref(phone: string, text: string): string | null {
  const [, number] = mobile.exec(asciiDigits(phone)) ?? [];
  return number ? `https://wa.me/91${number}?text=${encodeURIComponent(text)}` : null;
}

/** An Indian mobile number, or any number with our country's prefix. */
const national = /^(?:00)?91(\d{10})$|^0?([6-9]\d{9})$/;

/** What a tap dials: numbers are kept as they were typed, with and without +91 and 0. */
export function telHref(phone: string): string {
  const digits = asciiDigits(phone);
  const [, withPrefix, mobile] = national.exec(digits) ?? [];
  const number = withPrefix ?? mobile;
  if (number) return `tel:+91${number}`;
  return `tel:${phone.trim().startsWith('+') ? '+' : ''}${digits}`;
}
