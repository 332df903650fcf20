import type { Sixths } from './mark';

/** How one kind of question is marked. */
export type Rule = { marks: Sixths; negative: Sixths };

/** Answers given, and how many of them are right; `right` is never above `attempted`. */
export type Attempt = { attempted: number; right: number };

/** What the right answers bring. */
export const gained = (rule: Rule, { right }: Attempt): Sixths => right * rule.marks;

/** What the wrong answers take off. */
export const lost = (rule: Rule, { attempted, right }: Attempt): Sixths =>
  (attempted - right) * rule.negative;

/** The marks for these answers; below 0 when the wrong ones outweigh the right ones. */
export function scoreOf(answers: readonly (readonly [Rule, Attempt])[]): Sixths {
  return answers.reduce(
    (sum, [rule, attempt]) => sum + gained(rule, attempt) - lost(rule, attempt),
    0,
  );
}

/** One guess in so many has to be right for guessing to bring as much as leaving blank; 0 where nothing is lost. */
export function breakEven({ marks, negative }: Rule): number {
  return negative === 0 ? 0 : (marks + negative) / negative;
}

/** A typed count: nothing counts as 0, anything but a whole number as `undefined`. */
export function readCount(typed: string): number | undefined {
  const text = typed.trim();
  return /^\d{0,4}$/.test(text) ? Number(text) : undefined;
}
