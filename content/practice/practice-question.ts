export const optionLetters = ['A', 'B', 'C', 'D'] as const;

export type OptionLetter = (typeof optionLetters)[number];

/** Four options, in the order of their letters. */
type Options = readonly [string, string, string, string];

/** One right option; one or more right options; a number within a range, both ends included. */
export type AnswerRule =
  | { type: 'MCQ'; options: Options; right: OptionLetter }
  | { type: 'MSQ'; options: Options; right: readonly OptionLetter[] }
  | { type: 'NAT'; from: number; to: number; decimals: number; unit?: string };

/**
 * A question written for this project. Texts are plain, with formulas between dollar signs in TeX:
 * `$\ce{[Fe(CN)6]^4-}$`, `$\Delta G = -nFE$`.
 */
export type PracticeQuestion = {
  /** Its place in addresses, once for all exams; it never changes. */
  slug: string;
  /** What it asks, as a heading: "Spin-only moment of hexaaquairon(III)". */
  title: string;
  /** Id of the section in `paper.ts`. */
  section: string;
  /** The unit as the exam's syllabus names it. */
  unit: string;
  /** Whole marks for the right answer; with the type they give the question's marking in `paper.ts`. */
  marks: 1 | 2 | 4;
  text: string;
  answer: AnswerRule;
  /** Paragraphs: the way to the answer, then why the other options are wrong. */
  solution: readonly string[];
};
