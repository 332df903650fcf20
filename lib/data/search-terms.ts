import 'server-only';
import { asciiDigits } from '@/lib/ascii-digits';

/** One thing that has to be found in a person. */
export interface SearchTerm {
  text: string;
  /** Only for what can be a number: its digits, and those that every way of writing a phone shares. */
  number: string | null;
  phone: string | null;
}

const MOST_WORDS = 6;
const numberLike = /^[\p{Nd}\s+().-]*\p{Nd}[\p{Nd}\s+().-]*$/u;

/**
 * What was typed into the box, in the parts that all have to fit: words, or one number however it is
 * written. More words than anybody's name has are left out.
 */
export function searchTerms(q: string): SearchTerm[] {
  const text = q.trim();
  if (text === '') return [];
  const parts = numberLike.test(text) ? [text] : text.split(/\s+/).slice(0, MOST_WORDS);
  return parts.map((part) => {
    const number = numberLike.test(part) ? asciiDigits(part) : null;
    return { text: part, number, phone: number === null ? null : withoutPrefix(part, number) };
  });
}

/** +91 98765 43210, 0091 98765 43210 and 098765 43210 are 98765 43210; half typed, too. */
function withoutPrefix(text: string, digits: string): string {
  const national = digits.replace(/^0+/, '');
  const whole = national.length === 12;
  return text.startsWith('+') || digits.startsWith('00') || whole
    ? national.replace(/^91/, '')
    : national;
}
