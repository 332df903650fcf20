/** Marks in whole sixths of one mark, so that halves and thirds stay exact. */
export type Sixths = number;

/** Whole marks, or a part of one: `marks(2)`, `marks(1, 3)` for one third. */
export const marks = (count: number, parts = 1): Sixths => (count * 6) / parts;

/** A sum of marks as it is read, with two decimals at most: "58", "58.5", "58.33", "−3". */
export function printMarks(sixths: Sixths): string {
  const size = Math.abs(sixths);
  const hundredths = Math.floor((size * 100 + 3) / 6);
  const rest = String(hundredths % 100)
    .padStart(2, '0')
    .replace(/0+$/, '');
  return `${sixths < 0 ? '−' : ''}${Math.floor(hundredths / 100)}${rest && `.${rest}`}`;
}

/** What one question brings or costs, exactly: "2", "0.5", "1/3". */
export function printExactly(sixths: Sixths): string {
  return sixths % 3 === 0 ? printMarks(sixths) : `${sixths / 2}/3`;
}
