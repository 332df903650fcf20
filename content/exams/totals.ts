import { type Exam, type ExamSection, isMixed } from './exam';
import type { Sixths } from './mark';

export type Totals = { shown: number; attempts: number; maximum: Sixths };

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

/** Questions shown, answers that count, and the most marks of a section. */
export function sectionTotals(section: ExamSection): Totals {
  if (isMixed(section)) {
    return { shown: section.shown, attempts: section.attemptMax, maximum: section.maximum };
  }
  return {
    shown: sum(section.kinds.map(({ shown }) => shown)),
    attempts: sum(section.kinds.map(({ attemptMax }) => attemptMax)),
    maximum: sum(section.kinds.map(({ attemptMax, marks }) => attemptMax * marks)),
  };
}

/** Questions shown, answers that count, and the marks they can bring, over all sections. */
export function examTotals({ sections }: Exam): Totals {
  const totals = sections.map(sectionTotals);
  return {
    shown: sum(totals.map(({ shown }) => shown)),
    attempts: sum(totals.map(({ attempts }) => attempts)),
    maximum: sum(totals.map(({ maximum }) => maximum)),
  };
}
