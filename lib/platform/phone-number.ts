import { asciiDigits } from './ascii-digits';

/** An Indian mobile number, with or without its prefix. */
const mobile = /^(?:(?:00)?91|0)?([6-9]\d{9})$/;

/** The ten digits of an Indian mobile number in any notation; null for another number. */
export function mobileDigits(phone: string): string | null {
  return mobile.exec(asciiDigits(phone))?.[1] ?? null;
}

/**
 * A mobile number as "+91 98765 43210", a landline with +91 as "+91 11 2653 1234"; another number, or
 * several at once, as typed.
 */
export function printedPhone(phone: string): string {
  const digits = mobileDigits(phone);
  if (digits) return `+91 ${digits.slice(0, 5)} ${digits.slice(5)}`;
  return phone.replace(/^\+91([1-5]\d)(\d{4})(\d{4})$/, '+91 $1 $2 $3');
}

/** Ten digits after +91, 0 or nothing: a mobile number, or a landline with its area code. */
const indian = /^(?:(?:00)?91|0)?[1-9]\d{9}$/;

/** Whether a phone number has the digits of an Indian one, and no prefix of another country. */
export function isIndianNumber(phone: string): boolean {
  return indian.test(asciiDigits(phone)) && !/^\s*\+(?!91)/.test(phone);
}

/** Another country's, by its + or 00. */
const foreign = /^(?:\+|00)(?!91)[1-9]\d{6,13}$/;

/** Whether a phone number has the digits of one that can be called from India. */
export function canBeCalled(phone: string): boolean {
  const digits = asciiDigits(phone);
  return indian.test(digits) || foreign.test((/^\s*\+/.test(phone) ? '+' : '') + digits);
}

/**
 * URL of a chat with a prepared message; the sender chooses the recipient if the number cannot be a mobile.
 * @param text initial text of the message
 */
export function chatLink(phone: string, text: string): string {
  const number = mobileDigits(phone);
  return `https://wa.me/${number ? `91${number}` : ''}?text=${encodeURIComponent(text)}`;
}

/** URL that opens an SMS with a prepared text (RFC 5724); null if the number cannot be a mobile. */
export function smsLink(phone: string, text: string): string | null {
  const number = mobileDigits(phone);
  return number && `sms:+91${number}?body=${encodeURIComponent(text)}`;
}
