import type { KeyRule } from './mark-answers';
import type { AnswerRule } from './practice-question';

/** What a question asks in one language. Texts are HTML. */
export type RoomText = {
  text: string;
  options: readonly string[];
};

/** A question as the room gets it: without its answer. */
export type RoomQuestion = RoomText & {
  slug: string;
  type: AnswerRule['type'];
  /** In sixths of a mark. */
  gain: number;
  loss: number;
  unit?: string;
  hindi?: RoomText;
};

export type RoomSection = {
  id: string;
  name: string;
  counted: number;
  questions: readonly RoomQuestion[];
};

export type RoomPaper = {
  /** Changes with every question, so that an older attempt is not continued with other questions. */
  version: string;
  minutes: number;
  sections: readonly RoomSection[];
};

export type RoomKey = Readonly<Record<string, KeyRule>>;

/** The questions’ slugs, in the order of the paper. */
export const slugsOf = ({ sections }: Pick<RoomPaper, 'sections'>): readonly string[] =>
  sections.flatMap(({ questions }) => questions.map(({ slug }) => slug));

/** Compensatory time of candidates with a disability: twenty minutes for each hour. */
export const compensatoryMinutes = (minutes: number): number => Math.round(minutes / 3);
