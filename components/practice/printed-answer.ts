import { countText } from '@/content/counted';
import { printMarks } from '@/content/catalogue/exams/pattern';
import {
  isAnswered,
  type GivenAnswer,
  type KeyRule,
  type Outcome,
} from '@/content/practice/mark-answers';

/** What became of an answer, as results print it. */
export const outcomeWords: Readonly<Record<Outcome, string>> = {
  right: 'right',
  wrong: 'wrong',
  unanswered: 'not answered',
  extra: 'not counted',
  dropped: 'marks to all',
};

/**
 * "8 right, 11 wrong, 2 not answered. Wrong answers cost you 3.67 marks.", and what was not marked.
 * @param lost what wrong answers took off, in sixths of a mark
 */
export function printOutcomes(questions: readonly { outcome: Outcome }[], lost: number): string {
  const count = (outcome: Outcome) => questions.filter((one) => one.outcome === outcome).length;
  const [extra, dropped] = [count('extra'), count('dropped')];
  return [
    `${count('right')} right, ${count('wrong')} wrong, ${count('unanswered')} not answered.`,
    lost > 0 && `Wrong answers cost you ${printMarks(lost)} marks.`,
    extra > 0 && `${extra} answered beyond the number that counts, so not marked.`,
    dropped > 0 && `${countText(dropped, 'question')} dropped: the marks go to everybody.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** "A, C" or the number as it was typed; a dash where nothing was answered. */
export const printGiven = (given: GivenAnswer | null | undefined): string =>
  given && isAnswered(given) ? (typeof given === 'string' ? given : given.join(', ')) : '–';

/** "B", "B or C", "A, C", "3.1 to 3.3" */
export function printRule(rule: KeyRule | undefined): string {
  if (!rule) return '';
  if (rule.type === 'NAT')
    return rule.from === rule.to ? `${rule.from}` : `${rule.from} to ${rule.to}`;
  return rule.type === 'MCQ'
    ? [rule.right, ...(rule.also ?? [])].join(' or ')
    : rule.right.join(', ');
}
