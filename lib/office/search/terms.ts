import 'server-only';
import { asciiDigits } from '@/lib/platform/ascii-digits';

/** One thing that was typed, and what of a row's entries it can be beside words of the name. */
export interface Term {
  text: string;
  /** As it stands, and as the beginning of more: parts of a tsquery. */
  whole: readonly string[];
  begun: readonly string[];
}

const MOST_TERMS = 6;
/** The last digits of a phone are looked for from so many on. */
const FEWEST_LAST = 4;
const numberLike = /^[\p{Nd}\s+().-]*\p{Nd}[\p{Nd}\s+().-]*$/u;

/** What was typed into the box, in the parts that all have to fit: words, or one number however it is written. */
export function searchTerms(q: string): Term[] {
  const text = q.trim();
  if (text === '') return [];
  const parts = numberLike.test(text) ? [text] : text.split(/\s+/).slice(0, MOST_TERMS);
  return parts.map((part) => termOf(part, parts.length === 1)).filter((term) => term !== null);
}

/** Null for a country's prefix that nothing follows yet. */
function termOf(text: string, alone: boolean): Term | null {
  if (!numberLike.test(text)) return withoutNumber(text, alone);
  const digits = asciiDigits(text);
  const phone = withoutPrefix(text, digits).slice(-10);
  if (phone === '' && text.startsWith('+')) return null;
  // Where it can be the end of a phone, its noughts are no prefix.
  const last = text.startsWith('+') || digits.length > 10 ? phone : digits;
  const backwards = [...last].reverse().join('');
  const lasts = last.length < FEWEST_LAST ? [] : [entry('-', backwards, true)];
  return {
    text,
    whole: [entry('#', digits), ...(phone.length === 10 ? [entry('+', phone)] : [])],
    begun: [entry('#', digits, true), ...(phone ? [entry('+', phone, true)] : []), ...lasts],
  };
}

/** Letters: perhaps the beginning of an e-mail, or a gateway's reference. */
function withoutNumber(text: string, alone: boolean): Term {
  const email = text.toLowerCase().slice(0, 100);
  const code = email.replace(/[^a-z0-9]/g, '').slice(0, 60);
  const emails = alone || /[@._\d]/.test(text);
  const codes = /\d/.test(code) && code.length >= 4;
  return {
    text,
    whole: [...(emails ? [entry('@', email)] : []), ...(codes ? [entry('#', code)] : [])],
    begun: [
      ...(emails ? [entry('@', email, true)] : []),
      ...(codes ? [entry('#', code, true)] : []),
    ],
  };
}

/** +91 98765 43210, 0091 98765 43210 and 098765 43210 are 98765 43210; half typed, too. */
function withoutPrefix(text: string, digits: string): string {
  const national = digits.replace(/^0+/, '');
  const prefixed = text.startsWith('+') || digits.startsWith('00') || national.length > 10;
  return prefixed ? national.replace(/^91/, '') : national;
}

/** `year` is null where only the serial was said. */
export interface Receipt {
  year: string | null;
  serial: number;
}

/**
 * The serial of a receipt, from "OC/26-27/000123", "oc 26 27 123" or "123", and its financial year where
 * that was said; null for what is no number of a receipt.
 */
export function receiptSerial(q: string): Receipt | null {
  const digits = asciiDigits(q);
  const whole = /^\s*oc[\s/-]*(\d{2})[\s/-]*(\d{2})[\s/-]+0*(\d{1,6})\s*$/i.exec(q);
  if (whole) return { year: `${whole[1]}-${whole[2]}`, serial: Number(whole[3]) };
  const serialOnly = /^\s*(?:oc[\s/-]*)?[\p{Nd}]{1,6}\s*$/iu.test(q);
  return serialOnly && Number(digits) > 0 ? { year: null, serial: Number(digits) } : null;
}

/** What stands before an entry that is no word of a name (see the migration `search_pairs`). */
type Mark = '' | '~' | '&' | '@' | '+' | '-' | '#';

/** An entry of a row as a tsquery has it. `begun`: any that begins so. */
export function entry(mark: Mark, text: string, begun = false): string {
  const quoted = (mark + text).replaceAll('\\', '\\\\').replaceAll("'", "''");
  return `'${quoted}'${begun ? ':*' : ''}`;
}

/** One of them; null where there is none. */
export function anyOf(parts: readonly string[]): string | null {
  const different = [...new Set(parts)];
  if (different.length === 0) return null;
  return different.length === 1 ? (different[0] ?? null) : `(${different.join('|')})`;
}

/** All of them; null where one cannot be. */
export function allOf(parts: readonly (string | null)[]): string | null {
  if (parts.length === 0 || parts.includes(null)) return null;
  return parts.length === 1 ? (parts[0] ?? null) : `(${parts.join('&')})`;
}

/** The whole name, as a row has it beside its words. */
export function wholeName(words: readonly string[]): string {
  const inOrder = [...new Set(words)].sort();
  return entry('~', [...inOrder.join(' ')].slice(0, 199).join(''));
}

/** Two words of a name, as a row has them beside each of them. */
export function twoWords(one: string, other: string): string {
  return entry('&', [one, other].sort().join(' '));
}
