import type { ExamIn } from './exams/exams';

/** An exam with result pages. */
export type ResultExam = ExamIn<'result'>;

export type Meta = { title: string; description: string; keywords: readonly string[] };

export type Fact = readonly [term: string, text: string];

/** One exam: its counter, and what the figure includes. */
export type ExamResult = {
  exam: ResultExam;
  path: `/result/${ResultExam}`;
  /** Text of its entry on the overview. */
  overview: string;
  heading: string;
  meta: Meta;
  lede: string;
  intro: readonly string[];
  counts: { heading: string; items: readonly string[] };
  leavesOut: { heading: string; items: readonly string[] };
  own: { heading: string; paragraphs: readonly string[] };
  noNames: string;
  next: readonly string[];
  ask: { heading: string; text: string };
};

/** One exam in detail: what counts as a result, how to read it, common questions. */
export type ResultDetail = {
  exam: ResultExam;
  path: `/result-explore/${ResultExam}`;
  heading: string;
  meta: Meta;
  lede: string;
  counter: string;
  kinds: { heading: string; intro: string; facts: readonly Fact[] };
  reading: {
    heading: string;
    paragraphs: readonly string[];
    /** A worked calculation, line by line. */
    example?: { title: string; lines: readonly string[] };
    after?: readonly string[];
  };
  record: { heading: string; paragraphs: readonly string[] };
  noNames: string;
  checklist: {
    heading: string;
    intro: string;
    questions: readonly { ask: string; because: string }[];
  };
  next: readonly string[];
  ask: { heading: string; text: string };
};
