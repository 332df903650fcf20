import type { Sixths } from '@/content/catalogue/exams/pattern';
import type { OptionLetter } from './practice-question';

/**
 * What the right answer is, without the text of the options. `also` are other options of an MCQ that are taken as
 * right after its key was challenged.
 */
export type KeyRule =
  | { type: 'MCQ'; right: OptionLetter; also?: readonly OptionLetter[] }
  | { type: 'MSQ'; right: readonly OptionLetter[] }
  | { type: 'NAT'; from: number; to: number };

/** The letters chosen, or the number as it was typed. */
export type GivenAnswer = readonly OptionLetter[] | string;

export type MarkedSection = {
  id: string;
  /** How many answers are marked: the first ones, in the order of the paper. */
  counted: number;
  questions: readonly MarkedQuestion[];
};

/** Marks of a dropped question go to everybody. */
type MarkedQuestion = { slug: string; gain: Sixths; loss: Sixths; isDropped?: boolean };

/** "extra": answered, but beyond the number of answers that count. */
export type Outcome = 'right' | 'wrong' | 'unanswered' | 'extra' | 'dropped';

export type QuestionMarks = { slug: string; outcome: Outcome; marks: Sixths };

export type SectionMarks = {
  id: string;
  questions: readonly QuestionMarks[];
  marks: Sixths;
  maximum: Sixths;
  /** What wrong answers took off. */
  lost: Sixths;
};

/** The most marks of a section. Where fewer answers count than there are questions, all have the same marks. */
export function maximumOf({
  counted,
  questions,
}: Pick<MarkedSection, 'counted' | 'questions'>): Sixths {
  const all = questions.reduce((sum, { gain }) => sum + gain, 0);
  // Multiplied first: a quotient such as 21/30 is not exact.
  return (counted * all) / questions.length;
}

const decimal = /^[+-]?(?:\d+\.?\d*|\.\d+)$/;

/**
 * The number that was typed; a comma between thousands is no part of it, "−" is a minus.
 * @returns null where it is not a number
 */
export function typedNumber(typed: string): number | null {
  const plain = typed.trim().replace(/^[−–]/, '-').replaceAll(',', '');
  return decimal.test(plain) ? Number(plain) : null;
}

/** Whether a question counts as answered. */
export const isAnswered = (given: GivenAnswer | undefined): given is GivenAnswer =>
  typeof given === 'string' ? given.trim() !== '' : (given?.length ?? 0) > 0;

function isRight(rule: KeyRule, given: GivenAnswer): boolean {
  if (rule.type === 'NAT') {
    const number = typeof given === 'string' ? typedNumber(given) : null;
    return number !== null && number >= rule.from && number <= rule.to;
  }
  if (typeof given === 'string') return false;
  if (rule.type === 'MCQ') {
    const [letter, ...more] = given;
    return more.length === 0 && [rule.right, ...(rule.also ?? [])].some((one) => one === letter);
  }
  const { right } = rule;
  return given.length === right.length && right.every((letter) => given.includes(letter));
}

/**
 * Marks of one section, exact in sixths. An MSQ has full marks for all of its right options and no
 * other, and none otherwise. Beyond `counted` answers, the later ones are neither right nor wrong. A dropped
 * question takes no place among the counted ones, and nobody gets more than the section's maximum.
 */
export function markSection(
  section: MarkedSection,
  {
    key,
    answers,
  }: {
    key: Readonly<Record<string, KeyRule>>;
    answers: Readonly<Record<string, GivenAnswer>>;
  },
): SectionMarks {
  const { id, counted, questions } = section;
  let open = counted;
  const maximum = maximumOf(section);
  const marked = questions.map(({ slug, gain, loss, isDropped }): QuestionMarks => {
    if (isDropped) return { slug, outcome: 'dropped', marks: gain };
    const given = answers[slug];
    if (!isAnswered(given)) return { slug, outcome: 'unanswered', marks: 0 };
    if (open === 0) return { slug, outcome: 'extra', marks: 0 };
    open -= 1;
    const rule = key[slug];
    if (rule && isRight(rule, given)) return { slug, outcome: 'right', marks: gain };
    return { slug, outcome: 'wrong', marks: -loss };
  });
  return {
    id,
    questions: marked,
    marks: Math.min(
      maximum,
      marked.reduce((sum, one) => sum + one.marks, 0),
    ),
    maximum,
    lost: marked.reduce((sum, one) => sum + Math.max(0, -one.marks), 0),
  };
}
