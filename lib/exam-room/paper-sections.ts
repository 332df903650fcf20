import type { KeyRule, MarkedSection } from '@/content/practice/mark-answers';

/** The office's list of tests. */
export const papersPath = '/searchuser/papers';

/** A section of a paper, as `TestPaper.sections` stores it. */
export interface PaperSectionPlan {
  /** Id of the section in the exam's pattern. */
  id: string;
  name: string;
  /** The first answers that are marked; the number of questions where all are. */
  counted: number;
  /** Questions that it is to have; missing where nobody has planned it. */
  shown?: number;
}

/** A question in its place in a paper, as it is marked. */
export interface PlacedQuestion {
  position: number;
  section: string;
  gain: number;
  loss: number;
  key: KeyRule;
  isDropped: boolean;
}

/** How the room names the question at a position: "q1" is the first. */
export const slugAt = (position: number): string => `q${position + 1}`;

/** The sections with their questions, as the scorer takes them. */
export const markedSections = (
  sections: readonly PaperSectionPlan[],
  questions: readonly PlacedQuestion[],
): readonly MarkedSection[] =>
  sections.map(({ id, counted }) => ({
    id,
    counted,
    questions: questions
      .filter(({ section }) => section === id)
      .map(({ position, gain, loss, isDropped }) => ({
        slug: slugAt(position),
        gain,
        loss,
        isDropped,
      })),
  }));

/** As many rows of answers as a call may carry. */
export const ROWS_IN_CALL = 100;
