import { chatGreeting } from '@/content/lead-words';
import { asciiDigits } from '@/lib/ascii-digits';

/** An Indian mobile number, however it was typed. */
const mobile = /^(?:(?:00)?91|0)?([6-9]\d{9})$/;

/** Opens a chat that begins with our greeting; null where the phone can be no mobile one. */
export function chatHref(phone: string, coursename: string): string | null {
  const [, number] = mobile.exec(asciiDigits(phone)) ?? [];
  if (!number) return null;
  return `https://wa.me/91${number}?text=${encodeURIComponent(chatGreeting(coursename))}`;
}
