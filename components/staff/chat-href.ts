import { asciiDigits } from '@/lib/ascii-digits';

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
