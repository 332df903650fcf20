import type { ExamIn } from '@/content/catalogue/exams/exams';

/** An exam with result pages. */
export type ResultExam = ExamIn<'result'>;

export type Meta = { title: string; description: string; keywords: readonly string[] };

export type Fact = readonly [term: string, text: string];

/** One exam: its counter and its result image. */
export type ExamResult = {
  exam: ResultExam;
  path: `/result/${ResultExam}`;
  /** Text of its entry on the overview. */
  overview: string;
  heading: string;
  meta: Meta;
  lede: string;
  intro: readonly string[];
  next: readonly string[];
};

/** One exam in detail: what its results are, and how marks, cut-off and rank are read. */
export type ResultDetail = {
  exam: ResultExam;
  path: `/result-explore/${ResultExam}`;
  heading: string;
  meta: Meta;
  lede: string;
  kinds: { heading: string; intro: string; facts: readonly Fact[] };
  reading: {
    heading: string;
    paragraphs: readonly string[];
    /** A worked calculation, line by line. */
    example: { title: string; lines: readonly string[] };
    after: string;
  };
  next: readonly string[];
};
