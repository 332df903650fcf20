import type { Outcome } from '@/content/practice/mark-answers';

/** A marked question of an attempt, in sixths of a mark. */
export interface UnitQuestion {
  unit: string;
  outcome: Outcome;
  marks: number;
  /** What the right answer brings. */
  gain: number;
}

/** What a student has reached in a unit, over several attempts. */
export interface UnitProgress {
  unit: string;
  right: number;
  wrong: number;
  unanswered: number;
  /** In sixths of a mark. */
  marks: number;
  maximum: number;
  /** Share of the marks in all attempts, and in the last one with the unit, from 0 to 1. */
  share: number;
  lastShare: number;
}

/**
 * The progress of each unit, in the order in which the units were first met. A dropped question says nothing about a
 * unit and is left out; an answer beyond those that count is one that was not marked.
 * @param attempts oldest first, at tests of one exam
 */
export function progressByUnit(attempts: readonly (readonly UnitQuestion[])[]): UnitProgress[] {
  const counted = attempts.map((questions) =>
    questions.filter(({ outcome }) => outcome !== 'dropped'),
  );
  const units = [...new Set(counted.flat().map(({ unit }) => unit))];
  return units.map((unit) => {
    const byAttempt = counted
      .map((questions) => questions.filter((one) => one.unit === unit))
      .filter((questions) => questions.length > 0);
    const all = byAttempt.flat();
    const count = (outcome: Outcome) => all.filter((one) => one.outcome === outcome).length;
    const [right, wrong] = [count('right'), count('wrong')];
    return {
      unit,
      right,
      wrong,
      unanswered: all.length - right - wrong,
      ...sums(all),
      share: shareOf(all),
      lastShare: shareOf(byAttempt.at(-1) ?? []),
    };
  });
}

function sums(questions: readonly UnitQuestion[]) {
  const total = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  return {
    marks: total(questions.map(({ marks }) => marks)),
    maximum: total(questions.map(({ gain }) => gain)),
  };
}

/** Never negative, however many marks wrong answers took off. */
function shareOf(questions: readonly UnitQuestion[]): number {
  const { marks, maximum } = sums(questions);
  return maximum > 0 ? Math.max(0, marks / maximum) : 0;
}
