/** Zeros of the scripts used for phone numbers; the digits 1 to 9 follow each one. */
const zeros = '०০੦૦୦௦౦೦൦٠۰０';

/** Every non-ASCII digit, in the order of `theirAscii`, for `translate` in SQL. */
export const otherDigits = [...zeros].flatMap((zero) => nextTen(zero.charCodeAt(0))).join('');
export const theirAscii = '0123456789'.repeat(zeros.length);

/** The digits of a text, of any script, in ASCII: "+९१ 98-76" is "919876". */
export function asciiDigits(text: string): string {
  const ascii = [...text].map((letter) => theirAscii[otherDigits.indexOf(letter)] ?? letter);
  return ascii.join('').replace(/[^0-9]/g, '');
}

function nextTen(first: number): string[] {
  return Array.from({ length: 10 }, (_, value) => String.fromCharCode(first + value));
}
